/** The shadow that a piece throws on the table, hatched: dense below it, fading outwards. */
import { shadowLight } from './light.ts';
import { noise } from './random.ts';
import { type StrokePoint, strokeOutline } from './stroke.ts';
import { add, degrees, dot, multiply, subtract, type Vec3 } from './vector.ts';

/** Side of a cell of the shadow's mask in px. */
const cell = 4;
const spacing = 8.5;

/** Where a point of the piece throws its shadow. All in px with y up and depth, as the table's point and normal are. */
export function shadowPoint(point: Vec3, table: { readonly point: Vec3; readonly normal: Vec3 }): Vec3 {
	const height = dot(subtract(point, table.point), table.normal) / dot(shadowLight, table.normal);
	return add(point, multiply(shadowLight, -Math.max(0, height)));
}

export class ShadowMask {
	readonly #columns: number;
	readonly #rows: number;
	#cells: Float32Array;

	constructor(width: number, height: number) {
		this.#columns = Math.ceil(width / cell);
		this.#rows = Math.ceil(height / cell);
		this.#cells = new Float32Array(this.#columns * this.#rows);
	}

	/** Darkens a triangle given in px, y down. */
	fill(a: Vec3, b: Vec3, c: Vec3): void {
		const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
		if (Math.abs(area) < 1e-9) return;
		const low = (axis: 0 | 1) => Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]) / cell));
		const high = (axis: 0 | 1, limit: number) => Math.min(limit - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]) / cell));
		for (let row = low(1); row <= high(1, this.#rows); row++) {
			for (let column = low(0); column <= high(0, this.#columns); column++) {
				const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
				const first = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
				const second = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
				if (first > -0.1 && second > -0.1 && first + second < 1.1) this.#cells[row * this.#columns + column] = 1;
			}
		}
	}

	/** Path data of the hatching, its lines at `angle` degrees. */
	hatch(width: number, height: number, angle: number): string {
		const soft = blur(blur(this.#cells, this.#columns, this.#rows, 9), this.#columns, this.#rows, 6);
		const [dx, dy] = [Math.cos(degrees(angle)), -Math.sin(degrees(angle))];
		const reach = Math.hypot(width, height) / 2;
		const paths: string[] = [];
		let index = 0;
		for (let offset = -reach; offset < reach; offset += spacing, index++) {
			let run: StrokePoint[] = [];
			for (let along = -reach; along <= reach; along += 9) {
				const x = width / 2 + dx * along - dy * offset;
				const y = height / 2 + dy * along + dx * offset;
				const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
				const inside = column >= 0 && row >= 0 && column < this.#columns && row < this.#rows;
				const dark = inside ? (soft[row * this.#columns + column] ?? 0) : 0;
				const strokeWidth = dark ** 1.4 * 2.3 * (1 + 0.15 * noise(along * 0.03, index)) - 0.2;
				if (strokeWidth > 0.45) run.push({ x, y, width: strokeWidth });
				else if (run.length > 0) {
					paths.push(strokeOutline(run));
					run = [];
				}
			}
			paths.push(strokeOutline(run));
		}
		return paths.join('');
	}
}

/** A box blur in both directions. */
function blur(cells: Float32Array, columns: number, rows: number, radius: number): Float32Array {
	const once = new Float32Array(cells.length);
	const twice = new Float32Array(cells.length);
	const size = radius * 2 + 1;
	for (let row = 0; row < rows; row++) {
		let sum = 0;
		for (let column = -radius; column < columns; column++) {
			if (column + radius < columns) sum += cells[row * columns + column + radius] ?? 0;
			if (column - radius - 1 >= 0) sum -= cells[row * columns + column - radius - 1] ?? 0;
			if (column >= 0) once[row * columns + column] = sum / size;
		}
	}
	for (let column = 0; column < columns; column++) {
		let sum = 0;
		for (let row = -radius; row < rows; row++) {
			if (row + radius < rows) sum += once[(row + radius) * columns + column] ?? 0;
			if (row - radius - 1 >= 0) sum -= once[(row - radius - 1) * columns + column] ?? 0;
			if (row >= 0) twice[row * columns + column] = sum / size;
		}
	}
	return twice;
}
