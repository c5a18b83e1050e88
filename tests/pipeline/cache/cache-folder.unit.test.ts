import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cacheFolder, draftName, isDraft, openCacheFolder } from '../../../pipeline/cache/cache-folder.ts';
import { readCachedJson, readCachedJsonSync } from '../../../pipeline/cache/read-json.ts';
import { whereDiskAllows } from '../../../pipeline/disk/where-disk-allows.ts';

let dir = '';
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('openCacheFolder', () => {
	it('clears away what a killed build was writing, and nothing that a running one is', async () => {
		const gone = spawnSync(process.execPath, ['--version']).pid;
		const names = [
			`a.avif.${gone}.0a.tmp`,
			`b.avif.${process.ppid}.0b.tmp`,
			`c.avif.${process.pid}.0c.tmp`,
			`d.avif.${process.pid}.0d.tmp`,
		];
		for (const name of ['a.avif', ...names]) await writeFile(join(dir, name), 'half');
		await utimes(join(dir, names[3] ?? ''), 1, 1);
		await openCacheFolder(dir);
		expect((await readdir(dir)).sort()).toEqual(['a.avif', names[1], names[2]]);
	});

	it('leaves for a day what another container is writing: its process ids say nothing here', async () => {
		const gone = spawnSync(process.execPath, ['--version']).pid;
		const names = ['of-today', 'of-yesterday'].map((name) => `${name}.avif.${gone}.0123456789-0a.tmp`);
		for (const name of names) await writeFile(join(dir, name), 'half');
		const before = Date.now() / 1000 - 25 * 60 * 60;
		await utimes(join(dir, names[1] ?? ''), before, before);
		await openCacheFolder(dir);
		expect(await readdir(dir)).toEqual([names[0]]);
	});

	it('names what it writes as it finds it', async () => {
		const gone = spawnSync(process.execPath, ['--version']).pid;
		const name = draftName('a.avif');
		expect(isDraft(name)).toBe(true);
		await writeFile(join(dir, name), 'half');
		await writeFile(join(dir, name.replace(`.${process.pid}.`, `.${gone}.`)), 'half');
		await openCacheFolder(dir);
		expect(await readdir(dir)).toEqual([name]);
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
	await expect(readCachedJson(join(inTheWay, 'a.json'), z.string())).rejects.toMatchObject(unusable);
	expect(() => readCachedJsonSync(join(inTheWay, 'a.json'), z.string())).toThrow(expect.objectContaining(unusable));
	expect(await whereDiskAllows(() => openCacheFolder(inTheWay))).toBeNull();
});
