import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTextCache } from '../../../pipeline/rich-text/text-cache.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { packTexts } from '../../../pipeline/snapshot/packed-texts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A hash that belongs to the file `00`. */
const hashOf = (n: number) => `00${sha256(String(n)).slice(2)}`;

/** What a build does that needs these texts: takes what there is, adds the rest. Returns the hashes that were there. */
async function build(dir: string, texts: Readonly<Record<string, string>>, processor = '2'): Promise<readonly string[]> {
	const cache = openTextCache(dir, processor);
	const hashes = Object.keys(texts);
	await cache.read(hashes);
	const known = hashes.filter((hash) => cache.html(hash) !== undefined);
	for (const hash of known) expect(cache.html(hash)).toBe(texts[hash]);
	const added = packTexts(Object.entries(texts).filter(([hash]) => !known.includes(hash)));
	if (added.places.size > 0) await cache.add(new Map([...added.places.keys()].map((hash) => [hash, added])));
	return known;
}

const texts = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [sha256(String(n)), `<p>„Text“ ${n}</p>\n`]));

describe('openTextCache', () => {
	it('keeps texts from build to build', async () => {
		const dir = join(await temporaryFolder(), 'rich-text');
		expect(await build(dir, texts)).toEqual([]);
		expect(await build(dir, texts)).toEqual(Object.keys(texts));
	});

	it('writes one file for one new text, and keeps what was in it', async () => {
		const dir = await temporaryFolder();
		await build(dir, texts);
		const before = await snapshotOf(dir);
		await build(dir, { [sha256('new')]: '<p>new</p>' });
		const after = await snapshotOf(dir);
		expect(Object.keys(after).filter((name) => before[name] !== after[name])).toHaveLength(1);
		expect(await build(dir, { ...texts, [sha256('new')]: '<p>new</p>' })).toHaveLength(501);
	});

	it.each([
		['cut off', (content: Buffer) => content.subarray(0, -1)],
		['empty', () => Buffer.alloc(0)],
		['without its line break', (content: Buffer) => Buffer.from(content.toString().replace('\n', ''))],
		['full of zeros', (content: Buffer) => Buffer.alloc(content.length)],
		['full of zeros after the header', (content: Buffer) => Buffer.from(content).fill(0, content.indexOf('\n') + 1)],
		['of another kind', () => Buffer.from('{"texts":[]}\n')],
	])('gives nothing from a file that is %s, and mends it', async (_what, damage) => {
		const dir = await temporaryFolder();
		const [first = '', ...others] = Object.keys(texts);
		await build(dir, texts);
		for (const name of await readdir(dir)) await writeFile(join(dir, name), damage(await readFile(join(dir, name))));
		expect(await build(dir, texts)).toEqual([]);
		expect(await build(dir, texts)).toEqual([first, ...others]);
	});

	it('uses nothing of another processor, and clears it away', async () => {
		const dir = await temporaryFolder();
		await build(dir, texts, '1');
		await writeFile(join(dir, 'all.json'), '{}');
		expect(await build(dir, { [hashOf(1)]: 'a' })).toEqual([]);
		expect(await readdir(dir)).toEqual(['2-00.texts']);
	});

	it('survives builds at once: each text is there whole or not at all', async () => {
		const dir = await temporaryFolder();
		const parts = [0, 1, 2, 3].map((part) => Object.fromEntries(Object.entries(texts).filter((_, n) => n % 4 === part)));
		await Promise.all(parts.map((part) => build(dir, part)));
		expect((await build(dir, texts)).length).toBeGreaterThan(0);
		expect(await build(dir, texts)).toHaveLength(500);
	});

	it('does not grow without end: what was not used for longest goes first', async () => {
		const dir = await temporaryFolder();
		const large = (n: number) => ({ [hashOf(n)]: `${n}${'x'.repeat(1_000_000)}` });
		for (let n = 0; n < 5; n += 1) await build(dir, large(n));
		expect(await build(dir, { ...large(0), ...large(5) })).toEqual([hashOf(0)]);
		expect((await stat(join(dir, '2-00.texts'))).size).toBeLessThan(6_100_000);
		await build(dir, large(6));
		expect((await stat(join(dir, '2-00.texts'))).size).toBeLessThan(5_100_000);
		expect(await openAndList(dir)).toEqual([3, 4, 0, 5, 6].map(hashOf).sort());
	});
});

async function openAndList(dir: string): Promise<readonly string[]> {
	const cache = openTextCache(dir, '2');
	const hashes = Array.from({ length: 7 }, (_, n) => hashOf(n));
	await cache.read(hashes);
	return hashes.filter((hash) => cache.html(hash) !== undefined).sort();
}

async function snapshotOf(dir: string): Promise<Readonly<Record<string, string>>> {
	const names = await readdir(dir);
	return Object.fromEntries(await Promise.all(names.map(async (name) => [name, sha256(await readFile(join(dir, name)))])));
}
