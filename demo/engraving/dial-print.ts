/** What is printed or applied on a dial: its height, its colours, its strokes. */
import type { WatchDrawing } from './drawing.ts';
import type { Mark } from './scene.ts';
import type { Vec3 } from './vector.ts';

export const paper = '#f6f6f2';

/** Height of the print above the case's middle in mm: a little above the dial, so that it stays in its place when the watch is tilted. */
export const height = 1.5;

export function stroke(points: readonly Vec3[], width: number, colour: string): Mark {
	return { kind: 'mark', points, width, colour };
}

/** A round polygon at the height of the dial's print. */
export function circle(centre: readonly [number, number], radius: number, steps: number): Vec3[] {
	return Array.from({ length: steps }, (_, i): Vec3 => {
		const angle = (i / steps) * 2 * Math.PI;
		return [centre[0] + Math.sin(angle) * radius, centre[1] + Math.cos(angle) * radius, height];
	});
}

/** The colour of applied indices. */
export function dialMetal(drawing: WatchDrawing): string {
	return { yellow: '#d9bf77', rose: '#d9a98c', white: '#c5ccd0', steel: '#aab5bb', bronze: '#c09a66' }[drawing.metal];
}
