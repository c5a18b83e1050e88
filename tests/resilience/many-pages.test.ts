/** A site of so many pages that a thread stages them: killed or out of space in the midst of it, it is as it was, and forgotten by the next run. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editMenu } from '../../bench/edit-records.ts';
import { rewriteShop, writeShop } from '../../bench/shop/write-shop.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { count, evenly, longestMs } from '../../commands/testing/counts.ts';
import { siteFolders } from '../../renderer/output/site-folders.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { type DiskFault, type DiskStep, describeStep, followSteps, readSteps } from '../support/disk-steps.ts';
import { listFolder } from '../support/list-folder.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { smallDisk, smallDiskFault } from '../support/small-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Three languages each: more pages than are finished without a thread. */
const products = 180;
/** Beside the one that shows its steps. */
const kills = count({ usual: 0, long: 30 });
const fullDisks = count({ usual: 1, long: 15 });

/** A shop that is built, and whose menu then changes, so that every page does. */
async function aChangedShop(work: string) {
	const at = (name: string) => join(work, name);
	const place = { content: at('content'), config: at('site.config.ts'), out: at('dist'), cache: at('cache') };
	const { records } = await writeShop({ ...place, products, plainContent: at('plain'), loopInputs: '', loopOut: '' });
	for (const name of ['cache', 'wanted-cache']) copyMadeCaches(at(name), ['bundles']);
	await mustBuildHere(place);
	const before = readTree(place.out, 'content');
	await rewriteShop(place.content, editMenu(records, 1));
	await mustBuildHere({ ...place, out: at('wanted'), cache: at('wanted-cache') });
	const wanted = readTree(at('wanted'), 'content');
	for (const name of ['wanted', 'wanted-cache', 'plain']) rmSync(at(name), { recursive: true });
	expect(differences(before, wanted).length).toBeGreaterThan(500);
	const log = join(await temporaryFolder(), 'steps');
	const { stagingDir } = siteFolders(place.out, place.cache);

	/** The build of the changed shop. */
	async function build(fault?: DiskFault) {
		rmSync(log, { force: true });
		return await runBuild({
			...place,
			env: followSteps({ log, below: join(work, '/'), from: join(stagingDir, '/'), ...fault }),
		});
	}

	/** Those that stage a file of a page. Counted in a build that is stopped before its commit, so that the site stays as it was. */
	async function stagingSteps(): Promise<readonly { readonly at: number; readonly step: DiskStep }[]> {
		expect((await build({ at: 1200, fault: 'kill' })).exitCode).toBe(null);
		const steps = readSteps(log).map((step, index) => ({ at: index + 1, step }));
		return steps.filter(({ step }) => step.paths[0]?.startsWith(join(stagingDir, 'files/')));
	}

	/** The site is as it was, and the next run is not disturbed by what the last one left. */
	function expectUntouched(when: string): void {
		expect(differences(readTree(place.out, 'content'), before), when).toEqual([]);
	}

	async function expectNextRunClean(): Promise<void> {
		await mustBuildHere(place);
		expect(differences(readTree(place.out, 'content'), wanted)).toEqual([]);
		expect(listFolder(work).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
	}

	return { build, stagingSteps, expectUntouched, expectNextRunClean };
}

const noSmallDisk = smallDiskFault();

it(`changes nothing when its pages are staged by a thread, and it is killed at ${1 + kills} steps or the disk is full at ${noSmallDisk === null ? fullDisks : 0}`, {
	timeout: longestMs,
}, async () => {
	if (noSmallDisk !== null) console.warn(`SKIPPED: no full disk can be made here, because a tmpfs cannot be mounted (${noSmallDisk}).`);
	const work = noSmallDisk === null ? smallDisk({ megabytes: 160, files: 12_000 }) : await temporaryFolder();
	const filler = join(work, 'filler');
	mkdirSync(filler);
	const shop = await aChangedShop(work);
	const steps = await shop.stagingSteps();
	expect(steps.length).toBeGreaterThan(1000);
	shop.expectUntouched('the first kill');
	for (const index of evenly(0, steps.length - 1, kills)) {
		const { at = 0, step } = steps[index] ?? {};
		const when = `killed at step ${at}, ${describeStep(step)}`;
		const { exitCode, output } = await shop.build({ at, fault: 'kill' });
		expect(exitCode, `${when}\n${output}`).toBe(null);
		shop.expectUntouched(when);
	}
	for (const index of noSmallDisk === null ? evenly(0, steps.length - 1, fullDisks) : []) {
		const { at = 0, step } = steps[index] ?? {};
		const when = `no space at step ${at}, ${describeStep(step)}`;
		const { exitCode, output } = await shop.build({ at, fault: 'no space', filler });
		for (const name of readdirSync(filler)) rmSync(join(filler, name));
		expect(exitCode, `${when}\n${output}`).toBe(1);
		expect(output, when).toMatch(/no space/i);
		expect(output, when).not.toMatch(/^\s+at /m);
		shop.expectUntouched(when);
		expect(
			listFolder(work).filter((name) => name.startsWith('dist')),
			when,
		).toEqual(['dist']);
	}
	await shop.expectNextRunClean();
});
