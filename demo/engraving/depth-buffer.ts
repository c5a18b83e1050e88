/** What lies in front at each pixel: decides which lines are hidden, and where each tint shows. */

export interface DepthBuffer {
	readonly width: number;
	readonly height: number;
	/** Depth of the nearest part; -Infinity where nothing is. */
	readonly depth: Float32Array;
	/** Index of its tint plus one; 0 where nothing is. */
	readonly tint: Uint8Array;
}

export function createDepthBuffer(width: number, height: number): DepthBuffer {
	return { width, height, depth: new Float32Array(width * height).fill(-Infinity), tint: new Uint8Array(width * height) };
}

type Point = readonly [number, number, number];

/** Adds a triangle given in px and depth. */
export function fillTriangle(buffer: DepthBuffer, a: Point, b: Point, c: Point, tint: number): void {
	const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
	if (Math.abs(area) < 1e-9) return;
	const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
	const bottom = Math.min(buffer.height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
	const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
	const right = Math.min(buffer.width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
	for (let y = top; y <= bottom; y++) {
		for (let x = left; x <= right; x++) {
			const [px, py] = [x + 0.5, y + 0.5];
			const first = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
			const second = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
			const third = 1 - first - second;
			if (first < -1e-6 || second < -1e-6 || third < -1e-6) continue;
			const depth = first * a[2] + second * b[2] + third * c[2];
			const index = y * buffer.width + x;
			if (depth <= (buffer.depth[index] ?? 0)) continue;
			buffer.depth[index] = depth;
			buffer.tint[index] = tint + 1;
		}
	}
}

/** Whether a point is not hidden. `slack` allows for the coarseness of the buffer, in px of depth; `reach` also looks that many pixels around. */
export function isVisible(buffer: DepthBuffer, point: Point, slack: number, reach: 0 | 1): boolean {
	const [x, y] = [Math.floor(point[0]), Math.floor(point[1])];
	for (let row = y - reach; row <= y + reach; row++) {
		for (let column = x - reach; column <= x + reach; column++) {
			if (column < 0 || row < 0 || column >= buffer.width || row >= buffer.height) continue;
			if ((buffer.depth[row * buffer.width + column] ?? 0) <= point[2] + slack) return true;
		}
	}
	return false;
}
