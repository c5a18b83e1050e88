/** Releases under the eyes of visitors, by the real command and a real nginx; and releases that are killed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunResult } from '../../commands/programs/run-program.ts';
import { findNginx, startNginx } from '../../commands/programs/web-server.ts';
import { count, evenly, isLong, longestMs } from '../../commands/testing/counts.ts';
import { listEntries } from '../../renderer/release/compare-site.ts';
import { createRandom } from '../../sandbox/random.ts';
import { writeAlteredSite } from '../support/altered-site.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace, fetchingPlace, startDemoBackend } from '../support/demo-backend.ts';
import { type DiskFault, followSteps, readSteps } from '../support/disk-steps.ts';
import { listFolder } from '../support/list-folder.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { type ReleaseRun, runRelease, runReleaseHere } from '../support/run-release.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';
import { startVisits } from '../support/visitors.ts';

interface Place {
	readonly work: string;
	/** Folder of the releases, and the web root in it. */
	readonly to: string;
	readonly current: string;
	readonly cache: string;
	/** Writes a version of the site and returns its folder. */
	version(number: number): string;
}

/** Folder of a built site of a few products, in one language: whoever releases compresses all of its texts. */
let built: string;
/** Its largest scripts take nearly all of the time of compressing. Where nobody opens a page, only the long run releases them. */
const largeBytes = isLong ? Number.POSITIVE_INFINITY : 20_000;
beforeAll(async () => {
	built = mkdtempSync(join(tmpdir(), 'releases-'));
	const place = await buildingPlace({ work: built, config: { languages: ['de'] } });
	await writeTrimmedSnapshot(place.content, 4);
	await mustBuildHere(place);
	const isSmall = (file: string) => statSync(file).isDirectory() || statSync(file).size < largeBytes;
	cpSync(place.out, join(built, 'small'), { recursive: true, filter: isSmall });
});
afterAll(() => {
	rmSync(built, { recursive: true });
});

/** As many versions of the built site as a test wants, and a server's folder. To be called inside a test. */
async function versionedPlace(base: 'dist' | 'small'): Promise<Place> {
	const work = await temporaryFolder();
	const to = join(work, 'server');
	return {
		work,
		to,
		current: join(to, 'current'),
		cache: join(work, 'cache'),
		version(number) {
			const dir = join(work, `dist-${number}`);
			writeAlteredSite(join(built, base), dir, number);
			return dir;
		},
	};
}

async function mustRelease(run: ReleaseRun): Promise<void> {
	const { exitCode, output } = await runRelease(run);
	if (exitCode !== 0) throw new Error(`The release failed (exit code ${exitCode}):\n${output}`);
}

/** For what does not take a process of its own to be shown. */
async function mustReleaseHere(run: Omit<ReleaseRun, 'env' | 'signal'>): Promise<void> {
	const { exitCode, output } = await runReleaseHere(run);
	if (exitCode !== 0) throw new Error(`The release failed (exit code ${exitCode}):\n${output}`);
}

/** The files of `version` among those of a release, which also holds twins and assets of others. */
function ownFiles(release: Tree, version: Tree): Tree {
	return Object.fromEntries(Object.keys(version).map((path) => [path, release[path] ?? 'missing']));
}

const releases = count({ usual: 3, long: 20 });
const requests = count({ usual: 1000, long: 10_000 });

it(
	`is never seen half-switched: ${requests} requests over ${releases} releases and rollbacks between them`,
	async ({ skip }) => {
		const program = await findNginx();
		if (program === null) return skip('There is no nginx, and without root it is not installed.');
		const { work, to, current, cache, version } = await versionedPlace('dist');
		const random = createRandom(12);
		const versions: Tree[] = [];
		let switches = 0;

		const release = async (): Promise<void> => {
			const out = version(versions.length + 1);
			versions.push(readTree(out, 'content'));
			// More than a visitor is patient for, even where the machine is slow.
			await mustRelease({ to, out, cache, flags: ['--keep', '8', ...(random.whole(4) === 0 ? [] : ['--precompress'])] });
			switches += 1;
		};
		/** False where none is left to go back to. */
		const rollBack = async (): Promise<boolean> => {
			const { exitCode, output } = await runReleaseHere({ to, cache, flags: ['--rollback'] });
			if (exitCode !== 0)
				expect({ exitCode, output }).toEqual({ exitCode: 64, output: expect.stringContaining('none is left to go back to') });
			switches += exitCode === 0 ? 1 : 0;
			return exitCode === 0;
		};

		await release();
		const pages = listEntries(current).files.flatMap((file) => {
			const found = /^(?:(.*)\/)?index\.html$/.exec(file);
			return found ? [`/${found[1] ?? ''}`] : [];
		});
		expect(pages.length).toBeGreaterThan(40);
		const nginx = await startNginx(program, { root: current, work: join(work, 'nginx') });
		const visits = startVisits({ url: nginx.url, pages, versions, switches: () => switches, random: createRandom(3), visitors: 6 });
		try {
			for (let released = 1; released < releases; ) {
				// Not the last one before a rollback was seen.
				const mayRelease = released + 1 < releases || switches > released;
				if (released < 2 || (mayRelease && random.whole(3) > 0) || !(await rollBack())) {
					await release();
					released += 1;
				}
				const newest = versions.at(-1);
				const enough = visits.requests + requests / releases;
				const isRead = () => visits.requests >= enough && newest !== undefined && visits.seen.has(newest);
				while (!isRead() && visits.faults.length === 0) await setTimeout(5);
			}
		} finally {
			await visits.end();
			await nginx.close();
		}
		expect(visits.faults.slice(0, 10)).toEqual([]);
		expect(visits.requests).toBeGreaterThanOrEqual(requests);
		expect(switches).toBeGreaterThan(releases);
		expect(visits.seen.size).toBe(releases);
		expect([...visits.encodings].sort()).toEqual([...nginx.encodings, 'identity'].sort());
	},
	longestMs,
);

const kills = count({ usual: 1, long: 100 });

it(
	`is whole after a kill, ${kills} times, and the next run ends it`,
	async () => {
		const { work, to, current, cache, version } = await versionedPlace('small');
		const sites = [1, 2].map((number) => {
			const out = version(number);
			return { out, tree: readTree(out, 'content') };
		});
		const log = join(work, 'steps');
		const follow = (fault?: DiskFault) => {
			rmSync(log, { force: true });
			return followSteps({ log, below: join(to, '/'), from: join(to, '/'), ...fault });
		};
		const releaseMs: number[] = [];
		for (const { out } of sites) {
			const started = performance.now();
			await mustRelease({ to, out, cache, flags: ['--precompress'], env: isLong ? {} : follow() });
			releaseMs.push(performance.now() - started);
		}
		/** Of the second one, which a release to this place repeats. */
		const steps = readSteps(log).length;
		const killedSteps = evenly(1, steps, kills);
		/** At a moment in the long run, evenly over the release's time rather than by chance, so that a failure comes again; else at a step. */
		const kill = async (release: ReleaseRun, nth: number): Promise<RunResult> => {
			if (!isLong) return await runRelease({ ...release, env: follow({ at: killedSteps[nth] ?? 0, fault: 'kill' }) });
			const killer = new AbortController();
			const run = runRelease({ ...release, signal: killer.signal });
			// Compressing takes most of the time, and linking most of the steps.
			const longest = release.flags?.length ? 1 : 0.6;
			await setTimeout(((nth + 0.5) / kills) * longest * Math.max(...releaseMs));
			killer.abort();
			return await run;
		};
		let cutOff = 0;
		for (let nth = 0; nth < kills; nth += 1) {
			// What is served is the second site at first, then the one that came before.
			const [wanted, served] = nth % 2 === 0 ? [sites[0], sites[1]] : [sites[1], sites[0]];
			if (!wanted || !served) throw new Error('There are two sites.');
			const flags = nth % 3 === 0 ? ['--precompress'] : [];
			const when = isLong ? `kill ${nth}` : `killed at step ${killedSteps[nth]} of ${steps}`;
			const { exitCode, output } = await kill({ to, out: wanted.out, cache, flags }, nth);
			expect([null, 0], `${when}\n${output}`).toContain(exitCode);
			const now = readTree(`${current}/`, 'content');
			const state = [served, wanted].find(({ tree }) => differences(ownFiles(now, tree), tree).length === 0);
			expect(state, `${when}: what is served is neither site`).toBeDefined();
			if (readdirSync(join(to, 'releases')).some((name) => name.startsWith('.'))) cutOff += 1;

			await mustReleaseHere({ to, out: wanted.out, cache, flags });
			expect(differences(ownFiles(readTree(`${current}/`, 'content'), wanted.tree), wanted.tree), when).toEqual([]);
			expect(listFolder(to), when).toEqual(['current', 'releases']);
			const names = readdirSync(join(to, 'releases'));
			expect(
				names.filter((name) => !/^\d+(\.json)?$/.test(name)),
				when,
			).toEqual([]);
			expect(names.length, when).toBeLessThanOrEqual(20);
		}
		expect(cutOff).toBeGreaterThan(0);
	},
	longestMs,
);

it('stays as it was released when its site is built again: a build replaces files and never writes into them', async () => {
	const backend = await startDemoBackend(4);
	const place = await fetchingPlace(backend, { config: { languages: ['de'] } });
	const to = join(place.out, '../server');
	await mustBuildHere(place);
	await mustReleaseHere({ to, out: place.out, cache: place.cache });
	const released = readTree(join(to, 'releases/1'), 'untouched');
	const page = Object.keys(released).find((path) => path.endsWith('/index.html')) ?? '';
	expect(statSync(join(to, 'releases/1', page)).ino).toBe(statSync(join(place.out, page)).ino);

	for (const record of backend.records.ecommerce_product ?? [])
		Object.assign(record, { display_name: 'Another name', price_brutto: '4711.00' });
	await mustBuildHere(place);
	const changed = differences(readTree(place.out, 'untouched'), released);
	expect(changed.length).toBeGreaterThan(5);
	expect(readFileSync(join(place.out, changed.find((path) => path.endsWith('page-data.json')) ?? ''), 'utf8')).toContain('Another name');
	expect(differences(readTree(join(to, 'releases/1'), 'untouched'), released)).toEqual([]);
});

it('ends bad usage with exit code 64 and a reason', async () => {
	const work = await temporaryFolder();
	const run = async (to: string, ...flags: readonly string[]) => {
		const { exitCode, output } = await runReleaseHere({ to, out: join(work, 'dist'), cache: join(work, 'cache'), flags });
		expect(exitCode).toBe(64);
		return output;
	};
	expect(await run(join(work, 'server'))).toContain('There is no built site in');
	expect(await run(join(work, 'dist/server'))).toContain('whose next build would remove it');
	expect(await run(join(work, 'server'), '--rollback')).toContain('Nothing was released to');
	expect(await run(join(work, 'server'), '--rollback', '--list')).toContain('exclude each other');
	expect(await run(join(work, 'server'), '--keep', '3')).toContain('It must be a whole number from 4');
	expect(listFolder(work)).toEqual([]);
});
