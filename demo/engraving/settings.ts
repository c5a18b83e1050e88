/** What holds stones: claws, the rail that joins them, and a wreath of smaller stones. */
import { metalBody } from './body.ts';
import type { Cut, Metal, Stone } from './drawing.ts';
import { gem, gemOutline } from './gems.ts';
import type { Part } from './scene.ts';
import { sphere, tube } from './surface.ts';
import { chain, degrees, type Transform, translate, type Vec3 } from './vector.ts';

/** Where claws grip a cut, as angles of its outline. */
function clawAngles(cut: Cut): readonly number[] {
	if (cut === 'pear') return [90, 200, 340, 270 - 35, 270 + 35].filter((angle) => angle !== 235 && angle !== 305);
	if (cut === 'marquise') return [90, 270];
	if (cut === 'emerald') return [56, 124, 236, 304];
	return [45, 135, 225, 315];
}

/** Claws that rise from `foot` and grip the girdle of a placed stone. */
export function claws(cut: Cut, size: number, at: Transform, metal: Metal, foot: Vec3): Part[] {
	const outline = gemOutline(cut);
	return clawAngles(cut).flatMap((angle) => {
		const [x, y] = outline(degrees(angle));
		const half = size / 2;
		const out = (share: number, height: number): Vec3 => at([x * half * share, y * half * share, height * half]);
		const points: Vec3[] = [foot, out(0.72, -0.75), out(1.04, -0.2), out(1.05, 0.08), out(0.9, 0.24)];
		const thick = Math.max(0.24, size * 0.05);
		const wire = tube(
			smooth(points),
			(t) => thick * (t > 0.93 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.93) / 0.07) ** 2)) : 1),
			false,
			[0.31, 0.2, 0.93],
		);
		// A claw ends in a bead, which closes the wire.
		const tip = metalBody(sphere(out(0.9, 0.24), thick * 1.04), metal, { grid: [24, 16], spacing: 6, contour: 2, crossed: false });
		return [{ ...metalBody(wire, metal, { grid: [40, 14], spacing: 6, contour: 2, crossed: false }), seenFromNear: [tip] }];
	});
}

/** The rail below the girdle that joins the claws. */
export function basket(cut: Cut, size: number, at: Transform, metal: Metal): Part[] {
	const outline = gemOutline(cut);
	const half = size / 2;
	const rail = tube(
		(t) => {
			const [x, y] = outline(t * 2 * Math.PI);
			return at([x * half * 0.74, y * half * 0.74, -0.52 * half]);
		},
		() => Math.max(0.22, size * 0.045),
		true,
		[0.1, 1, 0.2],
	);
	return [metalBody(rail, metal, { grid: [72, 10], spacing: 5, contour: 1.8, crossed: false })];
}

/** Small stones round a placed stone. */
export function halo(cut: Cut, size: number, at: Transform, metal: Metal, stone: Stone): Part[] {
	const outline = gemOutline(cut);
	const half = size / 2;
	const small = size * 0.2;
	const reach = half + small * 0.62;
	const path = (t: number): Vec3 => {
		const [x, y] = outline(t * 2 * Math.PI);
		const length = Math.hypot(x, y);
		return [x * half + (x / length) * (reach - half), y * half + (y / length) * (reach - half), 0];
	};
	const positions = evenly(path, Math.round(lengthOf(path) / (small * 1.06)));
	const plate = tube(
		(t) => at(raised(path(t), -small * 0.3)),
		() => small * 0.56,
		true,
		tableDirection(at),
		0.7,
	);
	return [
		metalBody(plate, metal, { grid: [120, 16], spacing: 5, contour: 2.2 }),
		...positions.map((t) => gem('round', stone, small * 0.96, chain(translate(raised(path(t), small * 0.12)), at), 1.6)),
	];
}

function raised([x, y, z]: Vec3, height: number): Vec3 {
	return [x, y, z + height];
}

/** The direction in which a placed stone's table looks. */
function tableDirection(at: Transform): Vec3 {
	const [origin, tip] = [at([0, 0, 0]), at([0, 0, 1])];
	return [tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]];
}

function lengthOf(path: (t: number) => Vec3): number {
	let length = 0;
	for (let i = 0; i < 200; i++) {
		const [a, b] = [path(i / 200), path((i + 1) / 200)];
		length += Math.hypot(a[0] - b[0], a[1] - b[1]);
	}
	return length;
}

/** Parameters at even distances along a closed path. */
function evenly(path: (t: number) => Vec3, count: number): number[] {
	const total = lengthOf(path);
	const found: number[] = [];
	let [length, next] = [0, 0];
	for (let i = 0; i < 2000 && found.length < count; i++) {
		if (length >= next) {
			found.push(i / 2000);
			next += total / count;
		}
		const [a, b] = [path(i / 2000), path((i + 1) / 2000)];
		length += Math.hypot(a[0] - b[0], a[1] - b[1]);
	}
	return found;
}

/** A smooth curve through points (Catmull-Rom). */
function smooth(points: readonly Vec3[]): (t: number) => Vec3 {
	return (t) => {
		const position = Math.max(0, Math.min(0.99999, t)) * (points.length - 1);
		const index = Math.floor(position);
		const s = position - index + (t < 0 ? t : t > 1 ? t - 1 : 0);
		const point = (offset: number) => points[Math.max(0, Math.min(points.length - 1, index + offset))] as Vec3;
		const [a, b, c, d] = [point(-1), point(0), point(1), point(2)];
		const axis = (i: 0 | 1 | 2) =>
			0.5 *
			(2 * b[i] + (c[i] - a[i]) * s + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * s * s + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * s * s * s);
		return [axis(0), axis(1), axis(2)];
	};
}
