/** From SVG to the original that an editor would upload. */
import sharp from 'sharp';
import { ink } from './palette.ts';

/** Steps between a colour and the ink that soften the edges of strokes. */
const softSteps = [0, 0.3, 0.6];

/** A PNG at the size that the SVG states. It has the SVG's own colours and a few shades between each and the ink, and no others. */
export async function rasterise(svg: string): Promise<Buffer> {
	const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true });
	snap(data, paletteOf(svg));
	return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
		.png({ palette: true, colours: 256, dither: 0, effort: 7 })
		.toBuffer();
}

/** The same with nothing behind the drawing. */
export async function rasteriseCutOut(svg: string): Promise<Buffer> {
	return sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 0, effort: 7 }).toBuffer();
}

type Colour = readonly [number, number, number];

function paletteOf(svg: string): Colour[] {
	const found = new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour as string));
	const dark = channels(ink);
	return [...found].flatMap((colour) => softSteps.map((share) => mix(channels(colour), dark, share)));
}

function channels(hex: string): Colour {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
}

function mix(from: Colour, to: Colour, share: number): Colour {
	return [0, 1, 2].map((i) => Math.round((from[i as 0] ?? 0) * (1 - share) + (to[i as 0] ?? 0) * share)) as unknown as Colour;
}

/** Moves every pixel to the nearest colour of the palette. */
function snap(pixels: Buffer, palette: readonly Colour[]): void {
	const nearest = new Map<number, Colour>();
	for (let i = 0; i < pixels.length; i += 3) {
		const key = pixels.readUIntBE(i, 3);
		let colour = nearest.get(key);
		if (colour === undefined) {
			const [r, g, b] = [key >> 16, (key >> 8) & 255, key & 255];
			const distance = (other: Colour) => (other[0] - r) ** 2 + (other[1] - g) ** 2 + (other[2] - b) ** 2;
			colour = palette.reduce((best, other) => (distance(other) < distance(best) ? other : best));
			nearest.set(key, colour);
		}
		pixels[i] = colour[0];
		pixels[i + 1] = colour[1];
		pixels[i + 2] = colour[2];
	}
}
