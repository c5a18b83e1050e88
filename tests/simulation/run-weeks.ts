/**
 * Runs weeks, one after the other, and prints their figures: `node tests/simulation/run-weeks.ts <first> <last>`. With `--stop` it ends at the first one that
 * fails, with exit code 1; with `--shrink` it leaves out of each what it does not need, and prints it as `failing-weeks.json` has them. `--known` runs those of
 * that file alone; `--story` prints what happened.
 */
import '../support/memory-needs-no-sync.ts';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createCoverage } from './coverage.ts';
import { readFailingWeeks, writeFailingWeek } from './failing-weeks.ts';
import type { Operation } from './operations/operation.ts';
import { drawWeek, runWeek } from './run-week.ts';
import { shrink } from './shrink.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { stop: { type: 'boolean' }, shrink: { type: 'boolean' }, known: { type: 'boolean' }, story: { type: 'boolean' } },
});
const [first = 1, last = first] = positionals.map(Number);
const dir = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'schaufenster-weeks-'));
const coverage = createCoverage();
const weeks: readonly { readonly seed: number; readonly operations: readonly Operation[] }[] = values.known
	? readFailingWeeks()
	: Array.from({ length: last - first + 1 }, (_, index) => ({ seed: first + index, operations: drawWeek(first + index) }));
let failures = 0;
try {
	for (const { seed, operations } of weeks) {
		const begin = process.cpuUsage().user;
		const week = await runWeek(seed, operations, path.join(dir, 'week'));
		const { orders, faults, restarts } = week.figures;
		const ms = Math.round((process.cpuUsage().user - begin) / 1_000);
		console.log(
			`Week ${seed}: ${orders} orders, ${faults} faults, ${restarts} starts, ${ms} ms${week.fault === null ? '' : `. FAILED: ${week.fault}`}`,
		);
		if (values.story) console.log(week.story.join('\n'));
		coverage.add(week.transitions);
		if (week.fault === null) continue;
		failures += 1;
		if (values.shrink) {
			const shrunk = await shrink({ seed, operations, week }, path.join(dir, 'week'));
			console.log(`${shrunk.week.story.join('\n')}\n${shrunk.week.fault}\n${writeFailingWeek(shrunk)}`);
		}
		if (values.stop) break;
	}
	console.log(`${failures} of ${weeks.length} weeks failed. Weeks with each event: ${coverage.describe()}`);
	process.exitCode = failures === 0 ? 0 : 1;
} finally {
	rmSync(dir, { recursive: true, force: true });
}
