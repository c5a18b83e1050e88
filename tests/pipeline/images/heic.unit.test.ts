import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOriginal } from '../../../pipeline/images/decode-image.ts';
import { faultyImage } from '../../../pipeline/images/image-problems.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function read(...brands: readonly string[]) {
	const file = join(await temporaryFolder(), 'picture');
	const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`), Buffer.alloc(90)]);
	bytes.writeUInt32BE(16 + 4 * (brands.length - 1));
	await writeFile(file, bytes);
	return await readOriginal(file);
}

it.each([[['heic', 'mif1', 'heic']], [['mif1', 'heic']], [['hevc']]])('a picture of the brands %j is refused by name', async (brands) => {
	const fault = await read(...brands);
	if (fault === null || !('fault' in fault)) throw new Error('It was read');
	const problem = faultyImage({ collection: 'brand', id: 1, field: 'picture' }, 'id', 'IMG_1.HEIC', fault);
	expect(problem).toMatchObject({ code: 'image-damaged', fix: expect.stringContaining('HEIC: save as JPEG') });
});

it('AVIF, which has the same box, is read', async () => {
	expect(await read('avif', 'mif1', 'miaf')).toBeInstanceOf(Buffer);
});
