import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import type { MemorySample } from './sample-memory.ts';

const isLong = process.env.LONG_TESTS !== undefined;
const [count, warmUp, window] = isLong ? [300, 0, 100] : [22, 4, 8];

let dir = '';
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'memory-'));
	await mkdir(join(dir, 'originals'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Photographs of 1800 to 3000 px. Many are one picture with other comments, which make another file of it, as large as a camera's. */
async function writeOriginals(): Promise<void> {
	const spots = { width: 12, height: 12, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
	const noise = await sharp({ create: { ...spots, background: 'white' } })
		.png()
		.toBuffer();
	const photographs = await Promise.all(
		[1800, 2100, 2400, 2700, 3000].map((width) =>
			sharp(noise)
				.resize(width, Math.round(width * 0.75), { fit: 'fill' })
				.jpeg()
				.toBuffer(),
		),
	);
	for (let index = 0; index < count; index += 1) {
		const photograph = photographs[index % photographs.length] ?? Buffer.alloc(0);
		const comment = Buffer.alloc(0xffff, index.toString());
		comment.set([0xff, 0xfe, 0xff, 0xfd]);
		const comments = Array.from({ length: 30 }, () => comment);
		const content = Buffer.concat([photograph.subarray(0, 2), ...comments, photograph.subarray(2)]);
		await writeFile(join(dir, 'originals', `${sha256(content)}.jpg`), content);
	}
}

describe.runIf(process.platform === 'linux')('the memory that pictures take', () => {
	it('is the same for the last as for the first, and none of it is the library in the process of the build', {
		timeout: 900_000,
	}, async () => {
		await writeOriginals();
		const program = join(import.meta.dirname, 'sample-memory.ts');
		const { stdout } = await promisify(execFile)(process.execPath, [program, dir, String(warmUp), String(window)]);
		const { first, last, problems, isLibraryLoaded }: MemorySample = JSON.parse(stdout);
		expect({ problems, isLibraryLoaded }).toEqual({ problems: 0, isLibraryLoaded: false });
		expect(last / first, `${first.toFixed(0)} MB, then ${last.toFixed(0)} MB`).toBeLessThan(1.1);
		expect(first).toBeGreaterThan(100);
	});
});
