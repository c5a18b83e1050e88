/** Case, bezel, lugs, crown and pushers of a watch, seen from before. */
import { metalBody } from './body.ts';
import type { WatchDrawing } from './drawing.ts';
import { gem } from './gems.ts';
import type { Body, Mark, Part } from './scene.ts';
import { lathe, place, tube } from './surface.ts';
import { chain, degrees, rotateY, rotateZ, translate, type Vec3 } from './vector.ts';
import { shapeRing, type WatchShape } from './watch-shape.ts';

/** How far the bezel reaches inwards in mm: there the dial begins. */
export function bezelWidth(drawing: WatchDrawing): number {
	const share = { plain: 0.075, stepped: 0.1, fluted: 0.12, diver: 0.19, gmt: 0.19, tachymeter: 0.17, stones: 0.14 }[drawing.bezel];
	return drawing.size * 0.5 * share + 0.9;
}

export function caseParts(drawing: WatchDrawing, shape: WatchShape): Part[] {
	return [...lugParts(drawing, shape), ...crownParts(drawing, shape), ...bezelParts(drawing, shape)];
}

function ringBody(
	drawing: WatchDrawing,
	shape: WatchShape,
	profile: readonly (readonly [number, number])[],
	options: Partial<Body> = {},
	flutes = 0,
): Body {
	const body = metalBody(shapeRing(shape, profile, flutes), drawing.metal, {
		grid: [flutes === 0 ? 240 : flutes * 10, 24],
		solid: false,
		spacing: 6.5,
		contour: 2.6,
	});
	return { ...body, ...options };
}

function bezelParts(drawing: WatchDrawing, shape: WatchShape): Part[] {
	const width = bezelWidth(drawing);
	const { bezel } = drawing;
	const flank = ringBody(drawing, shape, [
		[-0.5, 1.1],
		[-0.2, 1.3],
		[0.4, 1.5],
		[0.55, 1.55],
	]);
	const lip = ringBody(
		drawing,
		shape,
		[
			[width - 0.75, 2.5],
			[width, 1.6],
		],
		{ contour: 2 },
	);
	if (bezel === 'diver' || bezel === 'gmt' || bezel === 'tachymeter') {
		return [flank, ...insertParts(drawing, shape, width), lip];
	}
	if (bezel === 'stones') return [flank, ...stoneBezel(drawing, shape, width), lip];
	if (bezel === 'fluted') {
		return [
			flank,
			ringBody(
				drawing,
				shape,
				[
					[0.55, 1.2],
					[1.4, 2.3],
					[width - 0.75, 2.7],
				],
				{},
				60,
			),
			lip,
		];
	}
	if (bezel === 'stepped') {
		return [
			flank,
			ringBody(drawing, shape, [
				[0.55, 1.6],
				[0.8, 2],
				[width * 0.55, 2.2],
			]),
			ringBody(drawing, shape, [
				[width * 0.55, 2.3],
				[width * 0.62, 2.8],
				[width - 0.75, 2.7],
			]),
			lip,
		];
	}
	return [
		flank,
		ringBody(drawing, shape, [
			[0.5, 1.55],
			[width * 0.32, 2.25],
			[width * 0.62, 2.55],
			[width - 0.75, 2.5],
		]),
		lip,
	];
}

/** A flat ring with a scale. */
function insertParts(drawing: WatchDrawing, shape: WatchShape, width: number): Part[] {
	const { bezel } = drawing;
	const parts: Part[] = [];
	const [outer, inner] = [1.35, width - 0.8];
	if (bezel !== 'tachymeter') {
		parts.push(
			ringBody(
				drawing,
				shape,
				[
					[0.1, 1.4],
					[0.4, 2.2],
					[outer, 2.4],
				],
				{},
				40,
			),
		);
	} else {
		parts.push(
			ringBody(drawing, shape, [
				[0.5, 1.5],
				[0.9, 2.2],
				[outer, 2.3],
			]),
		);
	}
	const tints = bezel === 'gmt' ? ['#3d5a7c', '#b7c3cc'] : bezel === 'diver' ? ['#46565d'] : ['#dfe3e4'];
	tints.forEach((tint, index) => {
		const full = shapeRing(shape, [
			[outer, 2.4],
			[inner, 2.5],
		]);
		const from = tints.length === 1 ? 0 : index === 0 ? 0.25 : -0.25;
		const span = 1 / tints.length;
		const body = metalBody({ ...full, closedU: tints.length === 1, point: (u, v) => full.point(from + u * span, v) }, drawing.metal, {
			grid: [160, 6],
			solid: false,
			spacing: 8,
			contour: 1.8,
			crossed: false,
		});
		const tone = bezel === 'tachymeter' ? 0 : index === 0 ? 0.34 : 0.06;
		parts.push({ ...body, tint, hatching: tone === 0 ? [] : [{ along: 'u', spacing: 7, tone: () => tone }] });
	});
	const light = bezel === 'tachymeter' ? undefined : '#f4f5f1';
	const steps = bezel === 'gmt' ? 24 : bezel === 'tachymeter' ? 60 : 60;
	const gap = inner - outer;
	for (let i = 0; i < steps; i++) {
		const angle = (i / steps) * 2 * Math.PI;
		const major = i % (bezel === 'gmt' ? 2 : 5) === 0;
		if (bezel === 'diver' && i === 0) continue;
		if (bezel === 'diver' && !major && i > 15) continue;
		const colour = bezel === 'gmt' && (i < 6 || i > 18) ? '#1b2a31' : light;
		const from = major ? outer + gap * 0.18 : outer + gap * 0.5;
		parts.push(mark(shape, angle, from, inner - gap * (major ? 0.18 : 0.3), major ? 5 : 2.4, colour));
	}
	if (bezel !== 'tachymeter') {
		const tip = (angle: number, inset: number) => shape.at(angle, inset, 2.7);
		parts.push({
			kind: 'shape',
			corners: [tip(-0.11, outer + gap * 0.14), tip(0.11, outer + gap * 0.14), tip(0, inner - gap * 0.1)],
			fill: '#f4f5f1',
			contour: 2,
		});
	}
	return parts;
}

function mark(shape: WatchShape, angle: number, from: number, to: number, width: number, colour: string | undefined): Mark {
	return { kind: 'mark', points: [shape.at(angle, from, 3), shape.at(angle, to, 3)], width, ...(colour && { colour }) };
}

function stoneBezel(drawing: WatchDrawing, shape: WatchShape, width: number): Part[] {
	const count = 40;
	const middle = (0.6 + width - 0.8) / 2;
	const size = Math.min(width - 1.3, ((2 * Math.PI * (shape.half[0] - middle)) / count) * 0.94);
	const floor = ringBody(drawing, shape, [
		[0.55, 1.5],
		[width - 0.75, 1.9],
	]);
	const stones = Array.from({ length: count }, (_, i) =>
		gem('round', 'diamond', size, chain(rotateZ(i * 1.3), translate(shape.at((i / count) * 2 * Math.PI, middle, 2.1))), 1.8),
	);
	return [{ ...floor, hatching: [{ along: 'u', spacing: 6, tone: () => 0.3 }] }, ...stones];
}

function lugParts(drawing: WatchDrawing, shape: WatchShape): Part[] {
	const [, height] = shape.half;
	const lug = drawing.size * 0.03 + 0.75;
	const strap = bandWidth(drawing) / 2;
	return [1, -1].flatMap((side) =>
		[1, -1].map((end) => {
			const x = side * (strap + lug * 0.98);
			const start =
				drawing.shape === 'rectangular' ? height * 0.9 : Math.min(height * 0.86, Math.sqrt(Math.max(1, height * height - x * x)) * 0.96);
			const reach = height + drawing.size * 0.085 + 1.2 - start;
			const path = (t: number): Vec3 => [x * (1 + 0.06 * (1 - t)), end * (start + reach * t), -2.2 - 2.2 * t * t];
			const body = tube(path, (t) => lug * (1 - 0.2 * t) * Math.sqrt(Math.max(0.02, 1 - t ** 16)), false, [0, 0, 1], 0.9);
			return metalBody(body, drawing.metal, { grid: [40, 24], spacing: 6.5, contour: 3 });
		}),
	);
}

/** Width of the band at the case in mm. */
export function bandWidth(drawing: WatchDrawing): number {
	return drawing.size * (drawing.shape === 'rectangular' ? 0.74 : drawing.shape === 'oval' ? 0.46 : 0.52);
}

function crownParts(drawing: WatchDrawing, shape: WatchShape): Part[] {
	const [width] = shape.half;
	const onion = drawing.indices === 'pilot';
	const size = drawing.size * (onion ? 0.1 : 0.074) + 0.5;
	const parts: Part[] = [];
	const knob = (angle: number, radius: number, length: number, ribs: number) => {
		const turned = chain(rotateY(degrees(90)), translate([width + 0.1, 0, 0]), rotateZ(angle));
		const profile = (v: number): readonly [number, number] => {
			const z = v * length;
			const round = onion && ribs > 0 ? 0.62 + 0.38 * Math.sin(Math.PI * v ** 0.8) : Math.min(1, 6 * (1 - v) + 0.35) * (v < 0.12 ? 0.7 : 1);
			return [radius * round, z];
		};
		parts.push(
			metalBody(place(lathe(profile, false), turned), drawing.metal, {
				grid: [40, 20],
				solid: true,
				spacing: 6,
				contour: 2.8,
				crossed: false,
			}),
		);
		for (let i = 1; i < ribs; i++) {
			const y = -Math.cos((i / ribs) * Math.PI);
			const points = Array.from({ length: 12 }, (_, k): Vec3 => {
				const [r, z] = profile(0.16 + (k / 11) * 0.7);
				const [px, py] = turned([0.2, y * r, z]);
				return [px, py, r * Math.sqrt(1 - y * y) + 0.1];
			});
			parts.push({ kind: 'mark', points, width: 2.2 });
		}
	};
	knob(0, size, size * 1.15, drawing.shape === 'oval' ? 5 : 9);
	if (drawing.pushers) {
		for (const side of [1, -1]) {
			knob(side * degrees(29), size * 0.52, size * 0.75, 0);
			knob(side * degrees(29), size * 0.8, size * 0.28, 0);
		}
	}
	return parts;
}
