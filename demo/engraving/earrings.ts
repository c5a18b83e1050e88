/** Earrings in pairs: one seen from before, the other turned a little. */
import { metalBody, pearlBody } from './body.ts';
import type { EarringsDrawing, Metal } from './drawing.ts';
import { gem } from './gems.ts';
import { leafParts } from './leaf.ts';
import type { Part, Scene } from './scene.ts';
import { basket, claws, halo } from './settings.ts';
import { type Curve, place, sphere, tube } from './surface.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, type Transform, translate, type Vec3 } from './vector.ts';

export function earringsScene(drawing: EarringsDrawing, seed: number): Scene {
	const stud = drawing.form === 'stud' || drawing.form === 'haloStud' || drawing.form === 'pearlStud';
	const hoop = drawing.form === 'hoop' || drawing.form === 'stoneHoop';
	const apart = stud ? 7.4 : hoop ? 10.5 : drawing.form === 'decoDrop' ? 9.6 : 8.2;
	const left = chain(rotateY(degrees(stud ? -6 : hoop ? 62 : 0)), rotateZ(degrees(stud ? 8 : 2)), translate([-apart, stud ? 2.4 : 0, 0]));
	const right = chain(
		rotateY(degrees(stud ? -50 : hoop ? 40 : 0)),
		rotateZ(degrees(stud ? -10 : -3)),
		translate([apart, stud ? -2.4 : -1.5, 0]),
	);
	return {
		parts: [...earringParts(drawing, left, seed), ...earringParts(drawing, right, seed + 1)],
		view: rotateX(degrees(stud ? 12 : 4)),
		table: { point: [0, 0, stud ? -6 : hoop ? -5 : -3], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { share: stud ? 0.7 : 0.76 },
	};
}

function earringParts(drawing: EarringsDrawing, at: Transform, seed: number): Part[] {
	const { form, metal, cut = 'round', stone = 'diamond' } = drawing;
	if (form === 'stud') {
		return [gem(cut, stone, 11, at), ...claws(cut, 11, at, metal, at([0, 0, -5])), ...basket(cut, 11, at, metal), ...post(metal, at, -4.6)];
	}
	if (form === 'haloStud') {
		return [
			gem(cut, stone, 10.5, at),
			...claws(cut, 10.5, at, metal, at([0, 0, -4])),
			...halo(cut, 10.5, chain(translate([0, 0, -0.4]), at), metal, 'diamond'),
			...post(metal, at, -3.2),
		];
	}
	if (form === 'pearlStud') {
		const pearl = sphere(at([0, 0, 0]), 5.6, [-0.45, 0.62, 0.64]);
		return [pearlBody(pearl, '#f6f3ee', 0.1, { grid: [72, 36], along: 'u', spacing: 7.5 }), ...post(metal, at, -5.2)];
	}
	if (form === 'hoop' || form === 'stoneHoop') return hoopParts(drawing, at);
	const drop = chain(translate([0, -6, 0]), at);
	if (form === 'leafDrop')
		return [...hook(metal, at), ...ring(metal, at, 1.6), ...leafParts(metal, 23, chain(translate([0, -14.5, 0]), at), seed * 7)];
	if (form === 'decoDrop') return decoParts(drawing, at);
	return [
		...hook(metal, at),
		gem('round', stone, 4.6, chain(translate([0, -0.6, 0.6]), at), 2.2),
		...claws('round', 4.6, chain(translate([0, -0.6, 0.6]), at), metal, at([0, -0.6, -1.4])),
		...ring(metal, chain(translate([0, -2.5, 0]), at), 1.1),
		gem(cut, stone, 13, chain(translate([0, -5.3, 0.6]), drop), 2.8),
		...claws(cut, 13, chain(translate([0, -5.3, 0.6]), drop), metal, drop([0, -5.7, -4])),
	];
}

/** The post behind a stud and the butterfly on it. */
function post(metal: Metal, at: Transform, from: number): Part[] {
	const pin = tube(
		(t) => at([0, 0, from - t * 11]),
		() => 0.42,
		false,
		[0, 1, 0.1],
	);
	const wing =
		(side: 1 | -1): Curve =>
		(t) => {
			const angle = t * 1.75 * Math.PI;
			return at([side * (1.7 - 1.5 * Math.cos(angle)), 0, from - 7.2 - 1.35 * Math.sin(angle)]);
		};
	return [
		metalBody(pin, metal, { grid: [30, 12], spacing: 5, contour: 2.2, crossed: false }),
		...([1, -1] as const).map((side) =>
			metalBody(
				tube(wing(side), () => 0.42, false, upwards(at), 3.2),
				metal,
				{ grid: [40, 14], spacing: 5.5, contour: 2.2, crossed: false },
			),
		),
	];
}

/** Where up is for a placed piece. */
function upwards(at: Transform): Vec3 {
	const [origin, up] = [at([0, 0, 0]), at([0, 1, 0])];
	return [up[0] - origin[0], up[1] - origin[1], up[2] - origin[2]];
}

/** A wire that goes through the ear, its end hanging behind. */
function hook(metal: Metal, at: Transform): Part[] {
	const wire: Curve = (t) => {
		const angle = -0.1 + t * 1.25 * Math.PI;
		return at([
			0.2 - 3.1 * (1 - Math.cos(angle)) * 0.5 - (t > 0.8 ? (t - 0.8) * 2 : 0),
			-0.1 + 8.2 * Math.sin(Math.max(0, Math.min(angle, Math.PI))) ** 0.9 - (angle > Math.PI ? (angle - Math.PI) * 7 : 0),
			0,
		]);
	};
	return [
		metalBody(
			tube(wire, () => 0.42, false, [0.1, 0.1, 1]),
			metal,
			{ grid: [90, 10], spacing: 5, contour: 2.1, crossed: false },
		),
	];
}

function ring(metal: Metal, at: Transform, radius: number): Part[] {
	const round = tube(
		(t) => at([Math.cos(t * 2 * Math.PI) * radius * 0.8, -1.6 + Math.sin(t * 2 * Math.PI) * radius, 0]),
		() => 0.36,
		true,
	);
	return [metalBody(round, metal, { grid: [40, 12], spacing: 5, contour: 2, crossed: false })];
}

function hoopParts(drawing: EarringsDrawing, at: Transform): Part[] {
	const { metal, form } = drawing;
	const radius = 10;
	const round = (angle: number, r = radius): Vec3 => [Math.sin(angle) * r, -Math.cos(angle) * r, 0];
	const stones = form === 'stoneHoop';
	const thick = (t: number) => (stones ? 1.15 : 0.75 + 1.25 * Math.sin(Math.PI * t) ** 1.2);
	const arc = tube((t) => at(round((t - 0.5) * 1.86 * Math.PI)), thick, false, direction(at), stones ? 1.1 : 1.25);
	const wire = tube(
		(t) => at([-1.9 + t * 3.9, radius * 0.98 + Math.sin(t * Math.PI) * 1.5, 0]),
		() => 0.4,
		false,
		[0.1, 0.2, 1],
	);
	const parts: Part[] = [
		metalBody(arc, metal, { grid: [220, 28], spacing: 6.5 }),
		metalBody(wire, metal, { grid: [30, 10], spacing: 5, contour: 2, crossed: false }),
		metalBody(sphere(at(round(0.93 * Math.PI, radius)), 0.95), metal, { grid: [20, 12], spacing: 5, contour: 2.2, crossed: false }),
	];
	if (stones) {
		for (let i = 0; i < 13; i++) {
			const angle = -1.62 + i * 0.2;
			const seat = chain(rotateX(degrees(90)), translate([0, -radius - 1.05, 0]), rotateZ(angle), at);
			parts.push(gem('round', drawing.stone ?? 'diamond', 1.95, seat, 1.9));
		}
	}
	return parts;
}

function direction(at: Transform): Vec3 {
	const [origin, tip] = [at([0, 0, 0]), at([0, 0, 1])];
	return [tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]];
}

/** A fan of baguettes above a step-cut stone. */
function decoParts(drawing: EarringsDrawing, at: Transform): Part[] {
	const { metal, stone = 'emerald' } = drawing;
	const parts: Part[] = [];
	for (let i = -3; i <= 3; i++) {
		const seat = chain(translate([0, 6.4 - Math.abs(i) * 0.35, 0.4]), rotateZ(degrees(-i * 17)), translate([0, -2.2, 0]), at);
		parts.push(gem('emerald', 'diamond', 5.4 - Math.abs(i) * 0.3, chain(squeeze, seat), 2));
	}
	const hub = sphere(at([0, -1.4, 0.4]), 1.9, [0, 0, 1]);
	parts.push(metalBody(hub, metal, { grid: [36, 20], along: 'u', spacing: 5.5, contour: 2.4 }));
	parts.push(...ring(metal, chain(translate([0, -2.6, 0]), at), 1.05));
	for (let i = 0; i < 3; i++)
		parts.push(gem('princess', 'diamond', 2.5, chain(rotateZ(degrees(45)), translate([0, -7.1 - i * 3.1, 0.5]), at), 1.9));
	const drop = chain(translate([0, -22.4, 0.6]), at);
	parts.push(gem('emerald', stone, 11.5, drop, 2.8), ...claws('emerald', 11.5, drop, metal, at([0, -22.4, -3])));
	parts.push(...ring(metal, chain(translate([0, -13.7, 0]), at), 0.95));
	const rail: Curve = (t) => at([-4.3 + 8.6 * t, -29.4 + 0.6 * Math.sin(t * Math.PI), 0.2]);
	parts.push(
		metalBody(
			place(
				tube(rail, () => 0.5, false),
				(point) => point,
			),
			metal,
			{ grid: [30, 12], spacing: 5, contour: 2, crossed: false },
		),
	);
	return parts;
}

/** Makes an emerald cut a narrow baguette. */
function squeeze([x, y, z]: Vec3): Vec3 {
	return [x * 0.52, y, z];
}
