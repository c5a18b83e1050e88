/** Builds that run at the same time: into one folder, where one of them gives way, and into two with one cache, where neither disturbs the other. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuildRun, runBuild } from '../../commands/programs/run-build.ts';
import type { RunResult } from '../../commands/programs/run-program.ts';
import { count, evenly, isLong, longestMs } from '../../commands/testing/counts.ts';
import { createRandom } from '../../sandbox/random.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace } from '../support/demo-backend.ts';
import { followSteps, readSteps, whileWaiting } from '../support/disk-steps.ts';
import { listFolder } from '../support/list-folder.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

interface Version {
	readonly content: string;
	/** What a clean build makes of it. */
	readonly site: Tree;
}

const work = mkdtempSync(join(tmpdir(), 'races-'));
let place: Awaited<ReturnType<typeof buildingPlace>>;
let versions: readonly [Version, Version];

beforeAll(async () => {
	place = await buildingPlace({ work, config: { languages: ['de'] } });
	versions = [await writeVersion('Alpha', 3), await writeVersion('Omega', 2)];
});
afterAll(() => rmSync(work, { recursive: true }));

/** A snapshot of some products and, for this once, a site of its own. */
async function writeVersion(name: string, productCount: number): Promise<Version> {
	const content = `${place.content}-${name}`;
	await writeTrimmedSnapshot(content, productCount, (records) => {
		Object.assign(firstOf(records, 'ecommerce_product')[0] ?? {}, { display_name: name });
	});
	await mustBuildHere({ ...place, content, out: `${place.out}-${name}` });
	return { content, site: readTree(`${place.out}-${name}`, 'content') };
}

/** How far the first build is when the second one starts, from 0 to 1: in the long run by time, else by its changes on the disk. */
type Head = { readonly ms: number } | { readonly step: number };

/** Starts the second build some time after the first, and tells which ended last. Where steps count, the first waits until the second has ended. */
async function race(first: BuildRun, second: BuildRun, head: Head) {
	const ended: BuildRun[] = [];
	const run = async (each: BuildRun) => {
		const result = await runBuild(each);
		ended.push(each);
		return result;
	};
	if ('ms' in head) {
		const results = await Promise.all([run(first), setTimeout(head.ms).then(() => run(second))]);
		return { results, last: ended.at(-1) };
	}
	const log = join(await temporaryFolder(), 'steps');
	const running = run({ ...first, env: followSteps({ log, below: work, from: work, at: head.step, fault: 'wait' }) });
	let other: RunResult | null = null;
	await whileWaiting(log, running, async () => {
		other = await run(second);
	});
	if (other === null) throw new Error('The second build did not run.');
	return { results: [await running, other], last: ended.at(-1) };
}

/** Of a build on the disk that brings a built site from one version to another. */
async function countSteps(): Promise<number> {
	const [before, after] = versions;
	await mustBuildHere({ ...place, content: before.content });
	const log = join(await temporaryFolder(), 'steps');
	expect((await runBuild({ ...place, content: after.content, env: followSteps({ log, below: work, from: work }) })).exitCode).toBe(0);
	return readSteps(log).length;
}

// Four: before the lock is taken, twice while it is held, and at the end.
const same = count({ usual: 4, long: 40 });
it(`one of two builds into one folder gives way, ${same} times`, { timeout: longestMs }, async () => {
	const beside = [...listFolder(dirname(place.out)), 'dist'].sort();
	const random = createRandom(same);
	const steps = isLong ? [] : evenly(1, await countSteps(), same);
	let refused = 0;
	for (let nth = 0; nth < same; nth += 1) {
		const [one, other] = random.shuffle(versions) as [Version, Version];
		const first = { ...place, content: one.content };
		// So that the first one has those steps.
		if (!isLong) await mustBuildHere({ ...place, content: other.content });
		// Every third time both build the same.
		const second = { ...place, content: nth % 3 === 2 ? one.content : other.content };
		const { results, last } = await race(first, second, isLong ? { ms: random.whole(600) } : { step: steps[nth] ?? 1 });
		const when = `race ${nth}\n${results.map(({ output }) => output).join('\n')}`;
		const losers = results.filter(({ exitCode }) => exitCode !== 0);
		expect(losers.length, when).toBeLessThan(2);
		for (const loser of losers) {
			expect(loser.exitCode, when).toBe(1);
			expect(loser.output, when).toContain(`Another command is using ${place.out}.`);
		}
		refused += losers.length;
		const winner = losers.length === 0 ? last : results[0]?.exitCode === 0 ? first : second;
		const expected = versions.find(({ content }) => content === winner?.content)?.site ?? {};
		expect(differences(readTree(place.out, 'content'), expected), when).toEqual([]);
		expect(listFolder(dirname(place.out)), when).toEqual(beside);
	}
	expect(refused).toBeGreaterThan(0);
});

const shared = count({ usual: 1, long: 10 });
it(`two builds with one cache do not disturb each other, ${shared} times`, { timeout: longestMs }, async () => {
	const random = createRandom(shared);
	for (let nth = 0; nth < shared; nth += 1) {
		const runs = versions.map(({ content }, index) => ({ ...place, content, out: `${place.out}-${index}` })) as [BuildRun, BuildRun];
		for (const dir of [place.cache, ...runs.map(({ out }) => out)]) rmSync(dir, { recursive: true, force: true });
		if (!isLong) leaveSomePictures(place.cache);
		const { results } = await race(...runs, isLong ? { ms: random.whole(300) } : { step: 20 });
		const when = `race ${nth}\n${results.map(({ output }: RunResult) => output).join('\n')}`;
		expect(
			results.map(({ exitCode }) => exitCode),
			when,
		).toEqual([0, 0]);
		for (const [index, { site }] of versions.entries())
			expect(differences(readTree(`${place.out}-${index}`, 'content'), site), when).toEqual([]);
		const drafts = readdirSync(place.cache, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tmp|draft)$/.test(name));
		expect(drafts, when).toEqual([]);
	}
});

/** All but some pictures are there, because those take longest; in the long run nothing is. */
function leaveSomePictures(cache: string): void {
	copyMadeCaches(cache, ['images']);
	const images = join(cache, 'images');
	// Named by hashes: a quarter of them.
	const lacking = readdirSync(images).filter((name) => /^[0-3]/.test(name));
	expect(lacking.length).toBeGreaterThan(1);
	for (const name of lacking) rmSync(join(images, name));
}
