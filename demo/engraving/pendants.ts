/** Pendants on their chains, hanging before the viewer. */
import { metalBody, pearlBody } from './body.ts';
import { chainParts } from './chain-links.ts';
import type { ChainDrawing, Metal, PendantDrawing } from './drawing.ts';
import { gem } from './gems.ts';
import { leafParts } from './leaf.ts';
import { locketParts } from './locket.ts';
import { compassParts, crossParts, heartParts } from './motifs.ts';
import { necklacePath } from './pearls.ts';
import type { Part, Scene } from './scene.ts';
import { claws, halo } from './settings.ts';
import { type Curve, lathe, place, sphere, tube } from './surface.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, scaleBy, translate, type Vec3 } from './vector.ts';

const scale = 22.5;

export function pendantScene(drawing: PendantDrawing, seed: number): Scene {
	return {
		parts: [...pendantParts(drawing, seed), ...chainV(drawing)],
		view: (point) => point,
		table: { point: [0, 0, -2.4], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { scale, origin: [0, -1.2, 0] },
	};
}

/** Both halves of the chain from the bail at the origin up to the corners. */
function chainV(drawing: PendantDrawing): Part[] {
	const through = drawing.motif === 'haloStone';
	const [startX, startY] = through ? [5.4, -7.2] : [0.2, 0.2];
	const side = (sign: 1 | -1): Curve => {
		return (t) => {
			const s = t;
			return [sign * (startX + s * 21 - 4 * s * s), startY + s * 18 + s * s * 16 - startY * s, -0.6 + 0.2 * sign];
		};
	};
	return [1, -1].flatMap((sign) =>
		chainParts(side(sign as 1 | -1), { link: drawing.chain, metal: drawing.metal, gauge: drawing.chain === 'rope' ? 1.7 : 2, scale }),
	);
}

/** The pendant below the point at which its bail hangs, the origin. */
function pendantParts(drawing: PendantDrawing, seed: number): Part[] {
	const { metal, motif, stone = 'diamond', cut = 'round' } = drawing;
	const bail = bailParts(metal);
	if (motif === 'leaf') return [...bail, ...leafParts(metal, 24, chain(rotateZ(degrees(-8)), translate([0.4, -14.6, 0])), seed)];
	if (motif === 'locket') return [...bail, ...locketParts(metal, chain(translate([0, -14.2, 0])))];
	if (motif === 'compass') return [...bail, ...compassParts(metal, 9.6, translate([0, -12.2, 0]))];
	if (motif === 'heart') return [...bail, ...heartParts(metal, translate([0, -10.6, 0]))];
	if (motif === 'cross') return [...bail, ...crossParts(metal, stone, translate([0, -13.2, 0]))];
	if (motif === 'pearl') {
		const cup = place(
			lathe((v) => [3.2 * Math.sin(v * 1.1), -2.3 * (1 - Math.cos(v * 1.5))], false),
			chain(rotateX(degrees(-90)), translate([0, -6.9, 0])),
		);
		return [
			...bail,
			...[0, 1, 2].map((i) => gem('round', stone, 2.1 - i * 0.25, translate([0, -2.6 - i * 2.05, 0.9]), 2)),
			metalBody(
				tube(
					(t) => [0, -1.4 - t * 6.6, -0.3],
					() => 1.25,
					false,
				),
				metal,
				{ grid: [20, 24], spacing: 6 },
			),
			pearlBody(sphere([0, -14.8, 0], 7.4, [-0.45, 0.62, 0.64]), '#f6f3ee', 0.1, { grid: [80, 40], along: 'u', spacing: 8, crossed: true }),
			metalBody(cup, metal, { grid: [40, 12], spacing: 6, solid: false }),
		];
	}
	if (motif === 'haloStone') {
		const at = chain(rotateY(degrees(0)), translate([0, -8, 0]));
		const rim = tube(
			(t) => at([Math.cos(t * 2 * Math.PI) * 5.5, Math.sin(t * 2 * Math.PI) * 5.5, 0]),
			() => 0.95,
			true,
		);
		const loops = [-1, 1].map((side) =>
			metalBody(
				tube(
					(t) => [side * 7.1 + Math.cos(t * 2 * Math.PI) * 1.1, -8 + 1.7 + Math.sin(t * 2 * Math.PI) * 1.1, -0.3],
					() => 0.32,
					true,
				),
				metal,
				{
					grid: [32, 10],
					spacing: 6,
					contour: 2.2,
					crossed: false,
				},
			),
		);
		return [metalBody(rim, metal, { grid: [140, 24], spacing: 6.5 }), gem(cut, stone, 9.6, at, 2.6), ...loops];
	}
	const size = 13.5;
	const at = chain(rotateZ(0), translate([0, -11.4, 0]));
	const parts: Part[] = [...bail, gem(cut, stone, size, at, 3)];
	parts.push(...claws(cut, size, at, metal, [0, -12, -4.4]));
	if (cut !== 'pear') parts.push(...halo(cut, size, at, metal, 'diamond'));
	return parts;
}

/** The loop that the chain runs through, and the ring that joins it to the pendant. */
function bailParts(metal: Metal): Part[] {
	const bail = place(
		tube(
			(t) => [Math.sin(t * 2 * Math.PI) * 0.9, Math.cos(t * 2 * Math.PI) * 1.75, 0],
			(t) => 0.42 + 0.3 * Math.cos(t * 2 * Math.PI) ** 2,
			true,
		),
		chain(scaleBy(1, 1.15, 1), rotateY(degrees(58)), translate([0, -0.4, 0.3])),
	);
	const ring = tube(
		(t): Vec3 => [Math.cos(t * 2 * Math.PI) * 1, -3.1 + Math.sin(t * 2 * Math.PI) * 1.05, 0.1],
		() => 0.3,
		true,
	);
	return [
		metalBody(bail, metal, { grid: [48, 16], spacing: 6, contour: 2.6 }),
		metalBody(ring, metal, { grid: [36, 12], spacing: 6, contour: 2.2, crossed: false }),
	];
}

/** A chain alone, laid in a loop with its clasp. */
export function chainScene(drawing: ChainDrawing): Scene {
	const path = necklacePath(36, 41);
	const style = { link: drawing.link, metal: drawing.metal, gauge: drawing.gauge * 1.9, scale: 12 };
	const clasp = tube(
		(t) => [Math.cos(t * 2 * Math.PI) * 2.2 + 0.6, 41 + Math.sin(t * 2 * Math.PI) * 2.6, 0.8],
		() => 0.72,
		true,
	);
	return {
		parts: [...chainParts((t) => path(0.012 + t * 0.976), style), metalBody(clasp, drawing.metal, { grid: [60, 18], spacing: 6 })],
		view: rotateZ(degrees(-4)),
		table: { point: [0, 0, -2.6], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { share: 0.78 },
	};
}
