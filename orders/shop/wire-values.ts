/** Reads values of records as different databases spell them. The service shares no code with the site here, so that a test can compare both. */
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { defaultLanguage, type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';

export function isOn(value: unknown): boolean {
	return value === true || value === 1;
}

/** For what holds unless it is said not to. */
export function isOff(value: unknown): boolean {
	return value === false || value === 0;
}

/** An id or a stock: some databases give whole numbers as their digits. null for anything else, and for what is below zero. */
export function wholeNumber(value: unknown): number | null {
	if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** Id of the record that is named, or of the record itself where it is in its place. */
export function namedId(value: unknown): number | null {
	return wholeNumber(isWireRecord(value) ? value.id : value);
}

export function rows(value: unknown): readonly WireRecord[] {
	return Array.isArray(value) ? value.filter(isWireRecord) : [];
}

/** The records that the rows of a list name in `column`, each once, in the order of the rows; those that `isKnown` refuses are left out. */
export function namedIds(value: unknown, column: string, isKnown: (id: number) => boolean): readonly number[] {
	const sorted = rows(value).toSorted((a, b) => sortOf(a) - sortOf(b));
	const ids = sorted.map((row) => namedId(row[column])).filter((id) => id !== null);
	return [...new Set(ids.filter(isKnown))];
}

function sortOf({ sort }: WireRecord): number {
	return typeof sort === 'number' ? sort : 0;
}

/** In one line, so that no name becomes a line of an e-mail's head. */
export function text(value: unknown): string {
	return typeof value === 'string'
		? value
				.toWellFormed()
				.replace(/[\p{Cc}\s]+/gu, ' ')
				.trim()
		: '';
}

/** A text of any lines. */
export function paragraphs(value: unknown): string {
	return markdown(value).trim();
}

/** The same with its spaces at both ends, which count where a text is named by its hash. `''`: it is blank. */
export function markdown(value: unknown): string {
	if (typeof value !== 'string' || value.trim() === '') return '';
	return value
		.toWellFormed()
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, '');
}

/** A text in every language: its translation, else the German base field, else the first translation there is; `''` where it has none at all. */
export function inEveryLanguage(
	base: unknown,
	translations: unknown,
	pick: (row: WireRecord) => unknown,
	read = text,
): PerLanguage<string> {
	const known = byLanguage(base, translations, pick, read);
	const [first = ''] = known.values();
	return perLanguage((language: Language) => known.get(language) ?? first);
}

/** By the languages in which it is really written, in the order in which they stand in for others. */
export function byLanguage(
	base: unknown,
	translations: unknown,
	pick: (row: WireRecord) => unknown,
	read = text,
): ReadonlyMap<string, string> {
	const known = new Map<string, string>();
	if (read(base) !== '') known.set(defaultLanguage, read(base));
	for (const row of rows(translations)) {
		const language = languageOf(row.language);
		const value = read(pick(row));
		if (value !== '' && !known.has(language)) known.set(language, value);
	}
	return known;
}

/** Backends write `en-GB` for `en`, and some put the language's record in the place of its code. */
function languageOf(language: unknown): string {
	return (
		text(isWireRecord(language) ? language.code : language)
			.toLowerCase()
			.split(/[-_]/)[0] ?? ''
	);
}
