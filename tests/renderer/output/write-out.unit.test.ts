/** What is staged is on its way to the disk before the commit asks for it, and no program is started for a few files. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { type SiteFolders, siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter, type SiteWriter } from '../../../renderer/output/site-writer.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { asked, trees } = vi.hoisted(() => ({
	asked: [] as { readonly folder: string; readonly end: (isWritten?: boolean) => void }[],
	trees: [] as (string | null)[],
}));
vi.mock('../../../pipeline/disk/sync.ts', async (importReal) => ({
	...(await importReal<object>()),
	syncFileSystem: (folder: string) =>
		new Promise<boolean>((resolve) => asked.push({ folder, end: (isWritten = true) => resolve(isWritten) })),
	syncTree: async ({ on }: { readonly on: string | null }) => void trees.push(on),
}));

beforeEach(() => {
	asked.length = 0;
	trees.length = 0;
});

async function writerWith(count: number): Promise<{ readonly writer: SiteWriter } & SiteFolders> {
	const work = await temporaryFolder();
	const folders = siteFolders(join(work, 'dist'), join(work, 'cache'));
	const writer = createSiteWriter(folders);
	stage(writer, count, 'first');
	return { writer, ...folders };
}

/** As the thread that finishes pages tells of them. */
function stage(writer: SiteWriter, count: number, name: string): void {
	writer.add({ paths: Array.from({ length: count }, (_, index) => `${name}-${index}/index.html`), grownBytes: 0, askedBytes: 0 });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('has the disk take many files, and does not wait', async () => {
	const { writer, stagedFilesDir } = await writerWith(5000);
	writer.writeOut();
	await turn();
	expect(asked.map(({ folder }) => folder)).toEqual([stagedFilesDir]);
});

it('leaves a few files to the commit', async () => {
	const { writer } = await writerWith(100);
	writer.writeOut();
	await turn();
	expect(asked).toEqual([]);
});

it('asks again when the disk is done, once for all that was staged meanwhile', async () => {
	const { writer } = await writerWith(5000);
	writer.writeOut();
	await turn();
	stage(writer, 5000, 'second');
	writer.writeOut();
	stage(writer, 5000, 'third');
	writer.writeOut();
	await turn();
	expect(asked).toHaveLength(1);
	asked[0]?.end();
	await turn();
	asked[1]?.end();
	await turn();
	expect(asked).toHaveLength(2);
});

it.each([
	['asks for all at once', true],
	['asks for each file where the disk has failed before: the system told of it, and tells only once', false],
])('a commit %s', async (_, isWritten) => {
	const { writer, stagingDir, stagedFilesDir } = await writerWith(5000);
	for (let page = 0; page < 5000; page += 1) mkdirSync(`${stagedFilesDir}/first-${page}`);
	writer.writeOut();
	await turn();
	asked[0]?.end(isWritten);
	await writer.commit(null);
	expect(trees[0]).toBe(isWritten ? stagingDir : null);
});
