/** Prints problems for the person who mends them: grouped by record, errors first, each with what to do. */
import type { Problem } from './problem.ts';

/** Several lines without a final line end; `''` for no problems. */
export function formatProblems(problems: readonly Problem[]): string {
	if (problems.length === 0) return '';
	const records = [...Map.groupBy(problems, ({ collection, id }) => `${collection} ${id}`)];
	const withErrors = records.filter(([, members]) => members.some(isError));
	const others = records.filter(([, members]) => !members.some(isError));
	const blocks = [...withErrors, ...others].map(([record, members]) => formatRecord(record, members));
	return [...blocks, summarise(problems)].join('\n\n');
}

/** Such as "2 errors, 1 warning". */
function summarise(problems: readonly Problem[]): string {
	const errors = problems.filter(isError).length;
	return `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`;
}

function formatRecord(record: string, problems: readonly Problem[]): string {
	const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
	return [record, ...sorted.flatMap(formatProblem)].join('\n');
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
