/** Motifs of pendants that are shaped or engraved in metal. */
import { metalBody } from './body.ts';
import type { Metal, Stone } from './drawing.ts';
import { gem } from './gems.ts';
import { metals } from './palette.ts';
import type { Facet, Mark, Part } from './scene.ts';
import { lathe, place, tube } from './surface.ts';
import { chain, degrees, rotateZ, type Transform, translate, type Vec3 } from './vector.ts';

/** A disc with a star of sixteen rays, one half of each bright and the other dark. */
export function compassParts(metal: Metal, radius: number, transform: Transform): Part[] {
	const disc = place(
		lathe((v) => [radius * v, 0.5 * (1 - v ** 6)], false),
		transform,
	);
	const rim = tube(
		(t): Vec3 => [Math.cos(t * 2 * Math.PI) * radius, Math.sin(t * 2 * Math.PI) * radius, 0.1],
		() => 0.62,
		true,
	);
	const facets: Facet[] = [];
	for (const [length, offset, z] of [
		[0.56, 11.25, 0.5],
		[0.72, 22.5, 0.85],
		[0.9, 0, 1.2],
	] as const) {
		const rays = offset === 11.25 ? 16 : offset === 22.5 ? 8 : 8;
		for (let i = 0; i < rays; i++) {
			const angle = degrees(offset === 0 ? i * 45 : offset === 22.5 ? 22.5 + i * 45 : 11.25 + i * 22.5);
			const reach = radius * (offset === 0 ? (i % 2 === 0 ? 0.9 : 0.74) : length);
			const point = (r: number, a: number): Vec3 => transform([Math.cos(a) * r, Math.sin(a) * r, z]);
			const foot = radius * (offset === 0 ? 0.2 : 0.3);
			const spread = degrees(offset === 0 ? 22.5 : 11.25);
			facets.push(
				{ corners: [transform([0, 0, z]), point(reach, angle), point(foot, angle + spread)], tone: -1 },
				{ corners: [transform([0, 0, z]), point(foot, angle - spread), point(reach, angle)], tone: 0.75 },
			);
		}
	}
	const ticks = Array.from({ length: 64 }, (_, i): Mark => {
		const angle = degrees((i * 360) / 64);
		const end = (r: number): Vec3 => transform([Math.cos(angle) * r * radius, Math.sin(angle) * r * radius, 0.5]);
		return { kind: 'mark', points: [end(0.945), end(i % 4 === 0 ? 0.995 : 0.97)], width: i % 4 === 0 ? 2.2 : 1.3 };
	});
	return [
		metalBody(disc, metal, { grid: [120, 16], along: 'u', spacing: 8, solid: false, contour: 0, finish: 'matt' }),
		metalBody(place(rim, transform), metal, { grid: [160, 16], spacing: 6 }),
		...ticks,
		{ kind: 'stone', facets, tint: metals[metal], contour: 1.9 },
	];
}

/** A domed heart. */
export function heartParts(metal: Metal, transform: Transform): Part[] {
	const outline = (t: number): readonly [number, number] => {
		const a = t * 2 * Math.PI;
		return [(16 * Math.sin(a) ** 3) / 1.9, (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) / 1.9];
	};
	const dome = metalBody(
		{
			closedU: true,
			closedV: false,
			point: (u, v) => {
				const [x, y] = outline(u);
				return transform([x * v, y * v + 1.1 * (1 - v), 3.6 * Math.sqrt(Math.max(0, 1 - v ** 2.4))]);
			},
		},
		metal,
		{ grid: [160, 48], along: 'u', spacing: 9, solid: false, contour: 3.4 },
	);
	return [dome];
}

/** A cross with slightly flared arms and a stone in its middle. */
export function crossParts(metal: Metal, stone: Stone, transform: Transform): Part[] {
	const facets: Facet[] = [];
	const arm = (length: number, turn: number) => {
		const at = chain(rotateZ(turn), transform);
		const [root, tip, height] = [1.25, 1.95, 1.05];
		const point = (x: number, y: number, z: number): Vec3 => at([x, y, z]);
		facets.push(
			{ corners: [point(-root, root, 0), point(0, 0, height), point(0, length - 1, height), point(-tip, length, 0)], tone: 0.02 },
			{ corners: [point(root, root, 0), point(tip, length, 0), point(0, length - 1, height), point(0, 0, height)], tone: 0.12 },
			{ corners: [point(-tip, length, 0), point(0, length - 1, height), point(tip, length, 0)], tone: 0.05 },
		);
	};
	arm(9.5, 0);
	arm(7, degrees(90));
	arm(7, degrees(-90));
	arm(13, degrees(180));
	return [
		{ kind: 'stone', facets, tint: metals[metal], contour: 3.2 },
		gem('round', stone, 4.2, chain(translate([0, 0, 1.1]), transform), 2.4),
	];
}
