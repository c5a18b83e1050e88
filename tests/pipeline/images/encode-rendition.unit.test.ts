import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { encodeRendition } from '../../../pipeline/images/encode-rendition.ts';

it('blames the picture where an encoder refuses it', async () => {
	vi.spyOn(sharp.prototype, 'avif').mockImplementation(() => {
		throw new Error('Processed image is too\nlarge');
	});
	const image = { pixels: Buffer.alloc(12), widthPx: 2, heightPx: 2, channels: 3 } as const;
	expect(await encodeRendition(image, 'avif', 55)).toEqual({ fault: 'damaged', reason: 'Processed image is too large' });
});
