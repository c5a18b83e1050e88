/**
 * Prints problems for the person who fixes them: grouped by record, each with what to do. Errors come last, where they stand above the line that says
 * what became of the work. What the law asks of every offer may be missing from all of them, and what it asks of every manufacturer, too: such warnings
 * are reported once a code, with how many records they are about.
 */
import type { Problem } from '../../pipeline/problem.ts';
import { spellOut } from '../../pipeline/records/describe-value.ts';
import { isLawCode, type LawCode } from './law-rules.ts';

/** Ids that are named before the rest is only counted. */
const namedIds = 5;

/** A record's name; `''` where that is not known. */
export type NameOf = (collection: string, id: string | number) => string;

/** Several lines without a final line end; `''` for no problems. */
export function formatProblems(problems: readonly Problem[], nameOf: NameOf = () => ''): string {
	if (problems.length === 0) return '';
	const told = problems.filter((problem) => !isToldTogether(problem));
	const records = [...Map.groupBy(told, ({ collection, id }) => `${collection} ${id}`).values()];
	const withErrors = records.filter((members) => members.some(isError));
	const others = records.filter((members) => !members.some(isError));
	const blocks = (of: readonly (readonly Problem[])[]) => of.map((members) => formatRecord(members, nameOf));
	const together = formatTogether(problems.filter(isToldTogether));
	return [...blocks(others), ...together, ...blocks(withErrors), summarise(problems)].join('\n\n');
}

/** Such as "2 errors, 1 warning". */
function summarise(problems: readonly Problem[]): string {
	const errors = problems.filter(isError).length;
	return `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`;
}

function isToldTogether(problem: Problem): problem is Problem & { readonly code: LawCode } {
	return !isError(problem) && isLawCode(problem.code) && /^ecommerce_(?:product|manufacturer)(?:_|$)/.test(problem.collection);
}

/** A block for each collection, with a line for each code. */
function formatTogether(problems: readonly (Problem & { readonly code: LawCode })[]): readonly string[] {
	const collections = [...Map.groupBy(problems, ({ collection }) => collection)];
	return collections.map(([collection, members]) => {
		const codes = [...Map.groupBy(members, ({ code }) => code)].sort(([a], [b]) => (a < b ? -1 : 1));
		return [collection, ...codes.map(([code, same]) => formatDuty(code, same))].map(spellOut).join('\n');
	});
}

function formatDuty(code: LawCode, problems: readonly Problem[]): string {
	const ids = [...new Set(problems.map(({ id }) => id))];
	const named = ids.length > namedIds ? `${ids.slice(0, namedIds).join(', ')}, …` : ids.join(', ');
	// A duty has the same words at every record.
	const words = problems.slice(0, 1).map(({ message, fix }) => `${message} Fix: ${fix}`);
	return `  warning: ${code}, ${counted(ids.length, 'record')} (${named}): ${words.join('')}`;
}

function formatRecord(problems: readonly Problem[], nameOf: NameOf): string {
	const sorted = [...problems.filter((problem) => !isError(problem)), ...problems.filter(isError)];
	const headings = problems.slice(0, 1).map(({ collection, id }) => {
		const name = nameOf(collection, id);
		return `${collection} ${id}${name === '' ? '' : ` (${name})`}`;
	});
	return [...headings, ...sorted.flatMap(formatProblem)].map(spellOut).join('\n');
}

function formatProblem({ severity, code, field, message, fix }: Problem): readonly string[] {
	const heading = field === '' ? code : `${field} (${code})`;
	return [`  ${severity}: ${heading}`, `    ${message}`, `    Fix: ${fix}`];
}

function isError(problem: Problem): boolean {
	return problem.severity === 'error';
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
