import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage, measureImage } from '../../../pipeline/images/decode-image.ts';
import { maxPixels } from '../../../pipeline/images/image-fault.ts';

/** The size of a picture in both ways. */
async function bothSizes(original: Buffer, maxWidthPx: number) {
	const decoded = await decodeImage(original, maxWidthPx);
	const size = 'fault' in decoded ? decoded : { widthPx: decoded.widthPx, heightPx: decoded.heightPx };
	return [await measureImage(original, maxWidthPx), size];
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#456' } });
const drawing = (size: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="10" height="7"/></svg>`);

describe('measureImage', () => {
	it('finds the size that decoding gives, whatever the proportions', async () => {
		const side = fc.integer({ min: 1, max: 900 });
		await fc.assert(
			fc.asyncProperty(side, side, side, fc.constantFrom('png', 'jpeg', 'webp'), async (width, height, maxWidthPx, format) => {
				const [measured, decoded] = await bothSizes(await plain(width, height).toFormat(format).toBuffer(), maxWidthPx);
				expect(measured).toEqual(decoded);
			}),
			{ numRuns: 60 },
		);
	});

	it.each(['png', 'jpeg', 'webp', 'gif', 'tiff'] as const)('rounds half a pixel of a %s as decoding does', async (format) => {
		for (const height of [481, 483, 485, 487]) {
			const [measured, decoded] = await bothSizes(await plain(640, height).toFormat(format).toBuffer(), 320);
			expect(measured).toEqual(decoded);
		}
	});

	it.each([
		['turned by the camera', async () => await plain(400, 301).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
		['a drawing with a size', async () => drawing('width="10" height="7"')],
		['a drawing with a view box', async () => drawing('viewBox="0 0 333 77"')],
		['a drawing with parts of pixels', async () => drawing('width="5000.5" height="333.3"')],
		['a wide drawing', async () => drawing('width="4000" height="1300"')],
	])('finds it for a picture that is %s', async (_, original) => {
		for (const maxWidthPx of [64, 320, 1280]) {
			const [measured, decoded] = await bothSizes(await original(), maxWidthPx);
			expect(measured).toEqual(decoded);
			expect(measured).toHaveProperty('widthPx');
		}
	});

	it('refuses what the header shows to be unusable', async () => {
		expect(await measureImage(Buffer.from('no picture'), 320)).toMatchObject({ fault: 'damaged' });
		const huge = await plain(10_000, maxPixels / 10_000 + 1)
			.png()
			.toBuffer();
		expect(await measureImage(huge, 320)).toMatchObject({ fault: 'too-large' });
		const long = await plain(1, 20_000).png().toBuffer();
		expect(await measureImage(long, 320)).toMatchObject({ fault: 'too-long' });
	});
});
