/** Puts the texts of a record and of its translations together, and notes where a language is missing. */
import { defaultLanguage, isLanguage, type Language, languages, perLanguage } from '../../site/languages.ts';
import type { ProblemList } from '../problem.ts';
import { describeValue } from './describe-value.ts';
import type { Localized, LocalizedValue } from './localized.ts';
import type { RecordPlace } from './read-record.ts';

/** Builds the texts of one record, and reports once per language which of them fall back. */
export class RecordTexts {
	readonly #missing = new Map<Language, Map<string, Language>>();
	readonly #unknown = new Set<string>();

	/**
	 * A field's text in every language; null where it has none in any. `base` is the German base field, null where the record has none. A missing
	 * language gets the base, or the first translation.
	 */
	text<Row extends { readonly language: string }>(
		field: string,
		base: string | null,
		rows: readonly Row[],
		pick: (row: Row) => string | null,
	): Localized | null {
		const texts = this.#collect(base, rows, pick);
		const [first] = texts;
		if (first === undefined) return null;
		const localised = this.#fallBack(field, texts, { language: first[0], value: first[1] });
		return perLanguage((language) => ({ text: localised[language].value, language: localised[language].language }));
	}

	/** As {@link text} for a value of any kind, such as a table: it is translated as a whole. */
	value<Row extends { readonly language: string }, Value>(
		field: string,
		base: Value,
		rows: readonly Row[],
		pick: (row: Row) => Value | null,
	): LocalizedValue<Value> {
		const known = this.#collect(base, rows, pick);
		return this.#fallBack(field, known, { language: defaultLanguage, value: base });
	}

	/** As {@link text} for a field whose base is required. */
	requiredText<Row extends { readonly language: string }>(
		field: string,
		base: string,
		rows: readonly Row[],
		pick: (row: Row) => string | null,
	): Localized {
		return this.text(field, base, rows, pick) ?? sameInEveryLanguage(base);
	}

	/** Adds a warning for each language that some text lacks, and for each language that the site does not speak. */
	report(place: RecordPlace, wanted: readonly Language[], problems: ProblemList): void {
		for (const language of languages) {
			const fields = this.#missing.get(language);
			if (fields === undefined || !wanted.includes(language)) continue;
			const shown = [...new Set(fields.values())].join(', ');
			problems.add({
				...place,
				code: 'translation-missing',
				severity: 'warning',
				field: `translations.${language}`,
				message: `Not translated into "${language}": ${[...fields.keys()].join(', ')}. Pages in that language show the text in "${shown}".`,
				fix: `Add the translation with language "${language}".`,
			});
		}
		for (const code of this.#unknown) {
			problems.add({
				...place,
				code: 'language-unknown',
				severity: 'warning',
				field: 'translations',
				message: `There is a translation into ${describeValue(code)}, a language that the site does not have. It is left out.`,
				fix: `Use one of the languages ${languages.join(', ')}.`,
			});
		}
	}

	#languageOf(code: string): Language | null {
		const language = code.toLowerCase().split(/[-_]/)[0];
		if (isLanguage(language)) return language;
		this.#unknown.add(code.slice(0, 20));
		return null;
	}

	/** By language; the base field is German. */
	#collect<Row extends { readonly language: string }, Value>(
		base: Value | null,
		rows: readonly Row[],
		pick: (row: Row) => Value | null,
	): ReadonlyMap<Language, Value> {
		const known = new Map<Language, Value>();
		if (base !== null) known.set(defaultLanguage, base);
		for (const row of rows) {
			const language = this.#languageOf(row.language);
			const value = pick(row);
			if (language !== null && value !== null && !known.has(language)) known.set(language, value);
		}
		return known;
	}

	#fallBack<Value>(
		field: string,
		known: ReadonlyMap<Language, Value>,
		fallback: { readonly language: Language; readonly value: Value },
	): LocalizedValue<Value> {
		return perLanguage((language) => {
			const value = known.get(language);
			if (value !== undefined) return { value, language };
			const fields = this.#missing.get(language) ?? new Map<string, Language>();
			this.#missing.set(language, fields.set(field, fallback.language));
			return fallback;
		});
	}
}

/** A German text that has no translations and needs none, such as a name. */
export function sameInEveryLanguage(text: string): Localized {
	return perLanguage(() => ({ text, language: defaultLanguage }));
}
