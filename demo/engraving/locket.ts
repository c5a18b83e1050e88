/** An oval locket with a sprig of ivy engraved on its lid. */
import { metalBody } from './body.ts';
import type { Metal } from './drawing.ts';
import { type IvyLeaf, isOnLeaf, ivySprig } from './ivy.ts';
import type { Mark, Part } from './scene.ts';
import { place, sphere, tube } from './surface.ts';
import { chain, smoothstep, type Transform, translate, type Vec3 } from './vector.ts';

/** Half width and half height of the lid, and how far it rises, in mm. */
const [halfWidth, halfHeight, rise] = [8.3, 10.5, 2.5];

/** The share of the lid that carries the engraving. */
const medallion = 0.8;

export function locketParts(metal: Metal, at: Transform): Part[] {
	const sprig = ivySprig();
	const onLid = (x: number, y: number, raised = 0.06): Vec3 => {
		const out = Math.min(1, Math.hypot(x / halfWidth, y / halfHeight));
		return at([x, y, rise * (1 - out * out) ** 0.62 + raised]);
	};
	const across = (v: number) => (2 * v - 1) * halfWidth * 0.9995;
	const along = (u: number, x: number) => (2 * u - 1) * halfHeight * Math.sqrt(Math.max(0, 1 - (x / halfWidth) ** 2));
	const lid = metalBody(
		{
			closedU: false,
			closedV: false,
			point: (u, v) => onLid(across(v), along(u, across(v)), 0),
		},
		metal,
		{
			grid: [90, 72],
			along: 'u',
			spacing: 7,
			solid: false,
			contour: 0,
			crossed: false,
			darken: (u, v) => engravedTone(across(v), along(u, across(v)), sprig.leaves),
		},
	);
	const ring = (share: number, width: number): Mark => ({
		kind: 'mark',
		points: Array.from({ length: 181 }, (_, i) => {
			const angle = (i / 180) * 2 * Math.PI;
			return onLid(Math.cos(angle) * halfWidth * share, Math.sin(angle) * halfHeight * share);
		}),
		width,
	});
	const lines = sprig.lines.map(
		({ points, width }): Mark => ({ kind: 'mark', points: points.map(([x, y]) => onLid(x, y)), width, pointed: width < 2 }),
	);
	return [...mountParts(metal, at), lid, ring(medallion, 2.3), ring(medallion + 0.035, 1.2), ...lines];
}

/** The ground of the medallion is cut with lines, the leaves are left bright; outside both the lid is polished. */
function engravedTone(x: number, y: number, leaves: readonly IvyLeaf[]): number {
	const out = Math.hypot(x / halfWidth, y / halfHeight);
	if (out > medallion) return -0.1;
	const leaf = leaves.find((each) => isOnLeaf(each, x, y));
	// Of each leaf the half away from the light is shaded along its midrib.
	if (leaf) return leaf.isShaded(x, y) ? -0.06 : -0.7;
	return 0.2 + 0.12 * smoothstep(0.2, 0.8, out);
}

/** The rim, the hinge on one side and the thumb piece on the other. */
function mountParts(metal: Metal, at: Transform): Part[] {
	const rim = (size: number, thick: number, z: number) =>
		place(
			tube(
				(t): Vec3 => [Math.cos(t * 2 * Math.PI) * (halfWidth + size), Math.sin(t * 2 * Math.PI) * (halfHeight + size), z],
				() => thick,
				true,
			),
			at,
		);
	const hinge = tube(
		(t): Vec3 => [-halfWidth - 0.75, -2.6 + t * 5.2, 0.1],
		(t) => 0.8 * Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** 14)),
		false,
	);
	return [
		metalBody(rim(0.5, 0.75, -0.9), metal, { grid: [180, 16], spacing: 6, contour: 2.8 }),
		metalBody(rim(0.25, 0.72, 0), metal, { grid: [180, 18], spacing: 6, contour: 2.4 }),
		metalBody(place(hinge, at), metal, {
			grid: [24, 18],
			spacing: 5,
			contour: 2.4,
			edges: [0.2, 0.4, 0.6, 0.8].map((each) => ({ along: 'v', at: each, weight: 1.7 })),
		}),
		metalBody(place(sphere([0, 0, 0], 0.95, [1, 0, 0], 0.8), chain(translate([halfWidth + 1.1, 0, -0.2]), at)), metal, {
			grid: [24, 16],
			spacing: 5,
			contour: 2.4,
			crossed: false,
		}),
	];
}
