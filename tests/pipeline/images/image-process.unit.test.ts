import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picturesAtOnce } from '../../../pipeline/images/make-pictures.ts';
import { type ImageProcess, ImageProcessEnded, startImageProcess } from '../../../pipeline/images/start-image-process.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { drawPicture } from './originals.ts';

let dir = '';
let images: ImageProcess;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'image-process-'));
	images = startImageProcess(1);
});
afterEach(async () => {
	images.end();
	await rm(dir, { recursive: true });
});

const parameters = { formats: ['jpeg'], widths: [20], avifQuality: 55 } as const;

async function aJob(changed: { readonly file?: string; readonly sha256?: string; readonly dir?: string } = {}) {
	const content = await drawPicture(40, 20).png().toBuffer();
	const file = join(dir, 'ring.png');
	await writeFile(file, content);
	return { file, sha256: sha256(content), key: 'aaaaaaaaaaaaaaaa', parameters, dir: join(dir, 'renditions'), ...changed };
}

describe('the image process', () => {
	it('makes nothing of an original that is not the one that was hashed', async () => {
		expect(await images.make(await aJob({ sha256: sha256('other') }))).toBe('changed');
		expect(await images.make(await aJob({ file: join(dir, 'nowhere.png') }))).toBe('changed');
		expect(await images.make(await aJob())).toMatchObject({ width: 20, height: 10, widths: [20] });
	});

	it('passes on what the disk says', async () => {
		const job = await aJob();
		await expect(images.make({ ...job, dir: job.file })).rejects.toMatchObject({ code: 'ENOTDIR', syscall: expect.any(String) });
	});

	it('names the pictures that it did not survive, and takes no more', async () => {
		const job = await aJob();
		const outcome = images.make(job);
		images.end();
		await expect(outcome).rejects.toThrow(ImageProcessEnded);
		await expect(images.make(job)).rejects.toThrow('ring.png');
	});
});

describe('picturesAtOnce', () => {
	it.each([
		[2, 8_000_000_000, 2],
		[64, 8_000_000_000, 32],
		[2, 100_000_000, 1],
	])('%i processors and %i bytes: %i', (processors, memoryBytes, expected) => {
		expect(picturesAtOnce(processors, memoryBytes)).toBe(expected);
	});
});
