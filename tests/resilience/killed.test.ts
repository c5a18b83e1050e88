/** Builds that are killed without warning: site and snapshot stay of one mind, and the next run ends as if nothing had happened. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBuild } from '../../commands/programs/run-build.ts';
import type { RunResult } from '../../commands/programs/run-program.ts';
import { count, evenly, isLong, longestMs } from '../../commands/testing/counts.ts';
import { siteFolders } from '../../renderer/output/site-folders.ts';
import { createRandom } from '../../sandbox/random.ts';
import { mustBuild } from '../support/demo-backend.ts';
import { type DiskFault, type DiskStep, describeStep, followSteps, readSteps } from '../support/disk-steps.ts';
import { volatileSteps } from '../support/durable-commit.ts';
import { otherState, type TwoStates, twoStates } from '../support/two-states.ts';

/** Anywhere in a build, in the long run: many-pages.build.test.ts kills one before its commit, too. */
const kills = 200;
/** A build is killed at so many of its steps on the disk, and in the long run at each. */
const killedSteps = count({ usual: 2, long: Number.POSITIVE_INFINITY });

describe('a build that is killed', () => {
	it.runIf(isLong)(`is finished or forgotten by the next run, killed at ${kills} moments`, { timeout: longestMs }, async () => {
		const site = await twoStates({ shop: true });
		const random = createRandom(kills);
		let buildMs = 2000;
		for (let kill = 0; kill < kills; kill += 1) {
			// Evenly over the build's time, and by chance within each part of it.
			const moment = Math.round(((kill + random.next()) / kills) * buildMs);
			await expectNextRunWhole(site, `kill ${kill} after ${moment} ms`, () =>
				runBuild({ ...site.place, signal: AbortSignal.timeout(moment) }),
			);
			const started = performance.now();
			await mustBuild(site.place);
			buildMs = performance.now() - started;
		}
	});

	it.runIf(isLong)(`is finished or forgotten by the next run, killed at ${kills} of all its steps`, { timeout: longestMs }, async () => {
		const site = await twoStates({ shop: true });
		const from = join(dirname(site.place.out), '/');
		const steps = (await stepsOfBuild(site, from)).length;
		let killed = 0;
		for (const at of evenly(1, steps, kills)) {
			const env = { ...site.place.env, ...follow(site, from, { at, fault: 'kill' }) };
			const { exitCode } = await expectNextRunWhole(site, `killed at step ${at} of ${steps}`, () => runBuild({ ...site.place, env }));
			if (exitCode === null) killed += 1;
		}
		// The last step may be one that this build does not make.
		expect(killed).toBeGreaterThanOrEqual(kills - 1);
	});

	it('is finished or forgotten by the next run, killed at each step of its commit', { timeout: longestMs }, async () => {
		const site = await twoStates({ shop: false });
		const from = stagingOf(site);
		const steps = await stepsOfBuild(site, from);
		// Nor is a loss of power worse than a kill.
		expect(volatileSteps(steps, siteFolders(site.place.out, site.place.cache))).toEqual([]);
		for (const at of evenly(1, steps.length, killedSteps)) {
			const before = site.snapshotState();
			const wanted = otherState(before);
			site.show(wanted);
			const when = `killed at step ${at} of ${steps.length}, ${describeStep(steps[at - 1])}`;
			const { exitCode, output } = await runBuild({
				...site.place,
				env: { ...site.place.env, ...follow(site, from, { at, fault: 'kill' }) },
			});
			const made = readSteps(site.stepsLog);
			// A build makes a step more or less than the one that was followed.
			expect(exitCode, `${when}\n${output}`).toBe(made.length < at ? 0 : null);
			// The last step is the one that it did not come to.
			const isDecided = made.slice(0, -1).some(({ paths }) => paths[1] === journalOf(site));
			expect(await site.expectOneState(when), when).toBe(isDecided ? wanted : before);
			await site.expectNextRunClean(wanted, when);
		}
	});
});

const journalOf = ({ place }: TwoStates) => siteFolders(place.out, place.cache).journalFile;

/** Where a commit begins: with the first file that is staged. */
const stagingOf = ({ place }: TwoStates) => join(siteFolders(place.out, place.cache).stagingDir, '/');

/** The first change of a path that begins with `from` is the first step. */
function follow({ place, stepsLog: log }: TwoStates, from: string, fault?: DiskFault) {
	rmSync(log, { force: true });
	return followSteps({ log, below: dirname(place.out), from, ...fault });
}

/** What a build does on the disk that goes from one state to the other. */
async function stepsOfBuild(site: TwoStates, from: string): Promise<readonly DiskStep[]> {
	site.show(otherState(site.snapshotState()));
	await mustBuild({ ...site.place, env: { ...site.place.env, ...follow(site, from) } });
	return readSteps(site.stepsLog);
}

/** Lets the backend show the other state and `kill` a build; site and snapshot are of one mind, and the next run brings both to that state. */
async function expectNextRunWhole(site: TwoStates, when: string, kill: () => Promise<RunResult>): Promise<RunResult> {
	const before = site.snapshotState();
	const wanted = otherState(before);
	site.show(wanted);
	const result = await kill();
	expect([null, 0], `${when}\n${result.output}`).toContain(result.exitCode);
	expect([before, wanted], when).toContain(await site.expectOneState(when));
	await site.expectNextRunClean(wanted, when);
	return result;
}
