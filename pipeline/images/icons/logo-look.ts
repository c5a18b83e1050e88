/** Reads a logo's look from its pixels: the ground that it was drawn on, where on it something is drawn, and how light that is. */
import { contrast } from '../../../site/theme.ts';

export interface LogoLook {
	/** `#rrggbb` where the logo is on a plain ground of its own; null: it lets the page through, or is a picture up to its edges. */
	readonly ground: string | null;
	/** Whether nothing of the page is seen through it. */
	readonly isOpaque: boolean;
	/** Thousandths of what is drawn by how light it is, from black to white in equal steps of sRGB. */
	readonly shades: readonly number[];
	/** Free space before the drawing, in hundredths of the logo's height. */
	readonly freeBefore: number;
}

export interface RgbaImage {
	readonly pixels: Uint8Array;
	readonly widthPx: number;
	readonly heightPx: number;
}

/** In px. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** Raised whenever `readLogo` or what makes icons of its answer decides differently than before: kept icons of other rules are not used. */
export const logoRules = 2;

const shadeCount = 16;

/** Below it, a pixel is not seen. */
const seenAlpha = 32;

/** Steps of a channel within which two colours are one: what compression leaves of a plain ground. */
const sameColour = 20;

/** Share of a logo that has to be seen on a ground for the rest to be understood. */
const legibleShare = 150;

/** Contrast that parts of pictures need against their ground (WCAG 2.2, 1.4.11). */
const partContrast = 3;

type Colour = readonly [red: number, green: number, blue: number];

/** `box`: around everything that is drawn; the whole picture where that is nothing. */
export function readLogo({ pixels, widthPx, heightPx }: RgbaImage): { readonly look: LogoLook; readonly box: Box } {
	const isOpaque = !pixels.some((value, index) => index % 4 === 3 && value < 255);
	const ground = isOpaque ? plainEdge({ pixels, widthPx, heightPx }) : null;
	const counts = new Array<number>(shadeCount).fill(0);
	let [left, top, right, bottom] = [widthPx, heightPx, -1, -1];
	for (let y = 0; y < heightPx; y += 1) {
		for (let x = 0; x < widthPx; x += 1) {
			const at = (y * widthPx + x) * 4;
			if ((pixels[at + 3] ?? 0) < seenAlpha || (ground !== null && isNear(colourAt(pixels, at), ground))) continue;
			const shade = Math.floor((lightness(colourAt(pixels, at)) * shadeCount) / 256);
			counts[shade] = (counts[shade] ?? 0) + 1;
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
		}
	}
	const drawn = counts.reduce((sum, count) => sum + count, 0);
	const shades = counts.map((count) => Math.round((count * 1000) / Math.max(1, drawn)));
	const whole = { left: 0, top: 0, width: widthPx, height: heightPx };
	const box = drawn === 0 ? whole : { left, top, width: right - left + 1, height: bottom - top + 1 };
	const freeBefore = Math.round((box.left * 100) / heightPx);
	return { look: { ground: ground && hexOf(ground), isOpaque, shades, freeBefore }, box };
}

/** Whether enough of what is drawn differs enough from `ground` (`#rrggbb` or `#rgb`). */
export function isLegibleOn({ shades }: Pick<LogoLook, 'shades'>, ground: string): boolean {
	const seen = shades.reduce((sum, share, shade) => {
		const middle = Math.round(((shade + 0.5) * 256) / shadeCount);
		return contrast(hexOf([middle, middle, middle]), ground) >= partContrast ? sum + share : sum;
	}, 0);
	return seen >= legibleShare;
}

/** The one colour of the picture's edge; null where that has several. */
function plainEdge({ pixels, widthPx, heightPx }: RgbaImage): Colour | null {
	const ground = colourAt(pixels, 0);
	const isGround = (x: number, y: number) => isNear(colourAt(pixels, (y * widthPx + x) * 4), ground);
	for (let x = 0; x < widthPx; x += 1) if (!isGround(x, 0) || !isGround(x, heightPx - 1)) return null;
	for (let y = 0; y < heightPx; y += 1) if (!isGround(0, y) || !isGround(widthPx - 1, y)) return null;
	return ground;
}

function colourAt(pixels: Uint8Array, at: number): Colour {
	return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function isNear(one: Colour, other: Colour): boolean {
	return one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= sameColour);
}

/** How light a colour looks, as the grey of the same luminance, 0 to 255; by the weights that video uses, which is near enough here. */
function lightness([red, green, blue]: Colour): number {
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hexOf(colour: Colour): string {
	return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
