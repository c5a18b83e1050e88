/** The weeks that a test runs, with what it prints of them. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createCoverage } from './coverage.ts';
import { writeFailingWeek } from './failing-weeks.ts';
import type { Operation } from './operations/operation.ts';
import { runWeek, type Week } from './run-week.ts';
import { shrink } from './shrink.ts';

/** So many weeks bring about everything that can come about. */
const weeksForAll = 1_000;
const weeksPerLine = 100;

interface PlannedWeek {
	readonly seed: number;
	readonly operations: readonly Operation[];
}

/** To be called inside a test: nothing may be wrong in any week. One that fails is shrunk, and printed with its operations. */
export async function testWeeks(weeks: Iterable<PlannedWeek>): Promise<void> {
	const dir = path.join(await temporaryFolder(memory()), 'week');
	const coverage = createCoverage();
	let done: Week[] = [];
	let count = 0;
	const print = (): void => {
		const sum = (of: (week: Week) => number): string => (done.reduce((total, week) => total + of(week), 0) / done.length).toFixed(1);
		if (done.length > 0)
			console.log(
				`Weeks to ${count}: each ${sum(({ figures }) => figures.orders)} orders, ${sum(({ figures }) => figures.faults)} faults, ${sum(({ figures }) => figures.restarts)} starts`,
			);
		done = [];
	};
	for (const { seed, operations } of weeks) {
		const week = await runWeek(seed, operations, dir);
		if (week.fault !== null) expect.fail(await describeFailure({ seed, operations }, week, dir));
		coverage.add(week.transitions);
		done.push(week);
		count += 1;
		if (count % weeksPerLine === 0) print();
	}
	print();
	console.log(`Weeks with each event: ${coverage.describe()}`);
	if (count >= weeksForAll) expect(coverage.missing()).toEqual([]);
}

async function describeFailure({ seed, operations }: PlannedWeek, week: Week, dir: string): Promise<string> {
	const shrunk = await shrink({ seed, operations, week }, dir);
	return [
		`Week ${seed}: ${week.fault}`,
		'Left of it, and what happened then:',
		...shrunk.week.story,
		`${shrunk.week.fault}`,
		'For failing-weeks.json:',
		writeFailingWeek(shrunk),
	].join('\n');
}

function memory(): string {
	return existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}
