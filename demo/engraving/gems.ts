/** Stones in their cuts. A stone lies with its table towards +z and its girdle at z = 0; its width along y is `size`. */
import type { Cut, Stone } from './drawing.ts';
import { stones } from './palette.ts';
import type { CutStone, Facet } from './scene.ts';
import { add, cross, dot, subtract, type Transform, type Vec3 } from './vector.ts';

type Outline = (angle: number) => readonly [number, number];

/** A cut stone, moved to its place by `transform`. */
export function gem(cut: Cut, stone: Stone, size: number, transform: Transform, contour = 2.4): CutStone {
	const half = size / 2;
	const facets = cutFacets(cut).map(
		(facet): Facet => ({
			...facet,
			corners: outward(facet.corners).map(([x, y, z]) => transform([x * half, y * half, z * half])),
		}),
	);
	return { kind: 'stone', facets, tint: stones[stone], contour };
}

/** The girdle of a cut, for a stone two units wide. */
export function gemOutline(cut: Cut): Outline {
	if (cut === 'pear') return pearOutline;
	if (cut === 'cushion') return superellipse(1, 1, 3.4);
	if (cut === 'princess') return superellipse(1, 1, 12);
	if (cut === 'emerald') return superellipse(0.74, 1, 6);
	if (cut === 'marquise') {
		return (angle) => [Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 1.6 * 0.52, Math.sin(angle)];
	}
	return superellipse(cut === 'oval' ? 0.76 : 1, 1, 2);
}

function cutFacets(cut: Cut): Facet[] {
	if (cut === 'emerald') return stepCut(0.74, 1);
	if (cut === 'princess') return princessCut();
	return brilliantCut(gemOutline(cut), cut === 'pear' ? -0.12 : 0);
}

function superellipse(width: number, length: number, power: number): Outline {
	return (angle) => {
		const [c, s] = [Math.cos(angle), Math.sin(angle)];
		const radius = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
		return [c * radius * width, s * radius * length];
	};
}

function pearOutline(angle: number): readonly [number, number] {
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const slender = s > 0 ? (1 - s) ** 0.55 * (1 + 0.42 * s) : 1;
	const width = 0.74 * Math.sqrt(Math.max(0, 1 - s * s)) * (s > 0 ? 0.45 + 0.55 * slender : 1);
	return [Math.sign(c) * width, s];
}

/** The brilliant pattern on any round outline; `shift` moves the table along y. */
function brilliantCut(outline: Outline, shift: number): Facet[] {
	const at = (step: number, share: number, height: number): Vec3 => {
		const [x, y] = outline((step / 32) * 2 * Math.PI);
		return [x * share, y * share + shift * (1 - share), height];
	};
	const table = (i: number): Vec3 => at(i * 4, 0.57, 0.3);
	const kite = (i: number): Vec3 => at(i * 4 + 2, 0.79, 0.17);
	const girdle = (step: number): Vec3 => at(step, 1, 0);
	const mirror = (i: number): Vec3 => at(i * 4 + 2, 0.26, 0.3);
	const centre: Vec3 = [0, shift, 0.3];
	const culet: Vec3 = [0, shift, -0.86];
	const facets: Facet[] = [];
	for (let i = 0; i < 8; i++) {
		facets.push({ corners: [centre, mirror(i - 1), table(i), mirror(i)], tone: i % 2 === 0 ? 0.34 : 0.04, table: true });
		facets.push({ corners: [table(i), table(i + 1), mirror(i)], tone: i % 3 === 0 ? 0.22 : 0.02, table: true });
		facets.push({ corners: [table(i), kite(i), table(i + 1)], tone: 0.1 });
		facets.push({ corners: [table(i), kite(i - 1), girdle(i * 4), kite(i)], tone: -0.08 });
		facets.push({ corners: [kite(i), girdle(i * 4), girdle(i * 4 + 1), girdle(i * 4 + 2)], tone: 0.22 });
		facets.push({ corners: [kite(i), girdle(i * 4 + 2), girdle(i * 4 + 3), girdle(i * 4 + 4)], tone: 0 });
	}
	for (let step = 0; step < 32; step += 2) {
		facets.push({ corners: [girdle(step), girdle(step + 1), girdle(step + 2), culet], tone: step % 4 === 0 ? 0.3 : 0.1 });
	}
	return facets;
}

/** Steps round a rectangle with cut corners. */
function stepCut(width: number, length: number): Facet[] {
	const tier = (share: number, height: number): Vec3[] => {
		const inset = 1 - share;
		const [x, y] = [width - inset * 0.8, length - inset * 0.8];
		const corner = 0.3 - inset * 0.3;
		const points: [number, number][] = [
			[x, -y + corner],
			[x, y - corner],
			[x - corner, y],
			[-x + corner, y],
			[-x, y - corner],
			[-x, -y + corner],
			[-x + corner, -y],
			[x - corner, -y],
		];
		return points.map(([px, py]) => [px, py, height]);
	};
	const crown = [tier(1, 0), tier(0.86, 0.13), tier(0.72, 0.22), tier(0.58, 0.27)];
	const facets = between(crown, [0.14, 0.04, 0.1], false);
	const seen = [tier(0.58, 0.27), tier(0.44, 0.27), tier(0.3, 0.27)];
	facets.push(...between(seen, [0.3, 0.12], true));
	facets.push({ corners: tier(0.3, 0.27), tone: 0.02, table: true });
	facets.push(...between([tier(1, 0), tier(0.5, -0.5)].reverse(), [0.2], false));
	return facets;
}

function between(tiers: readonly (readonly Vec3[])[], tones: readonly number[], table: boolean): Facet[] {
	return tones.flatMap((tone, level) => {
		const [outer, inner] = [tiers[level] ?? [], tiers[level + 1] ?? []];
		return outer.map((corner, i): Facet => {
			const next = (i + 1) % outer.length;
			// Seen through the table, opposite sides swap light and shade.
			const dark = table && (i < 3 || i === 7) ? tone + 0.25 : tone;
			return { corners: [corner, outer[next] as Vec3, inner[next] as Vec3, inner[i] as Vec3], tone: dark, table };
		});
	});
}

/** A square with chevrons below its table. */
function princessCut(): Facet[] {
	const square = (half: number, height: number): Vec3[] => [
		[half, -half, height],
		[half, half, height],
		[-half, half, height],
		[-half, -half, height],
	];
	const [girdle, table] = [square(1, 0), square(0.7, 0.24)];
	const facets: Facet[] = [];
	const centre: Vec3 = [0, 0, 0.24];
	for (let i = 0; i < 4; i++) {
		const next = (i + 1) % 4;
		const [g, h, t, u] = [girdle[i], girdle[next], table[i], table[next]] as [Vec3, Vec3, Vec3, Vec3];
		const outer: Vec3 = [(g[0] + h[0]) / 2, (g[1] + h[1]) / 2, 0];
		const inner: Vec3 = [(t[0] + u[0]) / 2, (t[1] + u[1]) / 2, 0.24];
		facets.push({ corners: [g, outer, t], tone: 0.16 }, { corners: [h, u, outer], tone: 0 }, { corners: [t, outer, u], tone: 0.06 });
		// Two chevrons a side, mirrored in the pavilion.
		const along = (share: number): Vec3 => [inner[0] * share, inner[1] * share, 0.24];
		const toCorner = (corner: Vec3, share: number): Vec3 => [corner[0] * share, corner[1] * share, 0.24];
		facets.push(
			{ corners: [t, inner, toCorner(t, 0.62)], tone: 0.32, table: true },
			{ corners: [inner, u, toCorner(u, 0.62)], tone: 0.05, table: true },
			{ corners: [inner, toCorner(t, 0.62), along(0.42)], tone: 0.02, table: true },
			{ corners: [inner, toCorner(u, 0.62), along(0.42)], tone: 0.26, table: true },
			{ corners: [centre, along(0.42), toCorner(t, 0.62)], tone: 0.4, table: true },
			{ corners: [centre, along(0.42), toCorner(u, 0.62)], tone: 0.1, table: true },
		);
		facets.push({ corners: [h, g, [0, 0, -0.8]], tone: 0.2 });
	}
	return facets;
}

/** Corners in the order in which they run counter-clockwise when seen from outside. */
function outward(corners: readonly Vec3[]): readonly Vec3[] {
	let normal: Vec3 = [0, 0, 0];
	corners.forEach((corner, index) => {
		normal = add(normal, cross(corner, corners[(index + 1) % corners.length] as Vec3));
	});
	return dot(normal, subtract(corners[0] as Vec3, [0, 0, -0.25])) >= 0 ? corners : [...corners].reverse();
}
