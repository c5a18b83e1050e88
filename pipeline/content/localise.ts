/** Puts the texts of a record and of its translations together, and notes where a language is missing (design §7). */
import { defaultLanguage, isLanguage, type Language, languages, perLanguage } from '../../site/languages.ts';
import type { Localized, LocalizedText } from './localized.ts';
import type { ProblemList } from './problem.ts';
import type { RecordPlace } from './read-record.ts';

/** What is known of a text: the base field is German, the others come from translations. */
type TextsByLanguage = ReadonlyMap<Language, string>;

/** Builds the texts of one record, and tells once per language which of them fall back. */
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
		const texts = new Map<Language, string>();
		if (base !== null) texts.set(defaultLanguage, base);
		for (const row of rows) {
			const language = this.#languageOf(row.language);
			const text = pick(row);
			if (language !== null && text !== null && !texts.has(language)) texts.set(language, text);
		}
		return this.#localised(field, texts);
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
				message: `There is a translation into "${code}", a language that the site does not have. It is left out.`,
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

	#localised(field: string, texts: TextsByLanguage): Localized | null {
		const first = texts.entries().next().value;
		if (first === undefined) return null;
		const fallback: LocalizedText = { language: first[0], text: first[1] };
		return perLanguage((language) => {
			const text = texts.get(language);
			if (text !== undefined) return { text, language };
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
