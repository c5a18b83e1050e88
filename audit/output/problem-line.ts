/** A problem as one line of text: how bad it is, what kind of, and where. */
import type { Language } from '../../site/languages.ts';
import type { AuditedProblem } from '../findings/audited-problem.ts';
import type { Found } from '../findings/describe-found.ts';
import type { RecordRef } from '../records/record-index.ts';
import { recordName } from '../texts/collection-names.ts';
import { placeText } from '../texts/field-names.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { colon, quoted } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';

/** Such as `Produkt 17 (Ring)`. */
export function recordText({ collection, id, label }: RecordRef, language: Language): string {
	return `${recordName(collection)[language]} ${id}${label === '' ? '' : ` (${label})`}`;
}

/** With the place in it, such as `Produkt 17 (Ring), Preis (brutto)`. */
export function placedRecord({ record, place }: Pick<AuditedProblem, 'record' | 'place'>, language: Language): string {
	return [recordText(record, language), placeText(place)[language]].filter((part) => part !== '').join(', ');
}

/** Several problems of one record and kind differ by their place, and by the value found there. */
export function problemPlace(problem: AuditedProblem, language: Language): string {
	const { found } = problem;
	const what = found === null ? '' : foundText(found, language, (record) => recordText(record, language));
	return `${placedRecord(problem, language)}${what === '' ? '' : `${colon[language]} ${what}`}`;
}

/** `count`: for how many of its kind it stands. */
export function problemLine(problem: AuditedProblem, count: number, language: Language): string {
	const { severity, code, record } = problem;
	const where = count > 1 ? `${recordText(record, language)}, ${count - 1} ${texts.more[language]}` : problemPlace(problem, language);
	return [texts[severity][language], problemTexts[code].heading[language], where].join(`${colon[language]} `);
}

/** A line for each error; `''` where nothing stops a build. */
export function formatErrors(problems: readonly AuditedProblem[], language: Language): string {
	const errors = problems.filter(({ severity }) => severity === 'error');
	return errors.map((problem) => toLine(problemLine(problem, 1, language))).join('\n');
}

/** `name` calls a record what the rest of the text calls it. */
function foundText(found: Found, language: Language, name: (record: RecordRef) => string): string {
	switch (found.kind) {
		case 'value':
			return quoted(found.text, language);
		case 'missing':
			return shortList(found.fields.map((place) => placeText(place)[language]));
		case 'files':
		case 'rivals':
			return shortList(found.records.map(name));
		case 'link':
			return quoted(found.target, language);
	}
}

/** A section of the audit's text: a title, and under it entries with their details, which are cut where they are long. */
export interface TextEntry {
	readonly text: string;
	/** Each has a line of its own below the text. */
	readonly details?: readonly string[];
}

const mostEntries = 20;
const mostDetails = 10;
/** Names in one line. */
const mostNamed = 5;

/** `''` without entries. `omitted` follows the number of entries or details that are cut. */
export function textSection(title: string, entries: readonly TextEntry[], omitted: string): string {
	const cut = (lines: readonly string[], total: number, most: number) =>
		total > most ? [...lines, `… ${total - most} ${omitted}`] : lines;
	const lines = entries.slice(0, mostEntries).flatMap(({ text, details = [] }) => {
		const shown = cut(details.slice(0, mostDetails), details.length, mostDetails);
		return [text, ...shown.map((line) => `      ${line}`)];
	});
	const shown = cut(lines, entries.length, mostEntries);
	return entries.length === 0 ? '' : [title, ...shown.map((line) => `  ${toLine(line)}`)].join('\n');
}

/** Such as `Page 1, Page 2, …`. */
export function shortList(names: readonly string[], most = mostNamed): string {
	return [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
}

/** Editors may have typed line ends, and signs that steer a terminal. */
function toLine(text: string): string {
	return text.replace(/\p{Cc}+/gu, ' ');
}
