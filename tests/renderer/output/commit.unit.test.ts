/** A commit can stop between any two of its steps; whatever is on the disk then, the next run ends it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FolderLocked, withLock } from '../../../pipeline/disk/lock.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { stageSnapshot, writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { rollForward } from '../../../renderer/output/journal.ts';
import { type SiteFolders, siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter, type SiteWriter } from '../../../renderer/output/site-writer.ts';
import type { FailingDisk } from '../../support/failing-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { disk } = vi.hoisted(() => ({ disk: {} as { current: FailingDisk } }));
vi.mock('node:fs/promises', async (importReal) => {
	const { createFailingDisk } = await import('../../support/failing-disk.ts');
	disk.current = createFailingDisk(await importReal());
	return disk.current.fileSystem;
});

type Files = Readonly<Record<string, string>>;

const before: Files = { 'index.html': 'old', 'kept/index.html': 'kept', 'old/deep/index.html': 'old' };
const after: Files = { 'index.html': 'new', 'kept/index.html': 'kept', 'new/index.html': 'new' };

async function siteOf(files: Files): Promise<SiteFolders> {
	const work = await temporaryFolder();
	const folders = siteFolders(join(work, 'dist'), join(work, 'cache'));
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folders.outDir, path)), { recursive: true });
		writeFileSync(join(folders.outDir, path), content);
	}
	return folders;
}

function stage(folders: SiteFolders, files: Files): SiteWriter {
	const writer = createSiteWriter(folders);
	for (const [path, content] of Object.entries(files)) writer.write(path, content);
	writer.sweep((path) => Object.hasOwn(files, path));
	return writer;
}

const meta = { project: 'juwelier.example', backendVersion: null };

/** A snapshot in place, and one beside it. */
async function stagedSnapshot({ outDir }: SiteFolders) {
	const dir = join(dirname(outDir), 'content');
	await writeSnapshot(dir, {}, { ...meta, fetchedAt: 'before' });
	const { id } = await stageSnapshot(dir, {}, { ...meta, fetchedAt: 'after' });
	return { dir, id };
}

/** Files with their content; empty folders with a slash. */
function contentOf({ outDir }: SiteFolders): Files {
	const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).map((entry) => {
		const file = join(entry.parentPath, entry.name);
		const path = file.slice(outDir.length + 1);
		if (entry.isFile()) return [[path, readFileSync(file, 'utf8')]];
		return readdirSync(file).length === 0 ? [[`${path}/`, '']] : [];
	});
	return Object.fromEntries(entries.flat());
}

describe('a commit', () => {
	it('writes, removes, and leaves neither empty folders nor staging', async () => {
		const folders = await siteOf(before);
		expect(await stage(folders, after).commit(null)).toMatchObject({ written: 2, removed: 1 });
		expect(contentOf(folders)).toEqual(after);
		expect(existsSync(folders.stagingDir)).toBe(false);
	});

	it('removes an empty folder that somebody left, even where nothing else changes', async () => {
		const folders = await siteOf(before);
		mkdirSync(join(folders.outDir, 'left/behind'), { recursive: true });
		expect(await stage(folders, before).commit(null)).toMatchObject({ written: 0, removed: 0 });
		expect(contentOf(folders)).toEqual(before);
	});
});

describe.each<[string, Files, (outDir: string) => void, Files]>([
	['an ordinary change', before, () => {}, after],
	['a file where a folder must go', { ...before, new: 'stray' }, () => {}, after],
	['a folder where a file must go', { 'index.html/deep/stray': 'stray' }, () => {}, after],
	['an empty folder where a file must go', {}, (outDir) => mkdirSync(join(outDir, 'index.html'), { recursive: true }), after],
])('%s', (_, files, spoil, wanted) => {
	it('stopped at any step is as before, or rolled forward, and its snapshot with it', async () => {
		const ends: string[] = [];
		for (let step = 0, end = 'failed'; end === 'failed'; step += 1) {
			const folders = await siteOf(files);
			spoil(folders.outDir);
			const old = contentOf(folders);
			const snapshot = await stagedSnapshot(folders);
			const writer = stage(folders, wanted);
			end = await disk.current.failAt(step, 'for good', async () => void (await writer.commit(snapshot)));
			await rollForward(folders);
			const now = contentOf(folders);
			ends.push(JSON.stringify(now) === JSON.stringify(old) ? 'before' : 'after');
			if (ends.at(-1) === 'after') expect(now, `step ${step}`).toEqual(wanted);
			expect((await openSnapshot(snapshot.dir)).manifest.fetchedAt, `step ${step}`).toBe(ends.at(-1));
			expect(existsSync(folders.stagingDir), `step ${step}`).toBe(false);
		}
		expect(ends).toEqual(ends.toSorted().toReversed());
		expect(new Set(ends)).toEqual(new Set(['before', 'after']));
	});
});

describe('a commit that was cut off', () => {
	async function cutOff() {
		const folders = await siteOf(before);
		const snapshot = await stagedSnapshot(folders);
		const commit = async () => void (await stage(folders, after).commit(snapshot));
		for (let step = 0; !existsSync(folders.journalFile); step += 1) {
			await rollForward(folders);
			await disk.current.failAt(step, 'for good', commit);
		}
		return { folders, snapshot };
	}

	it('waits for a fetch that is under way', async () => {
		const { folders, snapshot } = await cutOff();
		await withLock(snapshot.dir, () => expect(rollForward(folders)).rejects.toThrow(FolderLocked));
		expect(contentOf(folders)).toEqual(before);
		expect(await rollForward(folders)).toBe(true);
		expect(contentOf(folders)).toEqual(after);
	});

	it('leaves what was staged since', async () => {
		const { folders, snapshot } = await cutOff();
		const staged = await stageSnapshot(snapshot.dir, {}, { ...meta, fetchedAt: 'since' });
		await rollForward(folders);
		expect((await openSnapshot(snapshot.dir)).manifest.fetchedAt).toBe('before');
		expect((await openSnapshot(staged.dir)).manifest.fetchedAt).toBe('since');
	});
});

describe('a run that was killed while it wrote its journal', () => {
	it('leaves the site as it was', async () => {
		const folders = await siteOf(before);
		stage(folders, after);
		writeFileSync(`${folders.journalFile}.draft`, '{"writes":["ind');
		expect(await rollForward(folders)).toBe(false);
		expect(contentOf(folders)).toEqual(before);
		expect(existsSync(folders.stagingDir)).toBe(false);
	});
});
