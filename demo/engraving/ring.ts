/** Rings with stones, standing on the table and seen from a little above. */
import { bandSurface } from './band.ts';
import { metalBody } from './body.ts';
import type { RingDrawing, Stone } from './drawing.ts';
import { gem } from './gems.ts';
import type { Part, Scene } from './scene.ts';
import { basket, claws, halo } from './settings.ts';
import { place, sphere } from './surface.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, type Transform, translate, type Vec3 } from './vector.ts';

/** Inner radius of every ring in mm. */
const radius = 8.4;

/** A ring with its head, standing on the table. */
export function ringScene(drawing: RingDrawing, seed: number): Scene {
	return {
		parts: ringParts(drawing, seed),
		view: chain(rotateY(degrees(-24)), rotateX(degrees(31)), rotateZ(degrees(-8))),
		table: { point: [0, -radius - 1.7, 0], normal: [0, 1, 0] },
		shadowAngle: 0,
		fit: { share: 0.7 },
	};
}

/** The parts of a ring round the z axis with its head towards +y. */
export function ringParts(drawing: RingDrawing, seed: number): Part[] {
	return [...shankParts(drawing, seed), ...headParts(drawing)];
}

function shankParts(drawing: RingDrawing, seed: number): Part[] {
	const { shank, metal } = drawing;
	const nearTop = (angle: number) => Math.exp(-((Math.min(angle, 2 * Math.PI - angle) / 0.75) ** 2));
	const thickness = () => 1.35;
	if (shank === 'split') {
		return [-1, 1].map((side) => {
			const band = bandSurface({ radius, width: (a) => 1.9 - 0.7 * nearTop(a), thickness, profile: 'court' }, seed);
			const bend: Transform = ([x, y, z]) => [x, y, z + side * (0.25 + 1.9 * nearTop(Math.acos(Math.max(-1, Math.min(1, y / radius)))))];
			return metalBody(place(band, bend), metal, { grid: [200, 48] });
		});
	}
	const width = (angle: number) => (shank === 'tapered' ? 2.4 - 0.8 * nearTop(angle) : shank === 'knife' ? 2.2 : 2.3);
	const profile = shank === 'knife' ? 'knife' : 'court';
	const edges = shank === 'knife' ? [{ along: 'u' as const, at: 0.5, weight: 1.4 }] : [];
	const parts: Part[] = [metalBody(bandSurface({ radius, width, thickness, profile }, seed), metal, { grid: [240, 56], edges })];
	if (drawing.head === 'eternity') return [...parts, ...stoneRow(drawing, 34, 0, 2 * Math.PI)];
	if (shank === 'pave') {
		const row = { ...drawing, stoneSize: 1.55 };
		parts.push(...stoneRow(row, 7, degrees(17), degrees(62)), ...stoneRow(row, 7, degrees(-62), degrees(-17)));
	}
	return parts;
}

/** Small stones along the outside of the shank with a bead between each two. */
function stoneRow(drawing: RingDrawing, count: number, from: number, to: number): Part[] {
	const size = drawing.head === 'eternity' ? ((2 * Math.PI * (radius + 1.5)) / count) * 0.96 : drawing.stoneSize;
	const parts: Part[] = [];
	const closed = drawing.head === 'eternity';
	for (let i = 0; i < count; i++) {
		const angle = from + ((to - from) * (i + 0.5)) / count;
		parts.push(gem('round', accent(drawing), size, onShank(angle, 1.5), 1.7));
		for (const side of [-1, 1]) {
			const between = from + ((to - from) * (i + (closed ? 0 : 1))) / count;
			if (!closed && i === count - 1) continue;
			const bead = onShank(between, 1.75)([0, side * size * 0.36, 0]);
			parts.push(metalBody(sphere(bead, size * 0.16), drawing.metal, { grid: [12, 8], spacing: 5, contour: 1.6, crossed: false }));
		}
	}
	return parts;
}

/** Places a stone on the outside of the shank: its table outwards, its y along the finger. */
function onShank(angle: number, height: number): Transform {
	return chain(rotateX(degrees(-90)), translate([0, radius + height, 0]), rotateZ(-angle));
}

function accent(drawing: RingDrawing): Stone {
	return drawing.accent ?? drawing.stone;
}

function headParts(drawing: RingDrawing): Part[] {
	const { head, cut, stone, stoneSize: size, metal } = drawing;
	if (head === 'eternity') return [];
	const base = radius + 1.5;
	// A stone's y runs along the finger; the girdle lies a little above the shank.
	const lift = base + size * 0.38;
	const onTop = (x: number, height: number, turn = 0): Transform => chain(rotateZ(turn), rotateX(degrees(-90)), translate([x, height, 0]));
	const parts: Part[] = [gem(cut, stone, size, onTop(0, lift))];
	parts.push(...claws(cut, size, onTop(0, lift), metal, [0, base - 0.9, 0]));
	parts.push(...basket(cut, size, onTop(0, lift), metal));
	if (head === 'halo') {
		parts.push(...halo(cut, size, onTop(0, lift - size * 0.07), metal, accent(drawing)));
	}
	if (head === 'trilogy' || head === 'sideStones') {
		const small = head === 'trilogy' ? size * 0.8 : size * 0.46;
		for (const side of [-1, 1]) {
			const angle = (side * (size * 0.5 + small * 0.56)) / (base + 1);
			const at = chain(rotateX(degrees(-90)), translate([0, base + small * 0.36, 0]), rotateZ(-angle * 1.02));
			const foot: Vec3 = rotateZ(-angle)([0, base - 0.6, 0]);
			parts.push(
				gem('round', accent(drawing), small, at, 2.1),
				...claws('round', small, at, metal, foot),
				...basket('round', small, at, metal),
			);
		}
	}
	return parts;
}
