/** Draws a cut stone: facets with their own tone, the lines between them, and a firm outline. */
import { type DepthBuffer, isVisible } from './depth-buffer.ts';
import type { CutStone, Facet, Project } from './scene.ts';
import { type StrokePoint, strokeOutline } from './stroke.ts';
import type { Vec3 } from './vector.ts';

/** Path data of a stone's lines. */
export function drawStone(stone: CutStone, project: Project, buffer: DepthBuffer): string {
	const paths: string[] = [];
	const edges = new Map<string, { from: Vec3; to: Vec3; facets: number }>();
	for (const facet of stone.facets) {
		const corners = facet.corners.map(project);
		if (turn(corners) >= 0) continue;
		paths.push(hatchFacet(facet, corners, buffer));
		corners.forEach((from, index) => {
			const to = corners[(index + 1) % corners.length] as Vec3;
			const key = [from, to]
				.map((end) => `${end[0].toFixed(0)},${end[1].toFixed(0)}`)
				.sort()
				.join(' ');
			const known = edges.get(key);
			if (known) known.facets++;
			else edges.set(key, { from, to, facets: 1 });
		});
	}
	for (const edge of edges.values()) {
		paths.push(line(edge.from, edge.to, edge.facets === 1 ? stone.contour : Math.max(0.9, stone.contour * 0.45), buffer, 1));
	}
	return paths.join('');
}

/** Twice the signed area in the picture: negative for a facet that faces the viewer, as y runs down. */
export function turn(corners: readonly Vec3[]): number {
	let sum = 0;
	corners.forEach((here, index) => {
		const next = corners[(index + 1) % corners.length] as Vec3;
		sum += here[0] * next[1] - next[0] * here[1];
	});
	return sum;
}

/** Parallel lines across a facet, square to its longest side, closer the darker it is. */
function hatchFacet(facet: Facet, corners: readonly Vec3[], buffer: DepthBuffer): string {
	if (facet.tone < 0.06) return '';
	const centre = middle(corners);
	const direction = hatchDirection(corners, centre);
	const [across, spacing]: [readonly [number, number], number] = [
		[-direction[1], direction[0]],
		Math.abs(turn(corners)) < 1500 ? 4.5 : 6.2,
	];
	const width = Math.min(3.4, spacing * 0.75 * facet.tone);
	if (width < 0.6) return '';
	const offsets = corners.map(([x, y]) => (x - centre[0]) * across[0] + (y - centre[1]) * across[1]);
	const paths: string[] = [];
	for (let offset = Math.min(...offsets) + spacing / 2; offset < Math.max(...offsets); offset += spacing) {
		const cut = crossings(corners, [centre[0] + across[0] * offset, centre[1] + across[1] * offset], direction);
		if (cut !== null) paths.push(line(cut[0], cut[1], width, buffer, 0));
	}
	return paths.join('');
}

function middle(corners: readonly Vec3[]): Vec3 {
	const sum = corners.reduce<[number, number, number]>((total, [x, y, z]) => [total[0] + x, total[1] + y, total[2] + z], [0, 0, 0]);
	return [sum[0] / corners.length, sum[1] / corners.length, sum[2] / corners.length];
}

/** From the middle to the farthest corner. */
function hatchDirection(corners: readonly Vec3[], centre: Vec3): readonly [number, number] {
	let best: readonly [number, number] = [1, 0];
	let farthest = 0;
	for (const [x, y] of corners) {
		const length = Math.hypot(x - centre[0], y - centre[1]);
		if (length <= farthest + 0.01) continue;
		farthest = length;
		best = [(x - centre[0]) / length, (y - centre[1]) / length];
	}
	return best;
}

/** Where a straight line enters and leaves a polygon; depth is carried along. */
function crossings(
	corners: readonly Vec3[],
	through: readonly [number, number],
	direction: readonly [number, number],
): readonly [Vec3, Vec3] | null {
	const found: Vec3[] = [];
	corners.forEach((from, index) => {
		const to = corners[(index + 1) % corners.length] as Vec3;
		const side = ([x, y]: Vec3) => (x - through[0]) * direction[1] - (y - through[1]) * direction[0];
		const [a, b] = [side(from), side(to)];
		if (a > 0 === b > 0) return;
		const t = a / (a - b);
		found.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]);
	});
	return found.length < 2 ? null : [found[0] as Vec3, found[1] as Vec3];
}

function line(from: Vec3, to: Vec3, width: number, buffer: DepthBuffer, reach: 0 | 1): string {
	const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
	const paths: string[] = [];
	let run: StrokePoint[] = [];
	for (let step = 0; step <= steps; step++) {
		const t = step / steps;
		const point: Vec3 = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
		if (isVisible(buffer, point, 5, reach)) run.push({ x: point[0], y: point[1], width });
		else {
			paths.push(strokeOutline(run));
			run = [];
		}
	}
	paths.push(strokeOutline(run));
	return paths.join('');
}
