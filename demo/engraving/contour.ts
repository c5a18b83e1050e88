/** Contours: where a body turns away from the viewer, and where a sheet ends. */
import type { BodyGrid } from './body-grid.ts';
import { type DepthBuffer, isVisible } from './depth-buffer.ts';
import { light } from './light.ts';
import type { Body } from './scene.ts';
import { type StrokePoint, strokeOutline } from './stroke.ts';
import type { Vec3 } from './vector.ts';

interface ContourPoint {
	readonly point: Vec3;
	/** Outward direction in the picture. */
	readonly outward: Vec3;
}

const slack = 6;

/** Path data of a body's contour and edges. */
export function drawContour(body: Body, grid: BodyGrid, buffer: DepthBuffer): string {
	const paths: string[] = [];
	if (body.contour > 0) {
		for (const line of joined(silhouette(grid))) paths.push(drawLine(line, body.contour, buffer));
		if (!body.solid) for (const line of boundaries(body, grid)) paths.push(drawLine(line, body.contour, buffer));
	}
	for (const edge of body.edges ?? []) {
		const steps = edge.along === 'u' ? grid.columns * 2 : grid.rows * 2;
		const line = Array.from({ length: steps + 1 }, (_, step): ContourPoint => {
			const [u, v] = edge.along === 'u' ? [step / steps, edge.at] : [edge.at, step / steps];
			return { point: grid.pointAt(u, v), outward: grid.normalAt(u, v) };
		});
		paths.push(
			drawLine(
				line.map((spot) => (body.solid && spot.outward[2] < 0 ? null : spot)),
				edge.weight,
				buffer,
			),
		);
	}
	return paths.join('');
}

/** Heavier on the side that lies away from the light, hidden where something stands before it. */
function drawLine(line: readonly (ContourPoint | null)[], weight: number, buffer: DepthBuffer): string {
	const paths: string[] = [];
	let run: StrokePoint[] = [];
	for (const spot of [...line, null]) {
		if (spot !== null && isVisible(buffer, spot.point, slack, 1)) {
			const lit = spot.outward[0] * light[0] + spot.outward[1] * light[1];
			run.push({ x: spot.point[0], y: spot.point[1], width: weight * (1 - 0.35 * Math.max(-1, Math.min(1, lit))) });
		} else {
			paths.push(strokeOutline(run));
			run = [];
		}
	}
	return paths.join('');
}

/** Segments on which the normal is at right angles to the view, cell by cell. */
function silhouette(grid: BodyGrid): [ContourPoint, ContourPoint][] {
	const segments: [ContourPoint, ContourPoint][] = [];
	for (let row = 0; row + 1 < grid.rows; row++) {
		for (let column = 0; column + 1 < grid.columns; column++) {
			const first = row * grid.columns + column;
			const corners = [first, first + 1, first + grid.columns + 1, first + grid.columns];
			const crossings: ContourPoint[] = [];
			for (let side = 0; side < 4; side++) {
				const from = corners[side] as number;
				const to = corners[(side + 1) % 4] as number;
				const [a, b] = [grid.facing[from] ?? 0, grid.facing[to] ?? 0];
				if (a > 0 === b > 0) continue;
				const t = a / (a - b);
				crossings.push({ point: mix(grid.points[from], grid.points[to], t), outward: mix(grid.normals[from], grid.normals[to], t) });
			}
			if (crossings.length >= 2) segments.push([crossings[0] as ContourPoint, crossings[1] as ContourPoint]);
			if (crossings.length === 4) segments.push([crossings[2] as ContourPoint, crossings[3] as ContourPoint]);
		}
	}
	return segments;
}

/** Joins segments that share an end into lines. */
function joined(segments: readonly (readonly [ContourPoint, ContourPoint])[]): ContourPoint[][] {
	const ends = new Map<string, number[]>();
	const key = ({ point }: ContourPoint) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
	segments.forEach((segment, index) => {
		for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), index]);
	});
	const used = new Set<number>();
	const follow = (from: ContourPoint): ContourPoint[] => {
		const line: ContourPoint[] = [];
		let here = from;
		for (;;) {
			const next = ends.get(key(here))?.find((index) => !used.has(index));
			if (next === undefined) return line;
			used.add(next);
			const segment = segments[next] as readonly [ContourPoint, ContourPoint];
			here = key(segment[0]) === key(here) ? segment[1] : segment[0];
			line.push(here);
		}
	};
	const lines: ContourPoint[][] = [];
	segments.forEach((segment, index) => {
		if (used.has(index)) return;
		used.add(index);
		lines.push([...follow(segment[0]).reverse(), segment[0], segment[1], ...follow(segment[1])]);
	});
	return lines;
}

function boundaries(body: Body, grid: BodyGrid): ContourPoint[][] {
	const spot = (index: number): ContourPoint => ({ point: grid.points[index] ?? [0, 0, 0], outward: [0, 0, 0] });
	const lines: ContourPoint[][] = [];
	if (!body.surface.closedV) {
		for (const row of [0, grid.rows - 1]) lines.push(Array.from({ length: grid.columns }, (_, i) => spot(row * grid.columns + i)));
	}
	if (!body.surface.closedU) {
		for (const column of [0, grid.columns - 1]) lines.push(Array.from({ length: grid.rows }, (_, i) => spot(i * grid.columns + column)));
	}
	return lines;
}

function mix(a: Vec3 | undefined, b: Vec3 | undefined, t: number): Vec3 {
	if (a === undefined || b === undefined) return [0, 0, 0];
	return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
