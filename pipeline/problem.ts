/** A fault that an editor can fix: collected while content is judged, printed by record, never thrown. */
import type { ProblemCode, ProblemSeverity } from '../site/problem-codes.ts';

export interface Problem {
	/** Permanent name such as `slug-duplicate`; docs/problems.md lists all. */
	readonly code: ProblemCode;
	/** As it is where the site's policies say nothing (see apply-policies.ts). */
	readonly severity: ProblemSeverity;
	readonly collection: string;
	readonly id: string | number;
	/** Path of the field inside the record, such as `rows[2].title`. */
	readonly field: string;
	/** Says the fault and the value found. */
	readonly message: string;
	/** What to do about it. */
	readonly fix: string;
}

/** Collects problems in the order in which content is read. */
export class ProblemList {
	readonly #problems: Problem[] = [];

	add(problem: Problem): void {
		this.#problems.push(problem);
	}

	get all(): readonly Problem[] {
		return this.#problems;
	}
}
