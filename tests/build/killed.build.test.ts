/** Builds that are killed without warning: site and snapshot stay of one mind, and the next run ends as if nothing had happened. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { holdSite } from '../../renderer/index.ts';
import { siteFolders } from '../../renderer/output/site-folders.ts';
import { type DemoBackend, type FetchingPlace, fetchingPlace, mustBuild, startDemoBackend } from '../support/demo-backend.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { runBuild } from '../support/run-build.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

const kills = 10;
const states = ['Alpha', 'Omega'] as const;
type State = (typeof states)[number];

/** Changes pages of the site, and adds and takes away others. */
function show({ records }: DemoBackend, state: State): void {
	const [first, second] = firstOf(records, 'ecommerce_product');
	Object.assign(first ?? {}, { display_name: state });
	Object.assign(second ?? {}, { status: state === 'Alpha' ? 'published' : 'archived' });
}

/** Of which of the two states a folder tells; it must be one. */
function stateIn(text: string): State {
	const found = states.filter((state) => text.includes(state));
	if (found.length !== 1 || found[0] === undefined) throw new Error(`It tells of ${found.length} states.`);
	return found[0];
}

function snapshotState({ content }: FetchingPlace): State {
	return stateIn(readFileSync(join(content, 'records/ecommerce_product/0-65535.json'), 'utf8'));
}

/** Kills the build in its commit, or after some time. Returns whether a commit was cut off. */
async function killBuild(place: FetchingPlace, when: 'in its commit' | number): Promise<boolean> {
	const { journalFile, stagingDir } = siteFolders(place.out, place.cache);
	const killer = new AbortController();
	const build = runBuild({ ...place, signal: killer.signal });
	if (when === 'in its commit') {
		const ended = build.then(({ output }) => output);
		for (let output: unknown = null; output === null && !existsSync(stagingDir); )
			output = await Promise.race([ended, setTimeout(1, null)]);
		// The build asks the backend for nothing any more, and a commit is too short for a look now and then.
		while (existsSync(stagingDir) && !existsSync(journalFile));
	} else {
		await setTimeout(when);
	}
	killer.abort();
	expect([null, 0]).toContain((await build).exitCode);
	return existsSync(journalFile);
}

it(`is finished or forgotten by the next run, killed ${kills} times`, async () => {
	const backend = await startDemoBackend(4);
	const place = await fetchingPlace(backend);
	const clean = new Map<State, Tree>();
	for (const state of states) {
		show(backend, state);
		await mustBuild({ ...place, content: `${place.content}-${state}`, out: `${place.out}-${state}` });
		clean.set(state, readTree(`${place.out}-${state}`, 'content'));
	}
	const beside = readdirSync(dirname(place.out));
	await mustBuild(place);
	const started = performance.now();
	await mustBuild(place);
	const buildMs = performance.now() - started;
	let cutOff = 0;

	for (let kill = 0; kill < kills; kill += 1) {
		const [before, wanted] = kill % 2 === 0 ? (['Omega', 'Alpha'] as const) : (['Alpha', 'Omega'] as const);
		show(backend, wanted);
		// Evenly over the build's time rather than by chance, so that a failure comes again.
		if (await killBuild(place, kill % 4 < 2 ? 'in its commit' : ((kill + 0.5) / kills) * buildMs)) cutOff += 1;

		await holdSite({ outDir: place.out, cacheDir: place.cache }, async () => {});
		const site = readTree(place.out, 'content');
		const state = snapshotState(place);
		expect([before, wanted], `kill ${kill}`).toContain(state);
		expect(differences(site, clean.get(state) ?? {}), `kill ${kill}: the snapshot is of ${state}, the site is not`).toEqual([]);

		await mustBuild(place);
		expect(snapshotState(place), `kill ${kill}`).toBe(wanted);
		expect(differences(readTree(place.out, 'content'), clean.get(wanted) ?? {}), `kill ${kill}`).toEqual([]);
		expect(readdirSync(dirname(place.out)).sort(), `kill ${kill}`).toEqual([...beside, 'content', 'dist'].sort());
	}
	expect(cutOff).toBeGreaterThan(0);
}, 300_000);
