/** The whole way from a real Directus to the built site: it ends at the committed snapshot's site, and no other project is on it. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fetchDemoSnapshot } from '../../commands/building/fetch-demo-snapshot.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import { collections } from '../../pipeline/snapshot/collections.ts';
import { demoFiles } from '../../sandbox/demo/demo-files.ts';
import { canary } from '../../sandbox/demo/records/nordlicht.ts';
import { type ProjectAccount, projectAccounts } from '../../sandbox/directus/accounts.ts';
import { silentProgress } from '../../site/progress.ts';
import { differences, readTree } from '../support/read-tree.ts';

const url = inject('directusUrl');
const [weidenbach, nordlicht] = projectAccounts;
if (!weidenbach || !nordlicht) throw new Error('The demo has two projects');

const work = mkdtempSync(join(tmpdir(), 'schaufenster-pipeline-'));
const fetchedContent = join(work, 'content');
const fetchedSite = join(work, 'dist-of-fetched');
const committedContent = join(projectDir, 'content-cache');
const committedSite = join(work, 'dist-of-committed');

/** Everything by which the second project could be recognised, in small letters. */
const foreignMarks = [
	canary.toLowerCase(),
	nordlicht.domain,
	...demoFiles(nordlicht.domain).flatMap(({ id, filename_download }) => [id, filename_download]),
];

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the pipeline on a real Directus', () => {
	beforeAll(async () => {
		await fetchDemoSnapshot({ url, contentDir: fetchedContent, cacheDir: join(work, 'cache'), progress: silentProgress });
		succeed(await runBuild({ content: fetchedContent, out: fetchedSite }));
		succeed(await runBuild({ content: committedContent, out: committedSite }));
	});

	it.each(['records', 'history', 'rich-text'])('fetches the %s that are committed', (part) => {
		const committed = readTree(join(committedContent, part), 'content');
		expect(Object.keys(committed).length).toBeGreaterThan(0);
		expect(differences(readTree(join(fetchedContent, part), 'content'), committed)).toEqual([]);
	});

	it('builds, byte for byte, the site of the committed snapshot', () => {
		const committed = readTree(committedSite, 'content');
		expect(Object.keys(committed).length).toBeGreaterThan(100);
		expect(differences(readTree(fetchedSite, 'content'), committed)).toEqual([]);
	});

	it('builds that site in one step with a backend configured', async () => {
		const content = join(work, 'content-of-build');
		const out = join(work, 'dist-of-build');
		cpSync(fetchedContent, content, { recursive: true });
		succeed(await runBuild({ content, out, env: backendOf(weidenbach) }));
		expect(differences(readTree(out, 'content'), readTree(committedSite, 'content'))).toEqual([]);
	});

	it('takes nothing of the second project', () => {
		expect(findMarks(fetchedContent)).toEqual([]);
		expect(findMarks(fetchedSite)).toEqual([]);
	});

	it('would show the second project where it is', async () => {
		const content = join(work, 'foreign-content');
		succeed(await runFetch(nordlicht, content));
		const found = findMarks(content);
		expect(foreignMarks.filter((mark) => !found.some((place) => place.startsWith(`${mark} in `)))).toEqual([]);
		const marked = (name: string) => found.some((place) => place.startsWith(`${canary.toLowerCase()} in records/${name}/`));
		expect(collections.filter((name) => !marked(name))).toEqual([]);
	});
});

function backendOf({ readToken, domain }: ProjectAccount) {
	return { DIRECTUS_URL: url, DIRECTUS_TOKEN: readToken, PROJECT_DOMAIN: domain };
}

function runFetch(account: ProjectAccount, content: string): Promise<RunResult> {
	const args = [join(projectDir, 'commands/run.js'), 'fetch', '--content', content];
	return runProgram(process.execPath, args, { env: backendOf(account) });
}

/** Fails with all that the command said. */
function succeed({ exitCode, output }: RunResult): void {
	if (exitCode !== 0) throw new Error(`The command ended with ${exitCode}:\n${output}`);
}

/** Where a mark of the second project stands below a folder, in names or contents, whatever its letters' case. */
function findMarks(folder: string): string[] {
	return Object.keys(readTree(folder, 'content')).flatMap((name) => {
		const text = `${name}\n${readFileSync(join(folder, name), 'latin1')}`.toLowerCase();
		return foreignMarks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${name}`);
	});
}
