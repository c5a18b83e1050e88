/** A commit can stop between any two of its steps; whatever is on the disk then, the next run ends it. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyJournal, type Journal, rollForward, writeJournal } from '../../../renderer/output/journal.ts';
import { type SiteFolders, siteFolders } from '../../../renderer/output/site-folders.ts';

let work: string;
let folders: SiteFolders;
beforeEach(() => {
	work = mkdtempSync(join(tmpdir(), 'journal-'));
	folders = siteFolders(join(work, 'dist'), join(work, 'cache'));
	put(folders.outDir, { 'index.html': 'old', 'old/deep/index.html': 'old', 'kept/index.html': 'kept' });
	put(folders.stagedFilesDir, { 'index.html': 'new', 'new/index.html': 'new' });
});
afterEach(() => rmSync(work, { recursive: true }));

const journal: Journal = { writes: ['index.html', 'new/index.html'], removals: ['old/deep/index.html'] };
const before = { 'index.html': 'old', 'kept/index.html': 'kept', 'old/deep/index.html': 'old' };
const after = { 'index.html': 'new', 'kept/index.html': 'kept', 'new/index.html': 'new' };

function put(folder: string, files: Record<string, string>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
}

function site(): Record<string, string> {
	const files = readdirSync(folders.outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folders.outDir.length + 1)).sort();
	return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folders.outDir, path), 'utf8')]));
}

describe('a commit', () => {
	it('writes, removes, and leaves neither empty folders nor staging', async () => {
		await writeJournal(folders, journal);
		await applyJournal(folders, journal);
		expect(site()).toEqual(after);
		expect(existsSync(join(folders.outDir, 'old'))).toBe(false);
		expect(existsSync(folders.stagingDir)).toBe(false);
	});
});

describe('a run that was killed', () => {
	it('before its journal leaves the site as it was', async () => {
		expect(await rollForward(folders)).toBe(false);
		expect(site()).toEqual(before);
		expect(existsSync(folders.stagingDir)).toBe(false);
	});

	it('while it wrote its journal leaves the site as it was', async () => {
		writeFileSync(`${folders.journalFile}.draft`, '{"writes":["ind');
		expect(await rollForward(folders)).toBe(false);
		expect(site()).toEqual(before);
	});

	const steps: readonly (readonly [name: string, step: () => void])[] = [
		['after its journal', () => {}],
		['after the first rename', () => renameSync(join(folders.stagedFilesDir, 'index.html'), join(folders.outDir, 'index.html'))],
		[
			'after the last rename',
			() => {
				mkdirSync(join(folders.outDir, 'new'));
				renameSync(join(folders.stagedFilesDir, 'new/index.html'), join(folders.outDir, 'new/index.html'));
			},
		],
		['after the removals', () => rmSync(join(folders.outDir, 'old/deep/index.html'))],
		['while it tidied up', () => rmSync(join(folders.outDir, 'old/deep'), { recursive: true })],
	];
	it.each(steps.map(([name], index) => [name, index] as const))('%s is rolled forward', async (_, last) => {
		await writeJournal(folders, journal);
		for (const [, step] of steps.slice(0, last + 1)) step();
		expect(await rollForward(folders)).toBe(true);
		expect(site()).toEqual(after);
		expect(existsSync(folders.stagingDir)).toBe(false);
	});
});
