/** Hands: each a pair of facets, one bright and one dark. */
import type { WatchDrawing } from './drawing.ts';
import type { Part, Shape } from './scene.ts';
import { degrees, type Vec3 } from './vector.ts';
import type { WatchShape } from './watch-shape.ts';

/** In mm above the case's middle. */
const height = 1.9;

export function handParts(drawing: WatchDrawing, shape: WatchShape, inset: number, dark: boolean): Part[] {
	const [hours, minutes, seconds] = drawing.time;
	const reach = Math.min(...shape.half) - inset;
	const regulator = drawing.subdials?.includes('hours') ?? false;
	const parts: Part[] = [];
	const hourAngle = degrees((hours % 12) * 30 + minutes / 2);
	if (!regulator) parts.push(...hand(drawing, hourAngle, reach * 0.55, drawing.size * 0.032, dark));
	if (drawing.bezel === 'gmt') parts.push(...gmtHand(reach));
	parts.push(...hand(drawing, degrees(minutes * 6), reach * 0.86, drawing.size * 0.026, dark));
	if (seconds !== null) parts.push(...secondHand(drawing, degrees(seconds * 6), reach * 0.92, dark));
	const cap = (radius: number, fill: string): Shape => ({
		kind: 'shape',
		corners: Array.from(
			{ length: 24 },
			(_, i): Vec3 => [Math.cos((i / 12) * Math.PI) * radius, Math.sin((i / 12) * Math.PI) * radius, height],
		),
		fill,
		contour: 1.8,
	});
	return [...parts, cap(drawing.size * 0.02 + 0.2, dark ? '#dfe4e6' : '#8a979e'), cap(0.28, '#1b2a31')];
}

function colours(drawing: WatchDrawing, dark: boolean): readonly [string, string] {
	if (drawing.hands === 'leaf') return dark ? ['#f6f6f2', '#cfd6d9'] : ['#47688a', '#2c475f'];
	if (drawing.metal === 'yellow' || drawing.metal === 'bronze') return ['#ecd9a2', '#b99a55'];
	if (drawing.metal === 'rose') return ['#efcdb8', '#b98263'];
	return dark ? ['#fbfbf8', '#b9c4c9'] : ['#d5dcdf', '#71808a'];
}

function hand(drawing: WatchDrawing, angle: number, length: number, width: number, dark: boolean): Part[] {
	const outline = silhouettes[drawing.hands];
	const [bright, shaded] = colours(drawing, dark);
	const at = (along: number, aside: number): Vec3 => [
		Math.sin(angle) * along * length + Math.cos(angle) * aside * width,
		Math.cos(angle) * along * length - Math.sin(angle) * aside * width,
		height,
	];
	const side = (sign: 1 | -1): Vec3[] => [...outline.map(([along, aside]) => at(along, aside * sign)), at(1, 0), at(-0.18, 0)];
	// The half that looks to the light is bright.
	const leftIsBright = Math.cos(angle) * 0.64 + Math.sin(angle) * 0.77 > 0;
	return [
		{ kind: 'shape', corners: side(-1), fill: leftIsBright ? bright : shaded, contour: 1.7 },
		{ kind: 'shape', corners: side(1), fill: leftIsBright ? shaded : bright, contour: 1.7 },
	];
}

/** Half outlines from tail to tip as [share of the length, share of the width]. */
const silhouettes: Readonly<Record<WatchDrawing['hands'], readonly (readonly [number, number])[]>> = {
	baton: [
		[-0.18, 0.34],
		[0, 0.42],
		[0.97, 0.32],
	],
	dauphine: [
		[-0.16, 0.2],
		[0.1, 1.15],
		[0.6, 0.58],
	],
	leaf: [
		[-0.16, 0.22],
		[0.1, 0.3],
		[0.28, 0.75],
		[0.45, 0.98],
		[0.62, 0.82],
		[0.82, 0.34],
	],
	sword: [
		[-0.14, 0.3],
		[0.06, 0.42],
		[0.62, 1.05],
		[0.8, 0.95],
	],
};

function gmtHand(reach: number): Part[] {
	const angle = degrees(305);
	const at = (along: number, aside: number): Vec3 => [
		Math.sin(angle) * along * reach + Math.cos(angle) * aside,
		Math.cos(angle) * along * reach - Math.sin(angle) * aside,
		height,
	];
	return [
		{ kind: 'shape', corners: [at(-0.1, -0.2), at(-0.1, 0.2), at(0.72, 0.2), at(0.72, -0.2)], fill: '#c9705f', contour: 1.4 },
		{ kind: 'shape', corners: [at(0.7, -1), at(0.7, 1), at(0.9, 0)], fill: '#f6f6f2', contour: 1.8 },
	];
}

function secondHand(drawing: WatchDrawing, angle: number, length: number, dark: boolean): Part[] {
	const at = (along: number, aside: number): Vec3 => [
		Math.sin(angle) * along * length + Math.cos(angle) * aside,
		Math.cos(angle) * along * length - Math.sin(angle) * aside,
		height,
	];
	const half = drawing.size * 0.0042;
	const fill = dark ? '#f6f6f2' : '#1b2a31';
	const parts: Part[] = [
		{
			kind: 'shape',
			corners: [at(-0.26, -half * 2), at(-0.26, half * 2), at(0, half * 1.4), at(1, half * 0.7), at(1, -half * 0.7), at(0, -half * 1.4)],
			fill,
			contour: 1,
		},
	];
	if (drawing.hands === 'sword') {
		const centre = at(0.7, 0);
		const corners = Array.from({ length: 20 }, (_, i): Vec3 => {
			const turn = (i / 10) * Math.PI;
			return [centre[0] + Math.cos(turn) * drawing.size * 0.018, centre[1] + Math.sin(turn) * drawing.size * 0.018, height];
		});
		parts.push({ kind: 'shape', corners, fill: '#dfe9e4', contour: 1.8 });
	}
	return parts;
}
