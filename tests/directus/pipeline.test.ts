/** The whole way from a real Directus to the built site: it ends at the committed snapshot's site, and no other project is on it. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fetchDemoSnapshot } from '../../commands/building/fetch-demo-snapshot.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import { historyFolder, manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { type ProjectAccount, projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { canary, nordlichtFile } from '../../sandbox/directus/fixture/nordlicht.ts';
import { collectionNames } from '../../shop/collections/collections.ts';
import { silentProgress } from '../../site/progress.ts';
import { differences, readTree } from '../support/read-tree.ts';

const url = inject('directusUrl');
const [weidenbach, nordlicht] = projectAccounts;

const work = mkdtempSync(join(tmpdir(), 'schaufenster-pipeline-'));
const fetchedContent = join(work, 'content');
const committedContent = join(projectDir, 'content-cache');
const committedSite = join(work, 'dist-of-committed');

/** Everything by which the second project could be recognised, in small letters. */
const foreignMarks = [canary.toLowerCase(), nordlicht.domain, nordlichtFile.id, nordlichtFile.filename_download];

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the pipeline on a real Directus', () => {
	beforeAll(async () => {
		// What is past no backend knows, so that it has to be there.
		for (const part of [manifestFile, historyFolder]) {
			cpSync(join(committedContent, part), join(fetchedContent, part), { recursive: true });
		}
		await fetchDemoSnapshot({ url, contentDir: fetchedContent, cacheDir: join(work, 'cache'), progress: silentProgress });
		succeed(await runBuild({ content: committedContent, out: committedSite }));
	});

	it('fetches, byte for byte, the snapshot that it was filled from', () => {
		const committed = readTree(committedContent, 'content');
		expect(Object.keys(committed).length).toBeGreaterThan(100);
		expect(differences(readTree(fetchedContent, 'content'), committed)).toEqual([]);
	});

	it('builds the site of that snapshot in one step with a backend configured', async () => {
		const content = join(work, 'content-of-build');
		const out = join(work, 'dist-of-build');
		cpSync(fetchedContent, content, { recursive: true });
		succeed(await runBuild({ content, out, env: backendOf(weidenbach) }));
		const committed = readTree(committedSite, 'content');
		expect(Object.keys(committed).length).toBeGreaterThan(100);
		expect(differences(readTree(out, 'content'), committed)).toEqual([]);
	});

	it('takes nothing of the second project', () => {
		expect(findMarks(fetchedContent)).toEqual([]);
		expect(findMarks(committedSite)).toEqual([]);
	});

	it('would show the second project where it is', async () => {
		const content = join(work, 'foreign-content');
		succeed(await runFetch(nordlicht, content));
		const found = findMarks(content);
		expect(foreignMarks.filter((mark) => !found.some((place) => place.startsWith(`${mark} in `)))).toEqual([]);
		const marked = (name: string) => found.some((place) => place.startsWith(`${canary.toLowerCase()} in records/${name}/`));
		expect(collectionNames.filter((name) => !marked(name))).toEqual([]);
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
