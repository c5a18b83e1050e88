/** Dials: ground, tracks, indices, small dials, date and hands. */
import { clothBody } from './body.ts';
import { height, paper, stroke } from './dial-print.ts';
import type { WatchDrawing } from './drawing.ts';
import { light } from './light.ts';
import { ink } from './palette.ts';
import type { Mark, Part } from './scene.ts';
import { smallDialParts, smallDials } from './small-dials.ts';
import { degrees, smoothstep, type Vec3 } from './vector.ts';
import { handParts } from './watch-hands.ts';
import { indexParts } from './watch-indices.ts';
import { shapeRing, type WatchShape } from './watch-shape.ts';

const dials: Readonly<Record<WatchDrawing['dial'], { readonly tint: string; readonly dark: boolean }>> = {
	white: { tint: '#f6f6f2', dark: false },
	silver: { tint: '#e9ebea', dark: false },
	salmon: { tint: '#eccdb9', dark: false },
	blue: { tint: '#4f6d8f', dark: true },
	green: { tint: '#5f7f6d', dark: true },
	black: { tint: '#47545a', dark: true },
};

/** Everything inside the bezel. `inset` is where the dial begins. */
export function dialParts(drawing: WatchDrawing, shape: WatchShape, inset: number): Part[] {
	const { tint, dark } = dials[drawing.dial];
	const stroke = dark ? paper : ink;
	const parts: Part[] = [ground(drawing, shape, inset, tint, dark)];
	if (drawing.minuteTrack) parts.push(...minuteTrack(drawing, shape, inset, stroke));
	const small = smallDials(drawing, shape, inset);
	parts.push(...indexParts(drawing, shape, inset, stroke, dark, small));
	for (const dial of small) parts.push(...smallDialParts(drawing, dial, stroke, tint, dark));
	if (drawing.date) parts.push(...dateParts(drawing, shape, inset));
	return [...parts, ...handParts(drawing, shape, inset, dark)];
}

function ground(drawing: WatchDrawing, shape: WatchShape, inset: number, tint: string, dark: boolean): Part {
	const surface = shapeRing(shape, [
		[inset - 0.1, 1.2],
		[Math.min(...shape.half) - 0.05, 1.2],
	]);
	const body = clothBody(surface, tint, { grid: [180, 8], solid: false, contour: 2.2, crossed: false });
	const shade = (u: number, v: number) => {
		// The bezel's shadow lies along the side of the light.
		const angle = u * 2 * Math.PI;
		const toLight = Math.sin(angle) * light[0] + Math.cos(angle) * light[1];
		return smoothstep(0.16, 0, v) * smoothstep(-0.1, 0.9, toLight) * 0.6;
	};
	const sunburst = drawing.dial === 'blue' || drawing.dial === 'green';
	return {
		...body,
		hatching: [
			{ along: 'u', spacing: 5.5, tone: (_, u, v) => shade(u, v) },
			...(dark
				? [
						{
							along: 'v' as const,
							spacing: 8.5,
							tone: (_: Vec3, u: number) => (sunburst ? 0.18 + 0.3 * Math.cos(u * 4 * Math.PI - 1.4) ** 2 : 0.3),
						},
					]
				: []),
		],
	};
}

function minuteTrack(drawing: WatchDrawing, shape: WatchShape, inset: number, colour: string): Mark[] {
	const marks: Mark[] = [];
	const length = drawing.size * 0.022;
	for (let minute = 0; minute < 60; minute++) {
		const angle = degrees(minute * 6);
		const major = minute % 5 === 0;
		marks.push(
			stroke(
				[shape.at(angle, inset + 0.35, height), shape.at(angle, inset + 0.35 + length * (major ? 1.5 : 1), height)],
				major ? 3 : 1.6,
				colour,
			),
		);
	}
	for (const at of [inset + 0.35, inset + 0.35 + length]) {
		if (drawing.indices === 'roman' || drawing.indices === 'quarters') {
			marks.push(
				stroke(
					Array.from({ length: 181 }, (_, i) => shape.at((i / 180) * 2 * Math.PI, at, height)),
					1.3,
					colour,
				),
			);
		}
	}
	return marks;
}

function dateParts(drawing: WatchDrawing, shape: WatchShape, inset: number): Part[] {
	const angle = drawing.date === 'three' ? Math.PI / 2 : Math.PI;
	const [x, y] = shape.at(angle, inset + drawing.size * 0.085 + (drawing.minuteTrack ? 0.8 : 0));
	const [w, h] = [drawing.size * 0.044, drawing.size * 0.036];
	const box: Vec3[] = [
		[x - w, y - h, height],
		[x + w, y - h, height],
		[x + w, y + h, height],
		[x - w, y + h, height],
	];
	const digit = (points: readonly (readonly [number, number])[]): Mark =>
		stroke(
			points.map(([dx, dy]): Vec3 => [x + dx * w, y + dy * h, height]),
			2.6,
			ink,
		);
	return [
		{ kind: 'shape', corners: box, fill: paper, contour: 2.2 },
		digit([
			[-0.55, 0.35],
			[-0.35, 0.6],
			[-0.35, -0.6],
		]),
		digit([
			[0.05, 0.6],
			[0.6, 0.6],
			[0.25, -0.6],
		]),
	];
}
