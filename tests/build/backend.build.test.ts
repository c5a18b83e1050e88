/** Builds that fetch: what goes wrong leaves site and snapshot as they were, and says why. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { type DemoBackend, type FetchingPlace, fetchingPlace, startDemoBackend } from '../support/demo-backend.ts';
import { listFolder } from '../support/list-folder.ts';
import { hurriedWaits } from '../support/preloading.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { runBuildHere } from '../support/run-here.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

/** Built once, so that there is something to keep. */
async function builtPlace(backend: DemoBackend): Promise<FetchingPlace> {
	const place = await fetchingPlace(backend, { config: { languages: ['de'] } });
	await mustBuildHere(place);
	return place;
}

function stateOf({ content, out }: FetchingPlace): Tree {
	return { ...prefixed('content', content), ...prefixed('out', out) };
}

function prefixed(name: string, dir: string): Tree {
	return Object.fromEntries(Object.entries(readTree(dir, 'untouched')).map(([file, state]) => [`${name}/${file}`, state]));
}

/** What lies there beside what a test put there. */
function leftBeside({ out }: FetchingPlace): readonly string[] {
	return listFolder(join(out, '..')).filter((name) => !['content', 'dist', 'cache', 'site.config.mjs'].includes(name));
}

/** Secrets that a build gets from its environment. */
const secrets = {
	DIRECTUS_TOKEN: 'planted-7c1f-read-token',
	LIVE_SECRET: 'planted-7c1f-live-secret',
	DIRECTUS_RATINGS_TOKEN: 'planted-7c1f-ratings',
};

/** Files in which any of them stands, as it is or as base64 of it. */
function filesWithSecrets(...folders: readonly string[]): readonly string[] {
	const files = folders.flatMap((folder) => Object.keys(readTree(folder, 'content')).map((name) => join(folder, name)));
	expect(files.length).toBeGreaterThan(100);
	const words = ['planted-7c1f', ...Object.values(secrets).map((secret) => btoa(secret).replace(/=+$/, ''))];
	return files.filter((file) => words.some((word) => readFileSync(file).includes(word)));
}

describe('a build', () => {
	it('leaves no secret in site, snapshot, cache or log; when its backend is down, it ends with exit code 1 and one clear line', async () => {
		const backend = await startDemoBackend(3);
		backend.server.failWith(({ headers }) => {
			if (headers.authorization === `Bearer ${secrets.DIRECTUS_TOKEN}`) headers.authorization = 'Bearer token';
			return false;
		});
		const fetching = await fetchingPlace(backend);
		const place = { ...fetching, env: { ...fetching.env, ...secrets } };
		const first = await runBuildHere(place);
		expect(first.exitCode, first.output).toBe(0);
		expect(first.output).not.toContain('planted-7c1f');
		expect(filesWithSecrets(place.content, place.out, place.cache)).toEqual([]);
		const before = stateOf(place);
		await backend.server.close();
		const { exitCode, output, stdout } = await runBuild({ ...place, env: { ...place.env, ...hurriedWaits } });
		expect(exitCode).toBe(1);
		const complaint = output.replace(stdout, '').trim().split('\n').slice(-2).join('\n');
		expect(complaint).toMatch(/^Network error\n.*127\.0\.0\.1.*ECONNREFUSED/);
		expect(output).not.toMatch(/^\s+at |planted-7c1f/m);
		expect(differences(stateOf(place), before)).toEqual([]);
		expect(leftBeside(place)).toEqual([]);
	});
});

describe('two commands at once', () => {
	it('do not fetch into one snapshot', async () => {
		const backend = await startDemoBackend(3);
		const place = await builtPlace(backend);
		Object.assign(firstOf(backend.records, 'ecommerce_product')[0] ?? {}, { display_name: 'Anders' });
		// The backend answers once the others have given up, so that nobody comes too late to meet the one that fetches.
		let ended = 0;
		const othersGaveUp = Promise.withResolvers<void>();
		const untilTheEnd = async (run: Promise<RunResult>) => {
			const result = await run;
			ended += 1;
			if (ended === 2) othersGaveUp.resolve();
			return result;
		};
		backend.server.failWith(async () => {
			await othersGaveUp.promise;
			return false;
		});
		const command = [
			join(projectDir, 'commands/run.js'),
			'fetch',
			'--content',
			place.content,
			'--cache',
			place.cache,
			'--config',
			place.config,
		];
		const fetching = () => runProgram(process.execPath, command, { env: place.env });
		const results = await Promise.all([fetching(), fetching(), runBuild({ ...place, out: `${place.out}-2` })].map(untilTheEnd));
		expect(results.map(({ exitCode }) => exitCode).sort(), results.map(({ output }) => output).join('\n')).toEqual([0, 1, 1]);
		for (const { exitCode, output } of results) {
			if (exitCode === 1) expect(output).toMatch(/^Another command is using .*content\. Wait until it has ended/m);
		}
		await mustBuildHere({ ...place, env: {} });
		expect(leftBeside(place).filter((name) => name !== 'dist-2')).toEqual([]);
	});
});

describe('a folder of somebody else', () => {
	it('is refused with exit code 64 before anything is asked or written', async () => {
		const backend = await startDemoBackend(3);
		const place = await fetchingPlace(backend, { isEmpty: true });
		mkdirSync(place.out);
		writeFileSync(join(place.out, 'letter.txt'), 'Dear');
		const { exitCode, output } = await runBuildHere(place);
		expect([exitCode, output]).toEqual([64, expect.stringContaining(place.out)]);
		expect(readdirSync(place.out)).toEqual(['letter.txt']);
		expect(readdirSync(join(place.out, '..')).sort()).toEqual(['dist', 'site.config.mjs']);
		expect(backend.server.requests).toEqual([]);
	});
});
