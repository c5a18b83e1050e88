/** Releases of small sites: what is served, what is kept, what is linked and what goes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { FolderLocked, withLock } from '../../../pipeline/disk/lock.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { makeStaging } from '../../../renderer/output/staging.ts';
import { releaseFolders } from '../../../renderer/release/release-folders.ts';
import { mayReleaseInto, readReleases } from '../../../renderer/release/releases.ts';
import { rollBack } from '../../../renderer/release/roll-back.ts';
import { listFolder } from '../../support/list-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aSite, readFiles, releasePlace, writeSite } from './small-site.ts';

const inode = (...file: string[]) => statSync(join(...file)).ino;

describe('a release', () => {
	it('is the site, and what was served before stays as it was', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		expect(await releaseVersion('a')).toMatchObject({ kind: 'switched', current: 1, before: null, made: true, files: 5, changed: 5 });
		expect(readlinkSync(join(dir, 'current'))).toBe(join('releases', '1'));
		expect(readFiles(join(dir, 'current'))).toEqual(aSite('a'));
		expect(await releaseVersion('b')).toMatchObject({ current: 2, before: 1, changed: 2, retained: 1 });
		expect(readFiles(join(dir, 'releases/1'))).toEqual(aSite('a'));
		expect(readFiles(join(dir, 'current'))).toMatchObject(aSite('b'));
		expect(listFolder(dir)).toEqual(['current', 'releases']);
		expect(readdirSync(join(dir, 'releases')).sort()).toEqual(['1', '1.json', '2', '2.json']);
	});

	it('takes no second place on the disk for what it shares with the site and with the release before', async () => {
		const { dir, site, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		expect(inode(dir, 'releases/1/index.html')).toBe(inode(site.outDir, 'index.html'));
		await releaseVersion('b');
		expect(inode(dir, 'releases/2/about/index.html')).toBe(inode(dir, 'releases/1/about/index.html'));
		expect(inode(dir, 'releases/2/about/index.html')).not.toBe(inode(site.outDir, 'about/index.html'));
	});

	it('is not made beside a record that was damaged, until that is removed', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		const record = join(dir, 'releases/1.json');
		writeFileSync(record, readFileSync(record, 'utf8').slice(0, -10));
		await expect(releaseVersion('b')).rejects.toMatchObject({ name: 'FileDamaged', message: expect.stringContaining(record) });
		expect(readFiles(join(dir, 'current'))).toEqual(aSite('a'));
		rmSync(record);
		expect(await releaseVersion('b')).toMatchObject({ made: true, current: 2 });
		expect(readFiles(join(dir, 'current'))).toMatchObject(aSite('b'));
	});

	it('is not made where nothing changed, be it built again', async () => {
		const { dir, releaseVersion, release } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		expect(await release()).toEqual({ kind: 'unchanged', current: 1 });
		expect(await releaseVersion('a')).toEqual({ kind: 'unchanged', current: 1 });
		expect(readdirSync(join(dir, 'releases'))).toEqual(['1', '1.json']);
	});

	it.each<[string, Record<string, string>]>([
		['a byte', { 'about/index.html': aSite('a')['about/index.html']?.replace('T', 't') ?? '' }],
		['a file more', { 'new/index.html': '' }],
	])('is made for %s', async (_, change) => {
		const { dir, site, releaseVersion, release } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		writeSite(site.outDir, { ...aSite('a'), ...change });
		expect(await release()).toMatchObject({ current: 2, changed: 1 });
		expect(readFiles(join(dir, 'current'))).toEqual({ ...aSite('a'), ...change });
	});

	it('is made for a file less', async () => {
		const { dir, site, releaseVersion, release } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		rmSync(join(site.outDir, 'about'), { recursive: true });
		expect(await release()).toMatchObject({ current: 2, changed: 0 });
		expect(existsSync(join(dir, 'current/about'))).toBe(false);
	});

	it('keeps the assets of those before it, and of no others', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) await releaseVersion(version);
		const assets = ['app-c.js', 'app-d.js', 'app-e.js', 'app-f.js', 'font.woff2'];
		expect(readdirSync(join(dir, 'current/assets')).sort()).toEqual(assets);
		expect(readdirSync(join(dir, 'releases'))).toEqual(['3', '3.json', '4', '4.json', '5', '5.json', '6', '6.json']);
	});

	it('keeps the assets of those that were rolled back to, however old they are', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		for (const version of ['a', 'b', 'c', 'd', 'e']) await releaseVersion(version);
		for (const expected of [4, 3, 2]) expect(await rollBack(dir)).toMatchObject({ current: expected });
		await releaseVersion('f');
		expect(readdirSync(join(dir, 'current/assets')).sort()).toEqual(['app-b.js', 'app-c.js', 'app-d.js', 'app-f.js', 'font.woff2']);
	});

	it('refuses a folder that holds no built site', async () => {
		const { dir, site, release } = releasePlace(await temporaryFolder());
		writeSite(site.outDir, { 'index.html': 'somebody else' });
		expect(await release()).toEqual({ kind: 'no-site' });
		expect(existsSync(join(dir, 'current'))).toBe(false);
	});

	it.skipIf(process.platform === 'win32')('takes a backslash for a part of a name', async () => {
		const { dir, site, release } = releasePlace(await temporaryFolder());
		const files = { ...aSite('a'), 'foo\\bar.txt': 'stray' };
		writeSite(site.outDir, files);
		expect(await release()).toMatchObject({ current: 1 });
		expect(readFiles(join(dir, 'current'))).toEqual(files);
	});

	it('refuses what is neither a file nor a folder', async () => {
		const { dir, site, release, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		symlinkSync('index.html', join(site.outDir, 'robots.txt'));
		const link = join(site.outDir, 'robots.txt');
		const message = `The release could not be made (${link} is neither a file nor a folder: put a file in its place, or remove it). Release 1 is still current, and what was begun is removed.`;
		await expect(release()).rejects.toMatchObject({ name: 'ReleaseFailed', message });
		expect(readdirSync(join(dir, 'releases'))).toEqual(['1', '1.json']);
	});

	it('waits for no build and no other release', async () => {
		const { dir, site, release, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		await withLock(site.outDir, () => expect(release()).rejects.toThrow(FolderLocked));
		await withLock(releaseFolders(dir).releasesDir, () => expect(release()).rejects.toThrow(FolderLocked));
		await withLock(releaseFolders(dir).releasesDir, () => expect(rollBack(dir)).rejects.toThrow(FolderLocked));
	});

	it('finishes a commit that was cut off, and releases what came of it', async () => {
		const { dir, site, release, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		const folders = siteFolders(site.outDir, site.cacheDir);
		const { stagedFilesDir, journalFile } = folders;
		makeStaging(folders);
		writeFileSync(join(stagedFilesDir, 'index.html'), 'finished');
		writeFileSync(
			journalFile,
			JSON.stringify({ writes: ['index.html'], removals: ['about/index.html'], emptied: ['about'], snapshot: null }),
		);
		expect(await release()).toMatchObject({ current: 2 });
		expect(readFiles(join(dir, 'current'))['index.html']).toBe('finished');
		expect(existsSync(join(dir, 'current/about'))).toBe(false);
	});
});

describe('a rollback', () => {
	it('goes further back each time, and the next release goes forward', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		for (const version of ['a', 'b', 'c']) await releaseVersion(version);
		expect(await rollBack(dir)).toEqual({ current: 2, before: 3, notes: [] });
		expect(await rollBack(dir)).toEqual({ current: 1, before: 2, notes: [] });
		expect(await rollBack(dir)).toEqual({ current: null, before: 1, notes: [] });
		expect(readFiles(join(dir, 'current'))).toMatchObject(aSite('a'));
		expect(await releaseVersion('d')).toMatchObject({ current: 4, before: 1 });
		// 2 and 3 were left behind.
		expect(await rollBack(dir)).toEqual({ current: 1, before: 4, notes: [] });
	});

	it('keeps the assets of the release that it leaves', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		await releaseVersion('b');
		await rollBack(dir);
		expect(readFiles(join(dir, 'current'))).toEqual({ ...aSite('a'), 'assets/app-b.js': aSite('b')['assets/app-b.js'] });
		expect(await releaseVersion('a')).toEqual({ kind: 'unchanged', current: 1 });
	});

	it('is undone by releasing the same site, without another release', async () => {
		const { dir, release, releaseVersion } = releasePlace(await temporaryFolder());
		for (const version of ['a', 'b', 'c']) await releaseVersion(version);
		await rollBack(dir);
		await rollBack(dir);
		expect(await release()).toMatchObject({ current: 3, before: 1, made: false });
		expect(await rollBack(dir)).toEqual({ current: 1, before: 3, notes: [] });
	});

	it('says so where nothing was released', async () => {
		const { dir } = releasePlace(await temporaryFolder());
		expect(await rollBack(dir)).toEqual({ current: null, before: null, notes: [] });
	});
});

describe('what another release has lost', () => {
	/** Releases 1, 2 and 3. */
	async function threeReleases() {
		const place = releasePlace(await temporaryFolder());
		for (const version of ['a', 'b', 'c']) await place.releaseVersion(version);
		return { ...place, at: (...path: readonly string[]) => join(place.dir, 'releases', ...path) };
	}
	const isLacking = 'Pages that visitors have open may lack what could not be kept for them: assets/app-a.js of release 1.';

	it('is told, and keeps nobody from going back or forward', async () => {
		const { dir, at, releaseVersion } = await threeReleases();
		for (const release of ['1', '2', '3']) rmSync(at(release, 'assets/app-a.js'));
		expect(await rollBack(dir)).toEqual({ current: 2, before: 3, notes: [isLacking] });
		expect(readFiles(join(dir, 'current'))).toMatchObject(aSite('b'));
		expect(await releaseVersion('d')).toMatchObject({ current: 4, notes: [isLacking] });
	});

	it('may be its record', async () => {
		const { dir, at, releaseVersion } = await threeReleases();
		writeFileSync(at('1.json'), '');
		const notes = [`Release 1 is left out, as its record ${at('1.json')} cannot be read. Remove ${at('1')} and the record.`];
		expect(await rollBack(dir)).toEqual({ current: 2, before: 3, notes });
		expect(await releaseVersion('d')).toMatchObject({ current: 4, notes });
		expect(existsSync(at('1/index.html'))).toBe(true);
	});

	it('does not matter to a rollback even where its disk cannot be read', async () => {
		const { dir, at } = await threeReleases();
		rmSync(at('2/assets/app-a.js'));
		rmSync(at('1/assets'), { recursive: true });
		symlinkSync('assets', at('1/assets'));
		expect(await rollBack(dir)).toEqual({ current: 2, before: 3, notes: [isLacking] });
	});

	it('matters where it is what a rollback leads to', async () => {
		const { dir, at } = await threeReleases();
		rmSync(at('2/index.html'));
		const message = `The rollback could not be made (release 2 in ${at('2')} lacks index.html). Release 3 is still current, and what was begun is removed.`;
		await expect(rollBack(dir)).rejects.toMatchObject({ name: 'ReleaseFailed', message });
		writeFileSync(at('2.json'), '');
		await expect(rollBack(dir)).rejects.toMatchObject({ name: 'FileDamaged', message: expect.stringContaining(at('2.json')) });
		expect(readFiles(join(dir, 'current'))).toMatchObject(aSite('c'));
	});
});

describe('compressed twins', () => {
	it('lie beside texts and hold their content; what did not change keeps its own', async () => {
		const { dir, site, release } = releasePlace(await temporaryFolder());
		writeSite(site.outDir, aSite('a'));
		expect(await release({ precompressed: true })).toMatchObject({ current: 1, compressed: 4 });
		const twin = readFileSync(join(dir, 'current/about/index.html.br'));
		expect(brotliDecompressSync(twin).toString()).toBe(aSite('a')['about/index.html']);
		writeSite(site.outDir, aSite('b'));
		expect(await release({ precompressed: true })).toMatchObject({ current: 2, compressed: 2 });
		for (const ending of ['br', 'gz']) {
			expect(inode(dir, `releases/2/about/index.html.${ending}`)).toBe(inode(dir, `releases/1/about/index.html.${ending}`));
			expect(existsSync(join(dir, `current/assets/app-a.js.${ending}`))).toBe(true);
			expect(existsSync(join(dir, `current/assets/app-b.js.${ending}`))).toBe(true);
		}
		expect(existsSync(join(site.outDir, 'about/index.html.br'))).toBe(false);
		expect(await release({ precompressed: true })).toEqual({ kind: 'unchanged', current: 2 });
	});

	it('make another release where they are wanted and missing, and the other way round', async () => {
		const { dir, release, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		expect(await release({ precompressed: true })).toMatchObject({ current: 2, changed: 0, compressed: 4 });
		expect(await release()).toMatchObject({ current: 3, changed: 0 });
		expect(readFiles(join(dir, 'current'))).toEqual({ ...aSite('a') });
	});

	it('never take the place of a file of the site', async () => {
		const { dir, site, release } = releasePlace(await temporaryFolder());
		const files = { ...aSite('a'), 'about/index.html.gz': 'own' };
		writeSite(site.outDir, files);
		await release({ precompressed: true });
		expect(readFiles(site.outDir)).toEqual(files);
		expect(readFileSync(join(dir, 'current/about/index.html.gz'), 'utf8')).toBe('own');
	});
});

describe('releases', () => {
	it('are told with the current one', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		await releaseVersion('a');
		await releaseVersion('b');
		const { all, current, next } = await readReleases(releaseFolders(dir));
		expect(all.map(({ number, before }) => [number, before])).toEqual([
			[1, null],
			[2, 1],
		]);
		expect([current?.number, next]).toEqual([2, 3]);
	});

	it('leave folders of others alone, and their numbers', async () => {
		const { dir, releaseVersion } = releasePlace(await temporaryFolder());
		mkdirSync(join(dir, 'releases/7'), { recursive: true });
		for (const version of ['a', 'b', 'c', 'd', 'e']) await releaseVersion(version);
		expect(readdirSync(join(dir, 'releases')).filter((name) => !name.endsWith('.json'))).toEqual(['10', '11', '12', '7', '9']);
	});

	it.each<[string, boolean, (dir: string) => void]>([
		['nothing', true, () => {}],
		['a link to a release', true, (dir) => symlinkSync('releases/3', join(dir, 'current'))],
		['a link elsewhere', false, (dir) => symlinkSync('/var/www/html', join(dir, 'current'))],
		['a folder', false, (dir) => mkdirSync(join(dir, 'current'))],
		['a file for a folder', false, (dir) => writeFileSync(join(dir, 'releases'), '')],
	])('may go where there is %s: %s', async (_, expected, prepare) => {
		const dir = await temporaryFolder();
		prepare(dir);
		expect(await mayReleaseInto(releaseFolders(dir))).toBe(expected);
	});

	it('live on another disk as well, where unchanged files are linked from release to release', async ({ skip }) => {
		const { site, release } = releasePlace(await temporaryFolder());
		const ownDisk = statSync(dirname(site.outDir)).dev;
		const cache = join(projectDir, '.cache');
		mkdirSync(cache, { recursive: true });
		const otherDisk = ['/dev/shm', cache].find((place) => existsSync(place) && statSync(place).dev !== ownDisk);
		if (otherDisk === undefined) return skip('there is no second disk');
		const work = await temporaryFolder(otherDisk);
		const dir = join(work, 'server');
		writeSite(site.outDir, aSite('a'));
		await release({ dir });
		writeSite(site.outDir, aSite('b'));
		expect(await release({ dir })).toMatchObject({ current: 2, changed: 2, retained: 1 });
		expect(readFiles(join(dir, 'current'))).toEqual({ ...aSite('b'), 'assets/app-a.js': aSite('a')['assets/app-a.js'] });
		expect(inode(dir, 'releases/2/about/index.html')).toBe(inode(dir, 'releases/1/about/index.html'));
		expect(await release({ dir })).toEqual({ kind: 'unchanged', current: 2 });
	});
});
