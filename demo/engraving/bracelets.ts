/** Bracelets: laid in a loop, or standing as a hoop. */
import { bangleScene } from './bangle.ts';
import { metalBody, pearlBody } from './body.ts';
import { chainParts, measured } from './chain-links.ts';
import type { BraceletDrawing } from './drawing.ts';
import { engravedPlate } from './engraved-plate.ts';
import { gem } from './gems.ts';
import { stones } from './palette.ts';
import type { Part, Scene } from './scene.ts';
import { type Curve, place, sphere, tangentOf, tube } from './surface.ts';
import { chain, degrees, rotateX, rotateZ, translate, type Vec3 } from './vector.ts';

export function braceletScene(drawing: BraceletDrawing, seed: number): Scene {
	if (drawing.form === 'bangle') return bangleScene(drawing, seed);
	return {
		parts: parts(drawing),
		view: chain(rotateX(degrees(-24)), rotateZ(degrees(-6))),
		table: { point: [0, 0, -2.6], normal: [0, 0, 1] },
		shadowAngle: 20,
		fit: { share: 0.8 },
	};
}

/** An open oval whose ends meet at the clasp. */
const loop: Curve = (t) => {
	const angle = t * 2 * Math.PI + degrees(118);
	const swing = 1 + 0.05 * Math.sin(2 * angle + 0.6);
	return [Math.cos(angle) * 30 * swing, Math.sin(angle) * 27 * swing, 0];
};

function parts(drawing: BraceletDrawing): Part[] {
	const { form, metal, stone = 'diamond' } = drawing;
	const path: Curve = (t) => loop(0.03 + t * 0.94);
	if (form === 'curb') return [...chainParts(path, { link: 'curb', metal, gauge: 8.4, scale: 17 }), ...clasp(drawing, 3.2)];
	if (form === 'rope') return [...chainParts(path, { link: 'rope', metal, gauge: 5.4, scale: 17 }), ...clasp(drawing, 2.3)];
	if (form === 'plate') return plateParts(drawing, path);
	if (form === 'beads') return beadParts(drawing, stone, path);
	const along = measured(path);
	const [size, step] = [3.5, 3.72];
	const seats: Part[] = [];
	for (let position = step / 2; position < along.length - step / 2; position += step) {
		const t = along.at(position);
		const [x, y] = path(t);
		const tangent = tangentOf(path, t);
		const at = chain(rotateZ(Math.atan2(tangent[1], tangent[0])), translate([x, y, 0.6]));
		const box = place(
			tube(
				(s) => squareRing(s, size * 0.53),
				() => 0.42,
				true,
				[0, 0, 1],
				1.4,
			),
			at,
		);
		seats.push(
			metalBody(box, metal, { grid: [48, 10], spacing: 5, contour: 1.9, crossed: false }),
			gem('round', stone, size * 0.98, at, 1.9),
		);
		for (const [cx, cy] of [
			[-1, -1],
			[1, -1],
			[1, 1],
			[-1, 1],
		] as const) {
			const bead = at([cx * size * 0.42, cy * size * 0.42, 0.45]);
			seats.push(metalBody(sphere(bead, 0.36), metal, { grid: [10, 8], spacing: 5, contour: 1.4, crossed: false }));
		}
	}
	return [...seats, ...clasp(drawing, 2.2)];
}

function squareRing(s: number, half: number): Vec3 {
	const [c, d] = [Math.cos(s * 2 * Math.PI), Math.sin(s * 2 * Math.PI)];
	const radius = (Math.abs(c) ** 7 + Math.abs(d) ** 7) ** (-1 / 7);
	return [c * radius * half, d * radius * half, 0];
}

function clasp(drawing: BraceletDrawing, half: number): Part[] {
	const [x, y] = loop(0);
	const tangent = tangentOf(loop, 0);
	const at = chain(rotateZ(Math.atan2(tangent[1], tangent[0])), translate([x, y, 0]));
	const box = place(
		tube(
			(t) => [-5.4 + t * 10.8, 0, 0],
			(t) => half * Math.min(1, 6 * Math.sqrt(t * (1 - t)) + 0.2),
			false,
			[0, 0, 1],
			0.7,
		),
		at,
	);
	return [
		metalBody(box, drawing.metal, {
			grid: [60, 24],
			spacing: 6.5,
			edges: [
				{ along: 'v', at: 0.5, weight: 2 },
				{ along: 'v', at: 0.14, weight: 1.6 },
				{ along: 'v', at: 0.86, weight: 1.6 },
			],
		}),
	];
}

/** A plate for engraving at the front of a chain. */
function plateParts(drawing: BraceletDrawing, path: Curve): Part[] {
	const { metal } = drawing;
	const style = { link: 'cable' as const, metal, gauge: 3.4, scale: 17 };
	const before: Curve = (t) => path(t * 0.352);
	const after: Curve = (t) => path(0.487 + t * 0.513);
	return [...chainParts(before, style), ...chainParts(after, style), ...engravedPlate(metal), ...clasp(drawing, 1.7)];
}

/** Glass beads between silver balls. */
function beadParts(drawing: BraceletDrawing, stone: keyof typeof stones, path: Curve): Part[] {
	const along = measured(path);
	const found: Part[] = [];
	const glass = [stones[stone], '#cfe3df', stones.topaz];
	let index = 0;
	for (let position = 4.6; position < along.length - 3; index++) {
		const large = index % 3 === 0;
		const diameter = large ? 10.6 : index % 3 === 1 ? 5.4 : 5.4;
		const t = along.at(position + diameter / 2);
		const tangent = tangentOf(path, t);
		const centre = path(t);
		if (large) {
			const bead = sphere([centre[0], centre[1], 0.4], diameter / 2, tangent, 0.8);
			found.push(pearlBody(bead, glass[(index / 3) % 3] ?? '#ffffff', 0.3, { grid: [60, 30], along: 'v', spacing: 7.5, contour: 3 }));
			for (const ring of [-0.42, 0, 0.42]) {
				const spiral = Array.from({ length: 50 }, (_, i) => {
					const angle = (i / 49) * 2 * Math.PI;
					const height = ring + 0.12 * Math.sin(angle * 3 + index);
					return bead.point(i / 49, Math.asin(height) / Math.PI + 0.5);
				});
				found.push({ kind: 'mark', points: spiral, width: 2.6 });
			}
		} else {
			found.push(
				metalBody(sphere([centre[0], centre[1], 0], diameter / 2, tangent, 0.86), drawing.metal, {
					grid: [36, 18],
					along: 'u',
					spacing: 6,
					contour: 2.6,
				}),
			);
		}
		position += diameter * (large ? 0.82 : 0.88);
	}
	return [...found, ...clasp(drawing, 2.6)];
}
