import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isLegibleOn, type RgbaImage, readLogo } from '../../../../pipeline/images/icons/logo-look.ts';

/** A square of 20 px with a bar of 10 × 6 px in it, 4 px from the left and 8 from the top. */
async function aLogo(ground: string, bar: string): Promise<RgbaImage> {
	const logo = sharp({ create: { width: 20, height: 20, channels: 4, background: ground } }).composite([
		{ input: { create: { width: 10, height: 6, channels: 4, background: bar } }, left: 4, top: 8 },
	]);
	const { data, info } = await logo.raw().toBuffer({ resolveWithObject: true });
	return { pixels: data, widthPx: info.width, heightPx: info.height };
}

const clear = '#00000000';

describe('what is told of a logo', () => {
	it.each([
		['on a ground of its own', '#f3f4f0', { ground: '#f3f4f0', isOpaque: true, freeBefore: 20 }],
		['that lets the page through', clear, { ground: null, isOpaque: false, freeBefore: 20 }],
	])('%s: the ground, and where something is drawn', async (_, ground, look) => {
		const read = readLogo(await aLogo(ground, '#1b2a31'));
		expect(read.look).toMatchObject(look);
		expect(read.box).toEqual({ left: 4, top: 8, width: 10, height: 6 });
		expect(read.look.shades.indexOf(1000)).toBe(2);
	});

	it('that is a picture up to its edges: no ground, and all of it', async () => {
		const pixels = await sharp({
			create: { width: 12, height: 8, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
		})
			.ensureAlpha()
			.raw()
			.toBuffer();
		const { look, box } = readLogo({ pixels, widthPx: 12, heightPx: 8 });
		expect(look).toMatchObject({ ground: null, isOpaque: true, freeBefore: 0 });
		expect(box).toEqual({ left: 0, top: 0, width: 12, height: 8 });
	});

	it.each([clear, '#ffffff'])('that is empty, on %s: the whole picture', async (ground) => {
		expect(readLogo(await aLogo(ground, ground)).box).toEqual({ left: 0, top: 0, width: 20, height: 20 });
	});
});

it.each([
	['#1b2a31', '#f3f4f0', true],
	['#1b2a31', '#17353b', false],
	['#ffffff', '#17353b', true],
	['#ffffff', '#f3f4f0', false],
	['#808080', '#ffffff', true],
	['#c8c8c8', '#ffffff', false],
])('%s on %s is seen: %s', async (bar, ground, isSeen) => {
	expect(isLegibleOn(readLogo(await aLogo(clear, bar)).look, ground)).toBe(isSeen);
});

it('is seen where a part of it is that is large enough', () => {
	const shades = (dark: number) => [dark, ...Array<number>(14).fill(0), 1000 - dark];
	expect([100, 200].map((dark) => isLegibleOn({ shades: shades(dark) }, '#ffffff'))).toEqual([false, true]);
});
