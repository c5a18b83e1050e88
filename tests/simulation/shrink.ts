/** Leaves out what a failing week does not need. */
import type { Operation } from './operations/operation.ts';
import { runWeek, type Week } from './run-week.ts';

export interface FailingWeek {
	readonly seed: number;
	readonly operations: readonly Operation[];
	readonly week: Week;
}

/** Leaves out parts, larger ones first, as long as the week still fails, whatever the fault is then. Ends after about `tries` weeks. */
export async function shrink({ seed, operations, week }: FailingWeek, dir: string, tries = 60): Promise<FailingWeek> {
	let best: FailingWeek = { seed, operations, week };
	let left = tries;
	for (let size = Math.ceil(operations.length / 2); size >= 1 && left > 0; size = Math.floor(size / 2)) {
		for (let start = 0; start < best.operations.length && left > 0; left--) {
			const fewer = best.operations.filter((_, index) => index < start || index >= start + size);
			const shorter = await runWeek(seed, fewer, dir);
			if (shorter.fault === null) start += size;
			else best = { seed, operations: fewer, week: shorter };
		}
	}
	return best;
}
