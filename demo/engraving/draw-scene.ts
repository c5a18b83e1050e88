/** From a scene to SVG: ground, shadow, flat tints, then ink. */
import { type BodyGrid, createBodyGrid } from './body-grid.ts';
import { drawContour } from './contour.ts';
import { createDepthBuffer, type DepthBuffer, fillTriangle } from './depth-buffer.ts';
import { hatchBody } from './hatch-body.ts';
import { drawMark, drawShape } from './mark.ts';
import { ink } from './palette.ts';
import { createRandom } from './random.ts';
import type { Body, CutStone, Part, Project, Scene } from './scene.ts';
import { ShadowMask, shadowPoint } from './shadow.ts';
import { drawStone, turn } from './stone.ts';
import { normalise, subtract, type Vec3 } from './vector.ts';

type Triangle = readonly [Vec3, Vec3, Vec3];

/** Draws a scene on a plain ground. The seed is the engraver's hand. */
export function drawScene(scene: Scene, ground: string, seed: string, width: number, height: number): string {
	const project = fitView(scene, width, height);
	const random = createRandom(seed);
	const buffer = createDepthBuffer(width, height);
	const massive = scene.parts.filter((part) => part.kind === 'body' || part.kind === 'stone');
	const tints = [...new Set(massive.map((part) => part.tint))];
	const shadow = new ShadowMask(width, height);
	const table = scene.table && projectTable(scene.table, project);
	const grids = new Map<Body, BodyGrid>();
	for (const part of massive) {
		const triangles = part.kind === 'body' ? bodyTriangles(part, project, grids) : stoneTriangles(part, project);
		for (const [a, b, c] of triangles) {
			fillTriangle(buffer, a, b, c, tints.indexOf(part.tint));
			if (table) {
				const [sa, sb, sc] = [a, b, c].map((corner) => flip(shadowPoint(flip(corner), table))) as unknown as Triangle;
				shadow.fill(sa, sb, sc);
			}
		}
	}
	const lines: string[] = [];
	const above: string[] = [];
	for (const part of scene.parts) {
		if (part.kind === 'stone') lines.push(drawStone(part, project, buffer));
		else if (part.kind === 'shape') above.push(drawShape(part, project, ink));
		else if (part.kind === 'mark') {
			const d = drawMark(part, project, buffer);
			if (part.colour === undefined) lines.push(d);
			else above.push(`<path fill="${part.colour}" d="${d}"/>`);
		} else {
			const grid = grids.get(part) as BodyGrid;
			for (const hatching of part.hatching) lines.push(hatchBody(part, grid, hatching, buffer, Math.floor(random() * 1e6)));
			lines.push(drawContour(part, grid, buffer));
		}
	}
	const shadowLines = table ? shadow.hatch(width, height, scene.shadowAngle) : '';
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>`,
		`<path fill="${ink}" d="${shadowLines}"/>`,
		...tints.map((tint, index) => `<path fill="${tint}" d="${tintRuns(buffer, index + 1)}"/>`),
		`<path fill="${ink}" d="${lines.join('')}"/>`,
		...above,
		'</svg>',
	].join('');
}

/** Scales and moves the piece into the picture. */
function fitView(scene: Scene, width: number, height: number): Project {
	if ('scale' in scene.fit) {
		const { scale } = scene.fit;
		const origin = scene.view(scene.fit.origin);
		return (point) => {
			const [x, y, z] = scene.view(point);
			return [width / 2 + (x - origin[0]) * scale, height / 2 - (y - origin[1]) * scale, (z - origin[2]) * scale];
		};
	}
	let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
	for (const part of scene.parts) {
		for (const point of samples(part)) {
			const [x, y] = scene.view(point);
			[left, right, bottom, top] = [Math.min(left, x), Math.max(right, x), Math.min(bottom, y), Math.max(top, y)];
		}
	}
	const scale = (Math.min(width, height) * scene.fit.share) / Math.max(right - left, top - bottom);
	return (point) => {
		const [x, y, z] = scene.view(point);
		return [width / 2 + (x - (left + right) / 2) * scale, height / 2 - (y - (bottom + top) / 2) * scale, z * scale];
	};
}

/** Points all over a part, in the piece's own space. */
export function samples(part: Part): Vec3[] {
	if (part.kind === 'stone') return part.facets.flatMap((facet) => [...facet.corners]);
	if (part.kind === 'mark') return [...part.points];
	if (part.kind === 'shape') return [...part.corners];
	const steps = 24;
	return Array.from({ length: (steps + 1) ** 2 }, (_, i) =>
		part.surface.point((i % (steps + 1)) / steps, Math.floor(i / (steps + 1)) / steps),
	);
}

function projectTable(table: { point: Vec3; normal: Vec3 }, project: Project): { point: Vec3; normal: Vec3 } {
	const point = flip(project(table.point));
	const tip = flip(project([table.point[0] + table.normal[0], table.point[1] + table.normal[1], table.point[2] + table.normal[2]]));
	return { point, normal: normalise(subtract(tip, point)) };
}

/** Between y down, as pictures have it, and y up, as light has it. */
function flip([x, y, z]: Vec3): Vec3 {
	return [x, -y, z];
}

function bodyTriangles(body: Body, project: Project, grids: Map<Body, BodyGrid>): Triangle[] {
	const grid = createBodyGrid(body, project);
	grids.set(body, grid);
	const triangles: Triangle[] = [];
	for (let row = 0; row + 1 < grid.rows; row++) {
		for (let column = 0; column + 1 < grid.columns; column++) {
			const first = row * grid.columns + column;
			const [a, b, c, d] = [first, first + 1, first + grid.columns + 1, first + grid.columns].map((index) => grid.points[index] as Vec3);
			if (a && b && c && d) triangles.push([a, b, c], [a, c, d]);
		}
	}
	return triangles;
}

function stoneTriangles(stone: CutStone, project: Project): Triangle[] {
	return stone.facets.flatMap((facet) => {
		const corners = facet.corners.map(project);
		if (turn(corners) >= 0) return [];
		return corners.slice(1, -1).map((corner, index): Triangle => [corners[0] as Vec3, corner, corners[index + 2] as Vec3]);
	});
}

/** The pixels that show a tint as path data: horizontal runs, equal ones of neighbouring rows joined. */
function tintRuns(buffer: DepthBuffer, tint: number): string {
	const { width, height } = buffer;
	let open = new Map<string, { left: number; right: number; top: number }>();
	const paths: string[] = [];
	const close = (run: { left: number; right: number; top: number }, bottom: number) => {
		paths.push(`M${run.left} ${run.top}H${run.right}V${bottom}H${run.left}Z`);
	};
	for (let y = 0; y <= height; y++) {
		const next = new Map<string, { left: number; right: number; top: number }>();
		for (let x = 0; y < height && x < width; x++) {
			if (buffer.tint[y * width + x] !== tint) continue;
			const left = x;
			while (x < width && buffer.tint[y * width + x] === tint) x++;
			const key = `${left} ${x}`;
			next.set(key, open.get(key) ?? { left, right: x, top: y });
			open.delete(key);
		}
		for (const run of open.values()) close(run, y);
		open = next;
	}
	return paths.join('');
}
