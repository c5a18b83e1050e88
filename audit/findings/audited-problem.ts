/** Problems as the report shows them: with their record, the place in it, the value found there, and who can fix it; and which are the worst. */
import type { Problem } from '../../pipeline/problem.ts';
import { type ProblemMender, problemTraits } from '../../site/problem-codes.ts';
import type { RecordRef } from '../records/describe-record.ts';
import { type FieldPlace, locateField } from '../records/field-place.ts';
import { describeFound, type Found, type FoundSources } from './describe-found.ts';
import { compareKinds } from './problem-gravity.ts';

/** `field`, `message` and `fix` are technical, and the last two English: people read the texts of the code. */
export interface AuditedProblem extends Pick<Problem, 'code' | 'severity' | 'field' | 'message' | 'fix'> {
	readonly record: RecordRef;
	readonly place: FieldPlace;
	/** null where the code says all there is to say. */
	readonly found: Found | null;
	readonly mender: ProblemMender;
}

/** Problems of one code and one severity, in their own order. */
export interface ProblemGroup {
	readonly first: AuditedProblem;
	readonly members: readonly AuditedProblem[];
}

/** A problem that stands for `count` of its kind. */
export interface WorstProblem {
	readonly problem: AuditedProblem;
	readonly count: number;
}

export const menders = ['editor', 'administrator', 'developer'] as const satisfies readonly ProblemMender[];

export function toAuditedProblem(problem: Problem, sources: FoundSources): AuditedProblem {
	const { code, severity, collection, id, field, message, fix } = problem;
	const { index } = sources;
	// Several fields at once are named by what was found.
	const { place, value } = locateField(code === 'field-missing' ? '' : field, index.find(collection, id), 'positions');
	const found = describeFound(problem, value, sources);
	return { code, severity, field, message, fix, record: index.ref(collection, id), place, found, mender: problemTraits[code].mender };
}

/** The gravest kinds first, errors before warnings; a code that is both makes two groups. */
export function groupProblems(problems: readonly AuditedProblem[]): readonly ProblemGroup[] {
	const groups = [...Map.groupBy(problems, ({ severity, code }) => `${severity} ${code}`).values()].flatMap((members) =>
		members[0] === undefined ? [] : [{ first: members[0], members }],
	);
	const isWarning = ({ first }: ProblemGroup) => (first.severity === 'error' ? 0 : 1);
	const kind = ({ first: { code }, members }: ProblemGroup) => ({ code, count: members.length });
	return groups.toSorted((a, b) => isWarning(a) - isWarning(b) || compareKinds(kind(a), kind(b)));
}

/** Errors one by one, then each kind of warning once; the gravest first. */
export function chooseWorst(problems: readonly AuditedProblem[], most = 5): readonly WorstProblem[] {
	return groupProblems(problems)
		.flatMap(({ first, members }) =>
			first.severity === 'error' ? members.map((problem) => ({ problem, count: 1 })) : [{ problem: first, count: members.length }],
		)
		.slice(0, most);
}
