/** Roman numerals as strokes, standing on the rim of the dial. */
import { height } from './dial-print.ts';
import type { Mark } from './scene.ts';
import type { Vec3 } from './vector.ts';
import type { WatchShape } from './watch-shape.ts';

const numerals = ['', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Strokes of a letter in a box from 0 to its width and 0 (foot) to 1 (head); thick or thin. */
export const romanLetters: Readonly<
	Record<string, { width: number; strokes: readonly (readonly [number, number, number, number, boolean])[] }>
> = {
	I: { width: 0.3, strokes: [[0.15, 0, 0.15, 1, true]] },
	V: {
		width: 0.62,
		strokes: [
			[0.08, 1, 0.31, 0, true],
			[0.31, 0, 0.54, 1, false],
		],
	},
	X: {
		width: 0.62,
		strokes: [
			[0.08, 1, 0.54, 0, true],
			[0.08, 0, 0.54, 1, false],
		],
	},
};

/** A numeral whose foot points to the middle of the dial. `from` is the inset of its head, `size` its height in mm. */
export function romanMarks(hour: number, shape: WatchShape, angle: number, from: number, size: number, colour: string): Mark[] {
	const text = numerals[hour] ?? '';
	const scale = size * 0.62;
	const total = [...text].reduce((sum, letter) => sum + (romanLetters[letter]?.width ?? 0), 0) * scale;
	const head = shape.at(angle, from);
	const foot = shape.at(angle, from + size);
	const length = Math.hypot(head[0] - foot[0], head[1] - foot[1]) || 1;
	const [ux, uy] = [((head[0] - foot[0]) / length) * size, ((head[1] - foot[1]) / length) * size];
	const [sx, sy] = [uy / size, -ux / size];
	const at = (across: number, up: number): Vec3 => [foot[0] + ux * up + sx * across, foot[1] + uy * up + sy * across, height];
	const marks: Mark[] = [];
	let left = -total / 2;
	const bold = Math.max(3, size * 1.5);
	for (const letter of text) {
		const { width, strokes } = romanLetters[letter] ?? { width: 0, strokes: [] };
		for (const [x1, y1, x2, y2, thick] of strokes) {
			marks.push({
				kind: 'mark',
				points: [at(left + x1 * scale, y1), at(left + x2 * scale, y2)],
				width: thick ? bold : bold * 0.4,
				colour,
			});
		}
		left += width * scale;
	}
	for (const up of [0, 1]) {
		marks.push({ kind: 'mark', points: [at(-total / 2, up), at(total / 2, up)], width: bold * 0.36, colour });
	}
	return marks;
}
