/** Problems as the report shows them: with their record, and with who can mend them; and which of them are the worst. */
import type { Problem } from '../../pipeline/content/problem.ts';
import { type ProblemMender, problemTraits } from '../../site/problem-codes.ts';
import type { RecordRef } from '../records/describe-record.ts';
import type { RecordIndex } from '../records/record-index.ts';

export interface AuditedProblem extends Pick<Problem, 'code' | 'severity' | 'field' | 'message' | 'fix'> {
	readonly record: RecordRef;
	readonly mender: ProblemMender;
}

/** A problem that stands for `count` of its kind. */
export interface WorstProblem {
	readonly problem: AuditedProblem;
	readonly count: number;
}

export const menders = ['editor', 'administrator', 'developer'] as const satisfies readonly ProblemMender[];

export function toAuditedProblem({ collection, id, ...problem }: Problem, index: RecordIndex): AuditedProblem {
	const { code, severity, field, message, fix } = problem;
	return { code, severity, field, message, fix, record: index.ref(collection, id), mender: problemTraits[code].mender };
}

/** Warnings that cost money or trust at once come before those that cost neatness. */
const grave: readonly RegExp[] = [/^law-|^legal-/, /^(?:price|image|link|anchor|menu|path|slug)-/, /^(?:reference|field|record)-/];

/** Errors one by one, then each kind of warning once; the gravest first. */
export function chooseWorst(problems: readonly AuditedProblem[], most = 5): readonly WorstProblem[] {
	const errors = problems.filter(({ severity }) => severity === 'error').map((problem) => ({ problem, count: 1 }));
	const kinds = Map.groupBy(
		problems.filter(({ severity }) => severity === 'warning'),
		({ code }) => code,
	);
	const warnings = [...kinds.values()].flatMap((members) =>
		members[0] === undefined ? [] : [{ problem: members[0], count: members.length }],
	);
	const inOrder = (list: readonly WorstProblem[]) => list.toSorted((a, b) => gravity(a) - gravity(b));
	return [...inOrder(errors), ...inOrder(warnings)].slice(0, most);
}

function gravity({ problem }: WorstProblem): number {
	const rank = grave.findIndex((pattern) => pattern.test(problem.code));
	return rank === -1 ? grave.length : rank;
}
