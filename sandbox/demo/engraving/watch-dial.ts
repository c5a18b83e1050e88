/** Dials: ground, tracks, indices, small dials, date and hands. */
import { clothBody } from './body.ts';
import type { WatchDrawing } from './drawing.ts';
import { light } from './light.ts';
import { ink } from './palette.ts';
import { romanMarks } from './roman.ts';
import type { Mark, Part, Shape } from './scene.ts';
import { degrees, smoothstep, type Vec3 } from './vector.ts';
import { handParts } from './watch-hands.ts';
import { shapeRing, type WatchShape } from './watch-shape.ts';

const dials: Readonly<Record<WatchDrawing['dial'], { readonly tint: string; readonly dark: boolean }>> = {
	white: { tint: '#f6f6f2', dark: false },
	silver: { tint: '#e9ebea', dark: false },
	salmon: { tint: '#eccdb9', dark: false },
	blue: { tint: '#4f6d8f', dark: true },
	green: { tint: '#5f7f6d', dark: true },
	black: { tint: '#47545a', dark: true },
};

const paper = '#f6f6f2';
const height = 2.8;

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

function stroke(points: readonly Vec3[], width: number, colour: string): Mark {
	return { kind: 'mark', points, width, colour };
}

interface SmallDial {
	readonly kind: NonNullable<WatchDrawing['subdials']>[number];
	readonly centre: readonly [number, number];
	readonly radius: number;
}

function smallDials(drawing: WatchDrawing, shape: WatchShape, inset: number): SmallDial[] {
	const inner = Math.min(...shape.half) - inset;
	const places: Record<SmallDial['kind'], readonly [number, number, number]> = {
		seconds: [0, -0.5, 0.27],
		hours: [0, 0.46, 0.34],
		moon: [0, -0.47, 0.32],
		chronoLeft: [-0.48, 0, 0.27],
		chronoRight: [0.48, 0, 0.27],
		chronoTop: [0, 0.5, 0.25],
		power: [0, 0.48, 0.25],
	};
	return (drawing.subdials ?? []).map((kind) => {
		const [x, y, radius] = places[kind];
		return { kind, centre: [x * inner, y * inner], radius: radius * inner };
	});
}

function indexParts(
	drawing: WatchDrawing,
	shape: WatchShape,
	inset: number,
	colour: string,
	dark: boolean,
	small: readonly SmallDial[],
): Part[] {
	const parts: Part[] = [];
	const { indices, size } = drawing;
	const outer = inset + 0.5 + (drawing.minuteTrack ? size * 0.032 : size * 0.012);
	const inner = Math.min(...shape.half) - inset;
	const long = inner * (indices === 'field' ? 0.24 : indices === 'quarters' ? 0.26 : 0.2);
	const fill = dark ? paper : indices === 'dots' ? '#dfe9e4' : dialMetal(drawing);
	for (let hour = 0; hour < 12; hour++) {
		const angle = degrees(hour * 30);
		const date = (drawing.date === 'three' && hour === 3) || (drawing.date === 'six' && hour === 6);
		const middle = shape.at(angle, outer + long * 0.7);
		const covered = small.some(({ centre, radius }) => Math.hypot(middle[0] - centre[0], middle[1] - centre[1]) < radius + 0.3);
		if (date || covered) continue;
		if (indices === 'roman') parts.push(...romanMarks(hour === 0 ? 12 : hour, shape, angle, outer, long * 1.25, colour));
		else if (indices === 'quarters') {
			if (hour % 3 === 0) parts.push(bar(shape, angle, outer, outer + long, size * 0.011 + 0.1, fill));
			else if (drawing.minuteTrack) parts.push(bar(shape, angle, outer, outer + long * 0.5, size * 0.007 + 0.08, fill));
		} else if (indices === 'dots') {
			if (hour === 0) parts.push(triangle(shape, outer, long * 1.05, size * 0.05, fill));
			else if (hour % 3 === 0) parts.push(bar(shape, angle, outer, outer + long, size * 0.026, fill));
			else parts.push(dot(shape, angle, outer + size * 0.042, size * 0.04, fill));
		} else if (indices === 'pilot' || indices === 'field') {
			if (hour === 0) {
				parts.push(triangle(shape, outer, long * 0.8, size * 0.05, fill));
				for (const side of [-1, 1]) if (indices === 'pilot') parts.push(dot(shape, side * 0.2, outer + 0.9, size * 0.014, fill));
			} else
				parts.push(bar(shape, angle, outer, outer + long * (hour % 3 === 0 ? 1.15 : 0.85), size * (hour % 3 === 0 ? 0.026 : 0.019), fill));
		} else {
			const double = hour === 0;
			const width = size * 0.012 + 0.12;
			if (double) for (const side of [-1, 1]) parts.push(bar(shape, angle, outer, outer + long, width, fill, side * width * 1.5));
			else parts.push(bar(shape, angle, outer, outer + long, width, fill));
		}
	}
	return parts;
}

function dialMetal(drawing: WatchDrawing): string {
	return { yellow: '#d9bf77', rose: '#d9a98c', white: '#c5ccd0', steel: '#aab5bb', bronze: '#c09a66' }[drawing.metal];
}

/** An applied bar along a radius, moved sideways by `aside`. */
function bar(shape: WatchShape, angle: number, from: number, to: number, half: number, fill: string, aside = 0): Shape {
	const [a, b] = [shape.at(angle, from, height), shape.at(angle, to, height)];
	const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
	const [nx, ny] = [(a[1] - b[1]) / length, -(a[0] - b[0]) / length];
	const at = (point: Vec3, side: number): Vec3 => [point[0] + nx * (aside + side * half), point[1] + ny * (aside + side * half), height];
	return { kind: 'shape', corners: [at(a, -1), at(a, 1), at(b, 1), at(b, -1)], fill, contour: 1.8 };
}

function triangle(shape: WatchShape, from: number, length: number, half: number, fill: string): Shape {
	const [, y] = shape.at(0, from);
	return {
		kind: 'shape',
		corners: [
			[-half, y, height],
			[half, y, height],
			[0, y - length, height],
		],
		fill,
		contour: 2,
	};
}

function dot(shape: WatchShape, angle: number, at: number, radius: number, fill: string): Shape {
	const [x, y] = shape.at(angle, at);
	return { kind: 'shape', corners: circle([x, y], radius, 28), fill, contour: 2 };
}

/** A round polygon at the height of the dial's print. */
export function circle(centre: readonly [number, number], radius: number, steps: number): Vec3[] {
	return Array.from({ length: steps }, (_, i): Vec3 => {
		const angle = (i / steps) * 2 * Math.PI;
		return [centre[0] + Math.sin(angle) * radius, centre[1] + Math.cos(angle) * radius, height];
	});
}

function smallDialParts(drawing: WatchDrawing, dial: SmallDial, colour: string, tint: string, dark: boolean): Part[] {
	const { centre, radius } = dial;
	const ring = (r: number, width: number): Mark => stroke([...circle(centre, r, 60), ...circle(centre, r, 60).slice(0, 1)], width, colour);
	const parts: Part[] = [{ kind: 'shape', corners: circle(centre, radius, 60), fill: tint, contour: 0.1 }];
	if (dial.kind === 'moon') return [...parts, ...moonParts(dial, drawing)];
	for (let r = radius * 0.16; r < radius * 0.7; r += 0.42) parts.push({ ...ring(r, 0.9), pointed: false });
	parts.push(ring(radius, 2.2), ring(radius * 0.78, 1.1));
	const ticks = dial.kind === 'hours' ? 12 : dial.kind === 'chronoRight' ? 30 : 60;
	for (let i = 0; i < ticks; i++) {
		const angle = (i / ticks) * 2 * Math.PI;
		const major = i % (ticks / 12 >= 1 ? ticks / 12 : 1) === 0;
		const end = (share: number): Vec3 => [
			centre[0] + Math.sin(angle) * radius * share,
			centre[1] + Math.cos(angle) * radius * share,
			height,
		];
		if (ticks === 60 && !major && radius < 4) continue;
		parts.push(stroke([end(major ? 0.78 : 0.88), end(0.97)], major ? 2.6 : 1.2, colour));
	}
	const turn = {
		seconds: 0.6,
		hours: (drawing.time[0] + drawing.time[1] / 60) / 12,
		chronoLeft: 0.42,
		chronoRight: 0.13,
		chronoTop: 0,
		power: 0.3,
		moon: 0,
	}[dial.kind];
	const angle = turn * 2 * Math.PI;
	const at = (along: number, aside: number): Vec3 => [
		centre[0] + Math.sin(angle) * along + Math.cos(angle) * aside,
		centre[1] + Math.cos(angle) * along - Math.sin(angle) * aside,
		height,
	];
	const wide = radius * (dial.kind === 'hours' ? 0.07 : 0.045);
	parts.push({
		kind: 'shape',
		corners: [at(-radius * 0.22, -wide), at(-radius * 0.22, wide), at(radius * 0.82, 0)],
		fill: dark ? paper : '#33536b',
		contour: 1.6,
	});
	parts.push({ kind: 'shape', corners: circle(centre, radius * 0.09 + 0.1, 20), fill: dark ? paper : '#33536b', contour: 1.4 });
	return parts;
}

/** A window with the moon rising from behind a round hill, among stars. */
function moonParts({ centre, radius }: SmallDial, drawing: WatchDrawing): Part[] {
	const [cx, cy] = centre;
	const arc = (x: number, y: number, r: number, from: number, to: number): Vec3[] =>
		Array.from({ length: 30 }, (_, i): Vec3 => {
			const angle = degrees(from + ((to - from) * i) / 29);
			return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, height];
		});
	const hill = radius * 0.5;
	const window = [...arc(cx, cy, radius, 180, 0), ...arc(cx + hill, cy, hill, 0, 180), ...arc(cx - hill, cy, hill, 0, 180)];
	const moon = circle([cx + radius * 0.1, cy + radius * 0.58], radius * 0.31, 40);
	const parts: Part[] = [
		{ kind: 'shape', corners: window, fill: '#4f6d8f', contour: 2.6 },
		{ kind: 'shape', corners: moon, fill: dialMetal(drawing), contour: 2 },
	];
	for (const [x, y] of [
		[-0.5, 0.62],
		[-0.28, 0.78],
		[-0.62, 0.4],
		[0.56, 0.62],
		[0.66, 0.36],
		[-0.15, 0.52],
		[0.42, 0.8],
	] as const) {
		for (const turn of [0, 1, 2]) {
			const angle = (turn * Math.PI) / 3;
			const [dx, dy] = [Math.cos(angle) * radius * 0.05, Math.sin(angle) * radius * 0.05];
			const [px, py] = [cx + x * radius, cy + y * radius];
			parts.push(
				stroke(
					[
						[px - dx, py - dy, height],
						[px + dx, py + dy, height],
					],
					1.5,
					paper,
				),
			);
		}
	}
	parts.push(stroke(arc(cx, cy, radius * 1.1, 180, 360), 1.6, ink));
	for (let i = 0; i <= 15; i++) {
		const angle = Math.PI + (i / 15) * Math.PI;
		const end = (share: number): Vec3 => [cx + Math.cos(angle) * radius * share, cy + Math.sin(angle) * radius * share * 0.62, height];
		if (i % 3 === 0) parts.push(stroke([end(0.9), end(1.05)], 2, ink));
	}
	return parts;
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
