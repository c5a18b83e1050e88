/** Indices: bars, dots, triangles and Roman numerals round a dial. */
import { circle, dialMetal, height, paper } from './dial-print.ts';
import type { WatchDrawing } from './drawing.ts';
import { romanMarks } from './roman.ts';
import type { Part, Shape } from './scene.ts';
import type { SmallDial } from './small-dials.ts';
import { degrees, type Vec3 } from './vector.ts';
import type { WatchShape } from './watch-shape.ts';

/** The indices of all hours that neither the date nor a small dial takes. */
export function indexParts(
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
