/** Builds behind a proxy that spoils what it is told to, and judges what is left: a whole site, or everything as it was. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { buildFetched } from '../../commands/building/build-fetched.ts';
import { type BuildingPlace, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import { describeError } from '../../pipeline/directus/backend-errors.ts';
import type { SiteConfig } from '../../site/config.ts';
import { silentProgress } from '../../site/progress.ts';
import { isWorldError } from '../../site/world-error.ts';
import { createFastClock } from './fast-clock.ts';
import type { FaultCase } from './fault-cases.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { differences, readTree, type Tree } from './read-tree.ts';

export interface FaultyBuilds {
	/** Builds once without any fault. Throws where that fails. */
	prepare(): Promise<void>;
	/** One build under a fault; `edit` changes the backend's content before it, so that a whole site is another one than before. */
	run(each: FaultCase, edit: () => Promise<void>): Promise<void>;
	/** One build from another address, which must fail so. */
	refuses(url: string, told: RegExp): Promise<void>;
	/** One build without a fault. Returns the folder of the site. */
	build(): Promise<string>;
}

export interface FaultyBuildOptions {
	/** Folder for everything. */
	readonly work: string;
	readonly proxy: FaultProxy;
	/** The backend behind it. */
	readonly upstream: string;
	readonly token: string;
	readonly config: SiteConfig;
	/** How long a build waits for a byte, where a case is about waiting: the backend has to answer everything else in that time. */
	readonly idleTimeoutMs: number;
}

interface Outcome {
	/** As `npm run build` ends. */
	readonly exitCode: 0 | 1 | 2;
	readonly told: string;
}

export function faultyBuilds({ work, proxy, upstream, token, config, idleTimeoutMs }: FaultyBuildOptions): FaultyBuilds {
	const patience = { idle: { idleTimeoutMs }, ceiling: { requestTimeoutMs: 4 * idleTimeoutMs }, usual: {} };
	const place = writeBuildingPlace(work);
	const reference = {
		...place,
		content: join(work, 'reference-content'),
		out: join(work, 'reference-dist'),
		cache: join(work, 'reference-cache'),
	};
	let minute = 0;

	async function build({ content, out, cache }: BuildingPlace, url: string, waits: keyof typeof patience = 'usual'): Promise<Outcome> {
		const clock = createFastClock();
		try {
			const { summary, problems } = await buildFetched({
				contentDir: content,
				outDir: out,
				cacheDir: cache,
				config,
				progress: silentProgress,
				acceptShrink: false,
				drafts: false,
				directus: { url, token, email: undefined, password: undefined, dialect: 'directus' },
				projectDomain: config.projectDomain,
				asOf: new Date(Date.UTC(2026, 10, 22) + minute * 60_000).toISOString(),
				patience: { clock, ...patience[waits], log: () => {} },
			});
			return { exitCode: summary === null ? 2 : 0, told: problems.map((problem) => JSON.stringify(problem)).join('\n') };
		} catch (error) {
			if (!isWorldError(error)) throw error;
			return { exitCode: 1, told: describeError(error) };
		}
	}

	async function mustBuild(where: BuildingPlace, url: string): Promise<void> {
		const { exitCode, told } = await build(where, url);
		if (exitCode !== 0) throw new Error(`The build without faults ends with ${exitCode}: ${told}`);
	}

	function expectRefused({ exitCode, told }: Outcome, before: Tree, { outcome, exitCode: expected = 1, name }: Refusal): void {
		expect(told, name).toMatch(outcome);
		expect(exitCode, name).toBe(expected);
		expect(differences(stateOf(place), before), name).toEqual([]);
	}

	return {
		async prepare() {
			await proxy.plan(null);
			await mustBuild(place, proxy.url);
			await mustBuild(reference, upstream);
		},
		async refuses(url, told) {
			const before = stateOf(place);
			expectRefused(await build(place, url), before, { outcome: told, name: url });
		},
		async build() {
			minute += 1;
			await proxy.plan(null);
			await mustBuild(place, proxy.url);
			return place.out;
		},
		async run({ name, outcome, waits, exitCode: expected, ...planned }, edit) {
			minute += 1;
			await edit();
			const before = stateOf(place);
			await proxy.plan(planned);
			const { exitCode, told } = await build(place, proxy.url, waits);
			// What is torn off ends a moment later.
			await pause(20);
			expect(proxy.met, `${name} was not met: ${told}`).toBeGreaterThan(0);
			expect(proxy.mostAtOnce, name).toBeLessThanOrEqual(10);
			if (outcome === 'whole') {
				expect(exitCode, `${name}: ${told}`).toBe(0);
				await mustBuild(reference, upstream);
				expect(differences(readTree(place.out, 'content'), readTree(reference.out, 'content')), name).toEqual([]);
				expect(differences(readTree(place.content, 'content'), readTree(reference.content, 'content')), name).toEqual([]);
				expect(differences(stateOf(place), before), name).not.toEqual([]);
			} else {
				expectRefused({ exitCode, told }, before, { outcome, name, ...(expected && { exitCode: expected }) });
			}
		},
	};
}

interface Refusal extends Pick<FaultCase, 'name' | 'exitCode'> {
	readonly outcome: RegExp;
}

/** With the names of what lies beside the snapshot: nothing half done stays there. */
function stateOf({ content, out }: BuildingPlace): Tree {
	const trees = Object.entries({ content, out }).map(([name, dir]) =>
		Object.entries(readTree(dir, 'untouched')).map(([file, state]) => [`${name}/${file}`, state] as const),
	);
	const beside = readdirSync(dirname(content)).map((name) => [`beside/${name}`, ''] as const);
	return Object.fromEntries([...trees.flat(), ...beside]);
}
