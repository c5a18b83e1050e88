/** Builds that are killed without warning: site and snapshot stay of one mind, and the next run ends as if nothing had happened. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFolders } from '../../renderer/output/site-folders.ts';
import { count, evenly, longestMs } from '../support/counts.ts';
import { mustBuild } from '../support/demo-backend.ts';
import { type DiskFault, type DiskStep, describeStep, followSteps, readSteps } from '../support/disk-steps.ts';
import { volatileSteps } from '../support/durable-commit.ts';
import { createRandom } from '../support/random.ts';
import { runBuild } from '../support/run-build.ts';
import { otherState, type TwoStates, twoStates } from '../support/two-states.ts';

const kills = count({ usual: 3, long: 200 });
/** A build is killed at so many of its steps on the disk, and in the long run at each. */
const killedSteps = count({ usual: 3, long: Number.POSITIVE_INFINITY });

describe('a build that is killed', () => {
	it(`is finished or forgotten by the next run, killed at ${kills} moments`, { timeout: longestMs }, async () => {
		const site = await twoStates({ shop: true });
		const random = createRandom(kills);
		let buildMs = 2000;
		for (let kill = 0; kill < kills; kill += 1) {
			const before = site.snapshotState();
			const wanted = otherState(before);
			site.show(wanted);
			// Evenly over the build's time, and by chance within each part of it.
			const moment = ((kill + random.next()) / kills) * buildMs;
			const when = `kill ${kill} after ${Math.round(moment)} ms`;
			expect([null, 0], when).toContain((await runBuild({ ...site.place, signal: AbortSignal.timeout(Math.round(moment)) })).exitCode);
			expect([before, wanted], when).toContain(await site.expectOneState(when));
			const started = performance.now();
			await mustBuild(site.place);
			buildMs = performance.now() - started;
			site.expectState(wanted, when);
			site.expectNoLitter(when);
		}
	});

	it('is finished or forgotten by the next run, killed at each step of its commit', { timeout: longestMs }, async () => {
		const site = await twoStates({ shop: false });
		const steps = await stepsOfCommit(site);
		// Nor is a loss of power worse than a kill.
		expect(volatileSteps(steps, siteFolders(site.place.out, site.place.cache))).toEqual([]);
		for (const at of evenly(1, steps.length, killedSteps)) {
			const before = site.snapshotState();
			const wanted = otherState(before);
			site.show(wanted);
			const when = `killed at step ${at} of ${steps.length}, ${describeStep(steps[at - 1])}`;
			const { exitCode, output } = await runBuild({ ...site.place, env: { ...site.place.env, ...follow(site, { at, fault: 'kill' }) } });
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

/** From the first file that is staged. */
function follow(site: TwoStates, fault?: DiskFault) {
	const { place, stepsLog: log } = site;
	rmSync(log, { force: true });
	return followSteps({ log, below: dirname(place.out), from: join(siteFolders(place.out, place.cache).stagingDir, '/'), ...fault });
}

/** What a build does on the disk that goes from one state to the other. */
async function stepsOfCommit(site: TwoStates): Promise<readonly DiskStep[]> {
	site.show(otherState(site.snapshotState()));
	await mustBuild({ ...site.place, env: { ...site.place.env, ...follow(site) } });
	return readSteps(site.stepsLog);
}
