/** Strands of pearls, laid in a loop. */
import { metalBody, pearlBody } from './body.ts';
import { chainParts, measured } from './chain-links.ts';
import type { PearlsDrawing } from './drawing.ts';
import { createRandom } from './random.ts';
import type { Part, Scene } from './scene.ts';
import { type Curve, sphere } from './surface.ts';
import { add, rotateZ, type Vec3 } from './vector.ts';

const tints: Readonly<Record<PearlsDrawing['tint'], readonly string[]>> = {
	white: ['#f7f5f0', '#f6f1ee'],
	cream: ['#f5ecdd', '#f4e6d6', '#f6f1e6'],
	rose: ['#f5e6e2', '#f6ece7'],
	dark: ['#9aa5a4', '#8d9b95', '#9a93a0', '#848e96'],
};

export function pearlsScene(drawing: PearlsDrawing, seed: string): Scene {
	const random = createRandom(seed);
	const parts: Part[] = [];
	const loops = drawing.form === 'doubleStrand' ? [0.84, 1] : [1];
	for (const size of loops) parts.push(...strand(drawing, size, random));
	return {
		parts,
		view: (point) => point,
		table: { point: [0, 0, -4.6], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { share: 0.78 },
	};
}

/** The way a necklace falls when it is laid on a table: narrow above, round below. */
export function necklacePath(width: number, height: number): Curve {
	return (t) => {
		const angle = t * 2 * Math.PI + Math.PI / 2;
		const y = Math.sin(angle);
		const narrow = 1 - 0.5 * Math.max(0, y) ** 1.5 - 0.12 * y;
		return [Math.cos(angle) * width * narrow + 1.5 * Math.sin(angle * 2), y * height, 0];
	};
}

function strand(drawing: PearlsDrawing, size: number, random: () => number): Part[] {
	const path = necklacePath(44 * size, 50 * size);
	const along = measured(path);
	const depth = drawing.tint === 'dark' ? 0.8 : 0.08;
	const colours = tints[drawing.tint];
	const parts: Part[] = [];
	const clasp = 9;
	let position = clasp / 2;
	while (position < along.length - clasp / 2 - 3) {
		const share = Math.sin((position / along.length) * Math.PI);
		const diameter =
			drawing.form === 'graduated'
				? 6 + 5.6 * share ** 1.5
				: drawing.form === 'baroque'
					? 6.4 + random() * 3.6
					: drawing.form === 'strand'
						? 7.6
						: 6.6;
		const t = along.at(position + diameter / 2);
		const centre = path(t);
		const tint = colours[Math.floor(random() * colours.length)] ?? '#ffffff';
		const baroque = drawing.form === 'baroque';
		const axis: Vec3 = baroque ? rotateZ(random() * 6)([0.4, 1, 0.2]) : [-0.45, 0.62, 0.64];
		parts.push(
			pearlBody(sphere(centre, diameter / 2 / (baroque ? 1.06 : 1), axis, baroque ? 0.82 + random() * 0.45 : 1), tint, depth, {
				along: 'u',
				spacing: 6.5,
				contour: 2.6,
				crossed: drawing.tint === 'dark',
			}),
		);
		position += diameter + 0.35;
	}
	const top = path(0);
	parts.push(metalBody(sphere(top, 3.1, [1, 0, 0.2]), drawing.metal, { grid: [40, 20], along: 'u', spacing: 6 }));
	const wire: Curve = (t) => add(path(along.at(0.2 + t * 4.5)), [0, 0, 0]);
	const other: Curve = (t) => path(along.at(along.length - 0.2 - t * 5.5));
	for (const side of [wire, other]) parts.push(...chainParts(side, { link: 'cable', metal: drawing.metal, gauge: 1.7, scale: 11 }));
	return parts;
}
