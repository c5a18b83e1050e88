/** Weeks that have failed once, with what is needed of them: they are run again with every test. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from './operations/operation.ts';
import type { FailingWeek } from './shrink.ts';

export interface KnownWeek {
	readonly seed: number;
	/** What was wrong. */
	readonly fault: string;
	readonly operations: readonly Operation[];
}

const file = path.join(import.meta.dirname, 'failing-weeks.json');

type Written = readonly {
	readonly seed: number;
	readonly fault: string;
	readonly operations: readonly (readonly [string, number, number])[];
}[];

export function readFailingWeeks(): readonly KnownWeek[] {
	const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
	return written.map(({ seed, fault, operations }) => ({
		...{ seed, fault },
		operations: operations.map(([kind, number, thenMs]) => ({ kind, seed: number, thenMs })),
	}));
}

/** As the file has them, for a person to add. */
export function writeFailingWeek({ seed, operations, week }: FailingWeek): string {
	return JSON.stringify({
		seed,
		fault: week.fault,
		operations: operations.map(({ kind, seed: number, thenMs }) => [kind, number, thenMs]),
	});
}
