/** The demo's pictures: two of each product, the whole piece and a detail of it, and those of the shop. */
import { compositions, pieces } from './drawings.ts';
import { drawSvg } from './engraving/draw-svg.ts';
import type { Drawing, Ground } from './engraving/drawing.ts';
import { rasterise, rasteriseCutOut } from './engraving/rasterise.ts';

export interface Picture {
	/** Of its file, such as `hero.png`. */
	readonly name: string;
	/** In px. */
	readonly width: number;
	readonly height: number;
	/** Draws it as a PNG: the same bytes every time, in about a second. */
	draw(): Promise<Buffer>;
}

/** Side of a product's picture, and height of all but details, in px. */
const square = 1400;

/** Side of a detail in px: smaller, so that a first start makes all renditions in the time that it has. */
const detailSide = 960;

export const pictures: readonly Picture[] = [
	...(Object.entries(pieces) as [Ground, NonNullable<(typeof pieces)[Ground]>][]).flatMap(([ground, drawings]) =>
		Object.entries(drawings).flatMap(([name, drawing]) => [
			picture(name, name, drawing, ground, square, square),
			// Drawn under the name of the whole piece, so that both show the same hand.
			picture(`${name}-detail`, name, { kind: 'detail', of: drawing }, ground, detailSide, detailSide),
		]),
	),
	...Object.entries(compositions).map(([name, { drawing, ground }]) =>
		picture(name, name, drawing, ground, drawing.kind === 'emblem' ? square : square * 1.5, square),
	),
];

/** `seed` names the hand that draws it. */
function picture(name: string, seed: string, drawing: Drawing, ground: Ground, width: number, height: number): Picture {
	const draw = () => (ground === 'none' ? rasteriseCutOut : rasterise)(drawSvg(seed, drawing, ground, width, height));
	return { name: `${name}.png`, width, height, draw };
}
