import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cacheFolder, draftName, isDraft, openCacheFolder, readCachedJson } from '../../../pipeline/disk/cache-folder.ts';
import { whereDiskAllows } from '../../../pipeline/disk/is-missing.ts';

let dir = '';
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('openCacheFolder', () => {
	it('removes drafts that are a day old, and leaves those that a running build may be writing', async () => {
		const [fresh, old] = [draftName('a.avif'), draftName('b.avif')];
		expect([isDraft(fresh), isDraft('a.avif')]).toEqual([true, false]);
		for (const name of ['a.avif', fresh, old]) await writeFile(join(dir, name), 'half');
		const yesterday = Date.now() / 1000 - 25 * 60 * 60;
		for (const name of ['a.avif', old]) await utimes(join(dir, name), yesterday, yesterday);
		await openCacheFolder(dir);
		expect((await readdir(dir)).sort()).toEqual(['a.avif', fresh].sort());
	});

	it('writes the same file from several sides at once', async () => {
		const folder = await openCacheFolder(join(dir, 'new'));
		await Promise.all(Array.from({ length: 20 }, () => folder.write('a.json', '{}')));
		expect(await readdir(join(dir, 'new'))).toEqual(['a.json']);
		expect(await readFile(folder.file('a.json'), 'utf8')).toBe('{}');
	});
});

it('names a folder that cannot be used, and says what to do', async () => {
	const inTheWay = join(dir, 'originals');
	await writeFile(inTheWay, 'a file');
	const unusable = { name: 'CacheUnusable', message: expect.stringMatching(/^The folder .*originals cannot be used \(E.*remove it/) };
	await expect(openCacheFolder(inTheWay)).rejects.toMatchObject({ ...unusable, code: 'EEXIST' });
	await expect(cacheFolder(inTheWay).write('a.json', '{}')).rejects.toMatchObject({ ...unusable, code: 'ENOTDIR' });
	expect(() => readCachedJson(join(inTheWay, 'a.json'), z.string())).toThrow(expect.objectContaining(unusable));
	expect(await whereDiskAllows(() => openCacheFolder(inTheWay))).toBeNull();
});
