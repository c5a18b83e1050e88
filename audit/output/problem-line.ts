/** A problem as one line of text: how bad it is, what kind of, and where. */
import type { Language } from '../../site/languages.ts';
import type { AuditedProblem } from '../findings/audited-problem.ts';
import type { RecordRef } from '../records/describe-record.ts';
import { recordName } from '../texts/collection-names.ts';
import { placeText } from '../texts/place-text.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { colon } from '../texts/punctuation.ts';
import { texts } from '../texts/report-texts.ts';
import { foundText } from './found-text.ts';

/** Such as `Produkt 17 (Ring)`. */
export function recordText({ collection, id, label }: RecordRef, language: Language): string {
	return `${recordName(collection)[language]} ${id}${label === '' ? '' : ` (${label})`}`;
}

/** `count`: for how many of its kind it stands. */
export function problemLine(problem: AuditedProblem, count: number, language: Language): string {
	const { severity, code, record } = problem;
	const rest = count > 1 ? `, ${count - 1} ${texts.more[language]}` : whereAndWhat(problem, language);
	const parts = [texts[severity][language], problemTexts[code].heading[language], recordText(record, language)];
	return `${parts.join(`${colon[language]} `)}${rest}`;
}

/** A line for each error; `''` where nothing stops a build. */
export function formatErrors(problems: readonly AuditedProblem[], language: Language): string {
	const errors = problems.filter(({ severity }) => severity === 'error');
	return errors.map((problem) => problemLine(problem, 1, language)).join('\n');
}

/** Several problems of one record and kind are told apart by where they are, and by what stands there. */
function whereAndWhat({ place, found }: AuditedProblem, language: Language): string {
	const where = placeText(place)[language];
	const what = found === null ? '' : foundText(found, language, (record) => recordText(record, language));
	return `${where === '' ? '' : `, ${where}`}${what === '' ? '' : `${colon[language]} ${what}`}`;
}
