/** The plate of a bracelet, bent to the wrist, with a date engraved as one would have it: in Roman numerals. */
import { metalBody } from './body.ts';
import type { Metal } from './drawing.ts';
import { romanLetters } from './roman.ts';
import type { Mark, Part } from './scene.ts';
import { degrees, type Vec3 } from './vector.ts';

/** Radius and width of the plate in mm, and the angle that it takes of the bracelet's loop in degrees. */
const [radius, width, arc] = [28.8, 7.4, 52];

const date = 'VI·IX·XXVI';

/** Height of the letters in mm, the share of it that their widths are counted in, and what stands between two of them. */
const [size, breadth, gap] = [2.9, 0.78, 0.2];

/** The plate at the front of a loop round the origin. */
export function engravedPlate(metal: Metal): Part[] {
	const plate = metalBody({ closedU: false, closedV: false, point: bent }, metal, {
		grid: [80, 20],
		solid: false,
		spacing: 7,
		contour: 3.2,
	});
	const border = [0.13, 0.87].map(
		(v): Mark => ({ kind: 'mark', points: Array.from({ length: 60 }, (_, i) => bent(0.04 + (i / 59) * 0.92, v)), width: 1.7 }),
	);
	return [plate, ...border, ...letters()];
}

/** A point of the plate: `u` from end to end, `v` from its inner edge, which is above, to its outer one. */
function bent(u: number, v: number): Vec3 {
	const angle = degrees(-90 + (u - 0.5) * arc - 2);
	const rounded = 1 - 0.16 * Math.abs(u * 2 - 1) ** 12;
	const out = radius + (v - 0.5) * width * rounded;
	return [Math.cos(angle) * out * 1.03, Math.sin(angle) * out * 0.95, 1.2 + 0.9 * Math.sin(v * Math.PI)];
}

function letters(): Mark[] {
	const length = radius * degrees(arc);
	const widths = [...date].map((letter) => (romanLetters[letter]?.width ?? 0.1) * size * breadth + gap);
	let left = -widths.reduce((sum, each) => sum + each, -gap) / 2;
	/** mm from the middle of the plate, to the right and up. */
	const at = (x: number, y: number): Vec3 => bent(0.5 + x / length, 0.5 - y / width);
	const line = (from: readonly [number, number], to: readonly [number, number], weight: number): Mark => ({
		kind: 'mark',
		points: Array.from({ length: 9 }, (_, i) => at(from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8)),
		width: weight,
	});
	return [...date].flatMap((letter, index) => {
		const start = left;
		left += widths[index] ?? 0;
		const { strokes } = romanLetters[letter] ?? { strokes: [] };
		if (strokes.length === 0) return [line([start, -0.15], [start + 0.2, 0.15], 3)];
		const place = (x: number, y: number) => [start + x * size * breadth, (y - 0.5) * size] as const;
		return strokes.flatMap(([x1, y1, x2, y2, thick]) => [
			line(place(x1, y1), place(x2, y2), thick ? 4 : 2),
			...[place(x1, y1), place(x2, y2)].map(([x, y]) => line([x - 0.32, y], [x + 0.32, y], 1.6)),
		]);
	});
}
