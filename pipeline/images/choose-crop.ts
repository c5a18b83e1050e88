/** Chooses which part of a picture is seen in a square that it does not fit into. */

/** The beginning or the end of its longer side; its middle has no name. */
export type CropPosition = 'start' | 'end';

/** In px of the original. */
export interface FocalPoint {
	readonly width: number;
	readonly height: number;
	readonly x: number;
	readonly y: number;
}

/**
 * The position that brings the focal point nearest to the square's middle; null is the middle. Three positions are enough: up to a picture
 * three times as long as wide the point is in sight, and in a photograph of 3 by 2 at most an eighth of the square beside its middle.
 */
export function chooseCrop({ width, height, x, y }: FocalPoint): CropPosition | null {
	const [long, short, focus] = width >= height ? [width, height, x] : [height, width, y];
	if (long === short) return null;
	const share = (Math.min(focus, long) - short / 2) / (long - short);
	if (share < 0.25) return 'start';
	return share > 0.75 ? 'end' : null;
}
