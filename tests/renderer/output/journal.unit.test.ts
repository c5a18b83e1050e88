/** A commit moves whole folders where it can. Stopped before any of its changes, and any number of times, the next run ends with the same tree. */
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyJournal, type Journal, rollForward, writeJournal } from '../../../renderer/output/journal.ts';
import { StagingLost } from '../../../renderer/output/site-errors.ts';
import { type SiteFolders, siteFolders } from '../../../renderer/output/site-folders.ts';
import { makeStaging } from '../../../renderer/output/staging.ts';
import type { FailingDisk } from '../../support/failing-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { disk } = vi.hoisted(() => ({ disk: {} as { current: FailingDisk } }));
vi.mock('node:fs/promises', async (importReal) => {
	const { createFailingDisk } = await import('../../support/failing-disk.ts');
	disk.current ??= createFailingDisk(await importReal());
	return disk.current.fileSystem;
});
vi.mock('node:fs', async (importReal) => {
	const { createFailingDisk } = await import('../../support/failing-disk.ts');
	disk.current ??= createFailingDisk(await vi.importActual('node:fs/promises'));
	return disk.current.withSync(await importReal());
});

/** Content by path; '' is a folder that holds nothing. */
type Tree = Readonly<Record<string, string>>;

function fill(folder: string, tree: Tree): void {
	mkdirSync(folder, { recursive: true });
	for (const [path, content] of Object.entries(tree)) {
		mkdirSync(join(folder, content === '' ? path : dirname(path)), { recursive: true });
		if (content !== '') writeFileSync(join(folder, path), content);
	}
}

function treeOf(folder: string): Tree {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry): [string, string][] => {
		const file = join(entry.parentPath, entry.name);
		const path = file.slice(folder.length + 1);
		if (entry.isSymbolicLink()) return [[path, `→ ${readlinkSync(file)}`]];
		if (entry.isFile()) return [[path, readFileSync(file, 'utf8')]];
		return readdirSync(file).length === 0 ? [[path, '']] : [];
	});
	return Object.fromEntries(entries.sort());
}

interface Change {
	readonly site: Tree;
	readonly staged: Tree;
	readonly removals?: readonly string[];
	readonly emptied?: readonly string[];
	readonly wanted: Tree;
}

async function prepare({ site, staged, removals = [], emptied = [] }: Change): Promise<{ folders: SiteFolders; journal: Journal }> {
	const folders = siteFolders(join(await temporaryFolder(), 'dist'), '/unused');
	if (Object.keys(site).length > 0) fill(folders.outDir, site);
	makeStaging(folders);
	fill(folders.stagedFilesDir, staged);
	return { folders, journal: { writes: Object.keys(staged), removals: [...removals], emptied: [...emptied], snapshot: null } };
}

async function commit(folders: SiteFolders, journal: Journal): Promise<void> {
	await writeJournal(folders, journal);
	await applyJournal(folders, journal, 'first');
}

const changes: readonly (readonly [string, Change])[] = [
	[
		'a site that is new',
		{ site: {}, staged: { 'index.html': 'a', 'deep/er/index.html': 'b' }, wanted: { 'index.html': 'a', 'deep/er/index.html': 'b' } },
	],
	[
		'new folders beside and below those that are there',
		{
			site: { 'a/index.html': 'old', 'a/b/index.html': 'stays' },
			staged: { 'a/index.html': 'new', 'a/b/c/d/index.html': 'new', 'a/b/c/index.html': 'new', 'e/f/index.html': 'new' },
			wanted: {
				'a/index.html': 'new',
				'a/b/index.html': 'stays',
				'a/b/c/d/index.html': 'new',
				'a/b/c/index.html': 'new',
				'e/f/index.html': 'new',
			},
		},
	],
	[
		'a removed file where a folder must go',
		{
			site: { a: 'file' },
			staged: { 'a/b/index.html': 'new', 'a/index.html': 'new' },
			removals: ['a'],
			wanted: { 'a/b/index.html': 'new', 'a/index.html': 'new' },
		},
	],
	[
		'a removed folder where a file must go',
		{ site: { 'a/b/index.html': 'old' }, staged: { a: 'new' }, removals: ['a/b/index.html'], emptied: ['a', 'a/b'], wanted: { a: 'new' } },
	],
	[
		"somebody's file where a folder must go",
		{ site: { a: 'stray' }, staged: { 'a/b/index.html': 'new' }, wanted: { 'a/b/index.html': 'new' } },
	],
	["somebody's folder where a file must go", { site: { 'a/b/stray': 'stray' }, staged: { a: 'new' }, wanted: { a: 'new' } }],
	['an empty folder that is filled', { site: { 'a/b': '' }, staged: { 'a/b/c/index.html': 'new' }, wanted: { 'a/b/c/index.html': 'new' } }],
	[
		'a file that is removed and written',
		{
			site: { 'a/index.html': 'old' },
			staged: { 'a/index.html': 'new' },
			removals: ['a/index.html'],
			emptied: ['a'],
			wanted: { 'a/index.html': 'new' },
		},
	],
	[
		"a folder that is to go and holds somebody's file",
		{
			site: { 'a/index.html': 'old', 'a/stray': 'stray' },
			staged: { 'b/index.html': 'new' },
			removals: ['a/index.html'],
			emptied: ['a'],
			wanted: { 'a/stray': 'stray', 'b/index.html': 'new' },
		},
	],
];

describe.each(changes)('%s', (_, change) => {
	it('ends as wanted, stopped at each step and stopped again while it is rolled forward', async () => {
		const outcomes: string[] = [];
		for (let step = 0, end = 'failed'; end === 'failed'; step += 1) {
			for (let again = 0, ended = 'failed'; ended === 'failed'; again += 1) {
				const { folders, journal } = await prepare(change);
				const before = existsSync(folders.outDir) ? treeOf(folders.outDir) : {};
				end = await disk.current.failAt(step, 'for good', () => commit(folders, journal));
				const isDecided = existsSync(folders.journalFile);
				ended = await disk.current.failAt(again, 'for good', async () => void (await rollForward(folders)));
				await rollForward(folders);
				const after = existsSync(folders.outDir) ? treeOf(folders.outDir) : {};
				const where = `step ${step}, then ${again}`;
				if (isDecided || end === 'done') expect(after, where).toEqual(change.wanted);
				else expect([before, change.wanted], where).toContainEqual(after);
				expect(existsSync(folders.stagingDir), where).toBe(false);
				outcomes.push(isDecided ? 'rolled forward' : 'nothing to do');
			}
		}
		expect(new Set(outcomes)).toEqual(new Set(['rolled forward', 'nothing to do']));
	});
});

describe('any change of any site', () => {
	/** Few names, so that files and folders claim the same places. */
	const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
	const tree = fc.array(path, { maxLength: 6 }).map((paths) => withoutConflicts(paths));

	it('ends as the wanted site, wherever it is stopped', async () => {
		await fc.assert(
			fc.asyncProperty(tree, tree, fc.nat(30), async (site, wanted, step) => {
				const old = Object.fromEntries(site.map((each) => [each, 'old']));
				const staged = Object.fromEntries(wanted.map((each) => [each, 'new']));
				const removals = site.filter((each) => !wanted.includes(each));
				const emptied = foldersAbove(site).filter((folder) => !foldersAbove(wanted).includes(folder));
				const { folders, journal } = await prepare({ site: old, staged, removals, emptied, wanted: staged });
				await disk.current.failAt(step, 'for good', () => commit(folders, journal));
				const isDecided = existsSync(folders.journalFile);
				await rollForward(folders);
				const after = existsSync(folders.outDir) ? treeOf(folders.outDir) : {};
				expect(isDecided ? [staged] : [staged, old]).toContainEqual(after);
			}),
			{ numRuns: 60 },
		);
	});
});

describe('a commit', () => {
	it('moves a folder that the site does not have as a whole', async () => {
		const { folders, journal } = await prepare({ site: { 'a/index.html': 'x' }, staged: { 'a/b/c/index.html': 'new' }, wanted: {} });
		const { ino } = statSync(join(folders.stagedFilesDir, 'a/b'));
		await commit(folders, journal);
		expect(statSync(join(folders.outDir, 'a/b')).ino).toBe(ino);
	});

	it('goes through a folder that is a symbolic link, and replaces one that leads nowhere', async () => {
		const { folders, journal } = await prepare({
			site: { 'x/index.html': 'x' },
			staged: { 'a/index.html': 'new', 'b/index.html': 'new' },
			wanted: {},
		});
		symlinkSync('x', join(folders.outDir, 'a'));
		symlinkSync('nowhere', join(folders.outDir, 'b'));
		await commit(folders, journal);
		expect(treeOf(folders.outDir)).toMatchObject({ a: '→ x', 'b/index.html': 'new', 'x/index.html': 'new' });
	});

	it('keeps what the site has where what was staged has gone, and is no success at the first attempt', async () => {
		const { folders, journal } = await prepare({ site: { 'a/index.html': 'old' }, staged: { 'a/index.html': 'new' }, wanted: {} });
		await writeJournal(folders, journal);
		rmSync(join(folders.stagedFilesDir, 'a'), { recursive: true });
		await expect(applyJournal(folders, journal, 'first')).rejects.toThrow(StagingLost);
		expect(treeOf(folders.outDir)).toEqual({ 'a/index.html': 'old' });
		expect(await rollForward(folders)).toBe(true);
		expect(treeOf(folders.outDir)).toEqual({ 'a/index.html': 'old' });
	});
});

function withoutConflicts(paths: readonly string[]): string[] {
	return [...new Set(paths)].filter((each) => !paths.some((other) => other.startsWith(`${each}/`)));
}

function foldersAbove(paths: readonly string[]): string[] {
	return [...new Set(paths.flatMap((path) => path.split('/').map((_, end, names) => names.slice(0, end).join('/'))))].filter(Boolean);
}

describe('a journal that was damaged', () => {
	it.each([
		['is cut off', '{"writes":["a.ht'],
		['is empty', ''],
		['holds something else', '{"writes":"a.html"}'],
		['leads out of the site', '{"writes":[],"removals":["../content/manifest.json"],"emptied":[],"snapshot":null}'],
		['names a place of the whole disk', '{"writes":[],"removals":[],"emptied":["/tmp"],"snapshot":null}'],
	])('stops the next run where it %s, says what to do, and leaves the site alone', async (_, text) => {
		const work = await temporaryFolder();
		const folders = siteFolders(join(work, 'dist'), join(work, 'cache'));
		fill(folders.outDir, { 'index.html': 'before' });
		makeStaging(folders);
		fill(folders.stagingDir, { 'files/index.html': 'after', 'journal.json': 'x' });
		writeFileSync(folders.journalFile, text);
		await expect(rollForward(folders)).rejects.toMatchObject({
			name: 'FileDamaged',
			message: expect.stringContaining(`Remove the folder ${folders.stagingDir}`),
		});
		expect(treeOf(folders.outDir)).toEqual({ 'index.html': 'before' });
	});
});
