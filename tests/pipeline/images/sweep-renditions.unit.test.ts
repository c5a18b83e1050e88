import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder } from '../../../pipeline/disk/cache-folder.ts';
import { createRenditionCache } from '../../../pipeline/images/rendition-cache.ts';
import { sweepRenditions, takeDailySweep } from '../../../pipeline/images/sweep-renditions.ts';

const key = 'aaaaaaaaaaaaaaaa';
const other = 'bbbbbbbbbbbbbbbb';
const days = (count: number) => (Date.now() - count * 24 * 3_600_000) / 1000;

let dir = '';
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'sweep-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function write(name: string, daysOld: number, content = 'x'): Promise<void> {
	await writeFile(join(dir, name), content);
	await utimes(join(dir, name), days(daysOld), days(daysOld));
}

async function writePicture(of: string, daysOld: number, stampedDaysAgo: number): Promise<void> {
	const names = [`${of}-40.jpg`, `${of}-80.jpg`];
	for (const name of names) await write(name, daysOld);
	const bytes = Object.fromEntries(names.map((name) => [name, 1]));
	await write(`${of}.json`, stampedDaysAgo, JSON.stringify({ width: 80, height: 40, widths: [40, 80], bytes }));
}

function sweep(used: readonly string[] = []): Promise<void> {
	return sweepRenditions({ dir, nowMs: Date.now(), isUsed: (each) => used.includes(each) });
}

describe('sweepRenditions', () => {
	it('removes pictures that nobody used for a month, and no others', async () => {
		await writePicture(key, 90, 31);
		await writePicture(other, 90, 29);
		await sweep();
		expect(await readdir(dir)).toEqual([`${other}-40.jpg`, `${other}-80.jpg`, `${other}.json`]);
	});

	it('leaves a picture alone that a build has found', async () => {
		await writePicture(key, 90, 60);
		const cache = createRenditionCache(cacheFolder(dir));
		expect(cache.find(key, ['jpeg'])).toMatchObject({ key, widths: [40, 80] });
		expect(Date.now() - (await stat(join(dir, `${key}.json`))).mtimeMs).toBeLessThan(60_000);
		await sweep();
		expect(await readdir(dir)).toHaveLength(3);
	});

	it('leaves a picture alone that this build has, whatever the clocks say', async () => {
		await writePicture(key, 0, 400);
		await sweep([key]);
		expect(await readdir(dir)).toHaveLength(3);
	});

	it('spares what is being made just now, by whatever process', async () => {
		await write(`${key}-40.jpg`, 0);
		await write(`${key}-80.jpg.1.0a.tmp`, 0);
		await write(`${other}-40.jpg`, 2);
		await write(`${other}-80.jpg.1.0b.tmp`, 2);
		await sweep();
		expect(await readdir(dir)).toEqual([`${key}-40.jpg`, `${key}-80.jpg.1.0a.tmp`]);
	});

	it('spares the renditions of a picture that is made again while its old description goes', async () => {
		await writePicture(key, 0, 31);
		await sweep();
		expect(await readdir(dir)).toEqual([`${key}-40.jpg`, `${key}-80.jpg`]);
	});

	it('touches no file that is not its own', async () => {
		await write('notes.txt', 400);
		await sweep();
		expect(await readdir(dir)).toEqual(['notes.txt']);
	});
});

describe('takeDailySweep', () => {
	it('is due once a day, and after the clock was wrong', async () => {
		const folder = cacheFolder(dir);
		expect([await takeDailySweep(folder), await takeDailySweep(folder)]).toEqual([expect.any(Number), null]);
		for (const days of [-400, 2]) {
			await write('swept', days);
			expect([await takeDailySweep(folder), await takeDailySweep(folder)]).toEqual([expect.any(Number), null]);
		}
	});
});

describe('a stamp', () => {
	it('is renewed once a day at most, and where it lies in the future', async () => {
		const cache = createRenditionCache(cacheFolder(dir));
		const stamped = async () => (await stat(join(dir, `${key}.json`))).mtimeMs;
		await writePicture(key, 90, 0.5);
		const before = await stamped();
		cache.find(key, ['jpeg']);
		expect(await stamped()).toBe(before);
		for (const days of [2, -2]) {
			await write(`${key}.json`, days);
			expect(cache.stamp(key)).toBe(true);
			expect(Math.abs(Date.now() - (await stamped()))).toBeLessThan(60_000);
		}
		expect(cache.stamp(other)).toBe(false);
	});
});
