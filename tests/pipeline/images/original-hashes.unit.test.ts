import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder } from '../../../pipeline/disk/cache-folder.ts';
import { createOriginalHashes } from '../../../pipeline/images/original-hashes.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { SnapshotDamaged } from '../../../pipeline/snapshot/snapshot-errors.ts';

let root = '';
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'hashes-'));
});
afterEach(() => rm(root, { recursive: true }));

const open = () => createOriginalHashes(cacheFolder(join(root, 'cache')));
const original = (name: string) => join(root, name);

/** As if the originals had been there for a while. */
function letTimePass(): void {
	const now = Date.now();
	vi.spyOn(Date, 'now').mockReturnValue(now + 10_000);
}

describe('createOriginalHashes', () => {
	it('remembers a file until it is touched', async () => {
		await writeFile(original('ab.png'), 'ring');
		letTimePass();
		const first = open();
		expect(first.remembered(original('ab.png'))).toBeNull();
		expect(await first.hash(original('ab.png'))).toBe(sha256('ring'));
		await first.save();
		expect(open().remembered(original('ab.png'))).toBe(sha256('ring'));

		await writeFile(original('ab.png'), 'king');
		expect(open().remembered(original('ab.png'))).toBeNull();
	});

	it('does not trust the times of a file that was just written', async () => {
		await writeFile(original('ab.png'), 'ring');
		const hashes = open();
		await hashes.hash(original('ab.png'));
		expect(hashes.remembered(original('ab.png'))).toBeNull();
	});

	it('keeps what this build did not ask for, and writes no more than changed', async () => {
		for (const name of ['ab1.png', 'ab2.png', 'cd.png']) await writeFile(original(name), name);
		letTimePass();
		const first = open();
		for (const name of ['ab1.png', 'cd.png']) await first.hash(original(name));
		await first.save();
		const untouched = await stat(join(root, 'cache/cd.json'));
		const second = open();
		await second.hash(original('ab2.png'));
		await second.save();
		expect(await readdir(join(root, 'cache'))).toEqual(['ab.json', 'cd.json']);
		expect(Object.keys(JSON.parse(await readFile(join(root, 'cache/ab.json'), 'utf8')))).toEqual(['ab1.png', 'ab2.png']);
		expect((await stat(join(root, 'cache/cd.json'))).ino).toBe(untouched.ino);
	});

	it('forgets files that are gone, when it is told to look', async () => {
		for (const name of ['ab.png', 'cd.png']) await writeFile(original(name), name);
		letTimePass();
		const first = open();
		for (const name of ['ab.png', 'cd.png']) await first.hash(original(name));
		await first.save();
		await rm(original('cd.png'));
		const second = open();
		expect(second.sweep(root)).toEqual([sha256('ab.png')]);
		await second.save();
		expect(await readFile(join(root, 'cache/cd.json'), 'utf8')).toBe('{}');
	});

	it('takes a damaged memory for none, and a missing original for a damaged snapshot', async () => {
		await writeFile(original('ab.png'), 'ring');
		letTimePass();
		const hashes = open();
		await hashes.hash(original('ab.png'));
		await hashes.save();
		await writeFile(join(root, 'cache/ab.json'), '{"ab.png":');
		expect(open().remembered(original('ab.png'))).toBeNull();
		await expect(open().hash(original('nowhere.png'))).rejects.toThrow(SnapshotDamaged);
	});
});
