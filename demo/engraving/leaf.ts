/** The willow leaf, the sign of the house: domed on both sides of its midrib, with veins. */
import { metalBody } from './body.ts';
import type { Metal } from './drawing.ts';
import { noise } from './random.ts';
import type { Part } from './scene.ts';
import { place, tube } from './surface.ts';
import type { Transform, Vec3 } from './vector.ts';

/** A leaf along y with its middle at the origin. */
export function leafParts(metal: Metal, length: number, transform: Transform, seed: number): Part[] {
	const half = (s: number) => length * 0.135 * Math.sin(Math.PI * Math.min(1, Math.max(0, s)) ** 0.82) ** 0.85;
	const spine = (s: number): number => Math.sin(s * Math.PI * 1.1 + 0.3) * length * 0.035 + noise(s * 2, seed) * length * 0.006;
	const at = (s: number, across: number): Vec3 => {
		const rib = Math.abs(across);
		const z = length * (0.055 * Math.sin(rib * Math.PI * 0.75) - 0.03 * rib * rib) + 0.04 * length * Math.sin(s * Math.PI);
		return transform([spine(s) + across * half(s), (0.5 - s) * length, z]);
	};
	const sheet = metalBody({ closedU: false, closedV: false, point: (u, v) => at(u, v * 2 - 1) }, metal, {
		grid: [120, 40],
		solid: false,
		along: 'v',
		spacing: 7.5,
		contour: 3.4,
	});
	const vein = (from: number, side: 1 | -1): Part => ({
		kind: 'mark',
		points: Array.from({ length: 14 }, (_, i) => at(from + (i / 13) * 0.1, side * (i / 13) * 0.86)),
		width: 2,
		pointed: true,
	});
	const veins = Array.from({ length: 11 }, (_, i) => 0.07 + i * 0.075).flatMap((from) => [vein(from, 1), vein(from + 0.02, -1)]);
	const rib = place(
		tube(
			(t) => [spine(t), (0.5 - t) * length, 0],
			(t) => length * 0.011 * (1.15 - t),
			false,
		),
		(point) => {
			const [x, y, z] = transform(point);
			return [x, y, z + length * 0.045];
		},
	);
	return [sheet, ...veins, metalBody(rib, metal, { grid: [80, 10], spacing: 7, contour: 1.8, crossed: false })];
}
