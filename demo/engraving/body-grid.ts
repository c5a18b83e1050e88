/** A body divided into a grid of points and normals in the picture: what shading, contours and the depth buffer are computed from. */
import type { Body, Project } from './scene.ts';
import { cross, dot, multiply, normalise, subtract, type Vec3 } from './vector.ts';

export interface BodyGrid {
	readonly columns: number;
	readonly rows: number;
	/** Points in px with depth, row by row (rows run along v). */
	readonly points: readonly Vec3[];
	/** Normals in view space, outward. */
	readonly normals: readonly Vec3[];
	/** Positive where the front of the surface is seen, negative where its back is; contours run where it changes. */
	readonly facing: readonly number[];
	/** A point anywhere on the body, and its normal: several times the work. */
	pointAt(u: number, v: number): Vec3;
	normalAt(u: number, v: number): Vec3;
}

const step = 1 / 4096;

/** Samples a body. Of a sheet, normals point to the viewer. */
export function createBodyGrid(body: Body, project: Project): BodyGrid {
	const { surface } = body;
	const at = (u: number, v: number): Vec3 => {
		const [x, y, z] = project(surface.point(u, v));
		return [x, -y, z];
	};
	const rawNormal = (u: number, v: number): Vec3 => {
		const [uLow, uHigh] = surface.closedU ? [u - step, u + step] : [Math.max(0, u - step), Math.min(1, u + step)];
		let [vLow, vHigh] = surface.closedV ? [v - step, v + step] : [Math.max(0, v - step), Math.min(1, v + step)];
		let along = subtract(at(uHigh, v), at(uLow, v));
		// At a pole the lines of latitude shrink to a point: take them a little beside it.
		if (dot(along, along) < 1e-6) {
			const beside = v < 0.5 ? v + 4 * step : v - 4 * step;
			along = subtract(at(uHigh, beside), at(uLow, beside));
			[vLow, vHigh] = v < 0.5 ? [v, v + 2 * step] : [v - 2 * step, v];
		}
		return normalise(cross(along, subtract(at(u, vHigh), at(u, vLow))));
	};
	const [uCount, vCount] = body.grid;
	const columns = uCount + 1;
	const rows = vCount + 1;
	const points: Vec3[] = [];
	const normals: Vec3[] = [];
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			points.push(at(column / uCount, row / vCount));
			normals.push(rawNormal(column / uCount, row / vCount));
		}
	}
	const sign = body.solid ? outwardSign(points, normals) : 0;
	const orient = (normal: Vec3): Vec3 => multiply(normal, sign === 0 ? (normal[2] < 0 ? -1 : 1) : sign);
	const picture = ([x, y, z]: Vec3): Vec3 => [x, -y, z];
	return {
		columns,
		rows,
		points: points.map(picture),
		normals: normals.map(orient),
		facing: normals.map((normal) => normal[2] * (sign === 0 ? 1 : sign)),
		pointAt: (u, v) => picture(at(u, v)),
		normalAt: (u, v) => orient(rawNormal(u, v)),
	};
}

/** Of a closed body, the normals' flow through the surface has the sign of the way they point. */
function outwardSign(points: readonly Vec3[], normals: readonly Vec3[]): 1 | -1 {
	let highest = 0;
	for (let i = 1; i < points.length; i++) if ((points[i]?.[2] ?? 0) > (points[highest]?.[2] ?? 0)) highest = i;
	return (normals[highest]?.[2] ?? 1) >= 0 ? 1 : -1;
}
