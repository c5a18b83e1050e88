import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { encodeRendition } from '../../../pipeline/images/make-picture.ts';

it('blames the picture where an encoder refuses it', async () => {
	vi.spyOn(sharp.prototype, 'avif').mockImplementation(() => {
		throw new Error('Processed image is too\nlarge');
	});
	const image = { pixels: Buffer.alloc(12), widthPx: 2, heightPx: 2, channels: 3 } as const;
	expect(await encodeRendition(image, 'avif', 55)).toEqual({ fault: 'damaged', reason: 'Processed image is too large' });
});

it.each(['jpeg', 'webp'] as const)('writes a %s in quality 85', async (format) => {
	const { data, info } = await sharp({
		create: { width: 64, height: 64, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
	})
		.raw()
		.toBuffer({ resolveWithObject: true });
	const image = { pixels: data, widthPx: info.width, heightPx: info.height, channels: 3 } as const;
	const inQuality = (quality: number) => {
		const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
		return (format === 'jpeg' ? pixels.jpeg({ quality, mozjpeg: true }) : pixels.webp({ quality })).toBuffer();
	};
	expect(await encodeRendition(image, format, 55)).toEqual(await inQuality(85));
	expect(await inQuality(84)).not.toEqual(await inQuality(85));
});
