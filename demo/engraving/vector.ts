/** Points and directions in space, and the few transforms that pieces are placed with. x runs right, y up, z towards the viewer. */

export type Vec3 = readonly [number, number, number];

export type Transform = (point: Vec3) => Vec3;

export function add(a: Vec3, b: Vec3): Vec3 {
	return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
	return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function multiply(a: Vec3, factor: number): Vec3 {
	return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vec3, b: Vec3): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The direction of a vector; the zero vector points to the viewer. */
export function normalise(a: Vec3): Vec3 {
	const length = Math.hypot(a[0], a[1], a[2]);
	return length === 0 ? [0, 0, 1] : [a[0] / length, a[1] / length, a[2] / length];
}

export function translate(by: Vec3): Transform {
	return (point) => add(point, by);
}

export function scaleBy(x: number, y = x, z = x): Transform {
	return (point) => [point[0] * x, point[1] * y, point[2] * z];
}

export function rotateX(angle: number): Transform {
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	return ([x, y, z]) => [x, c * y - s * z, s * y + c * z];
}

export function rotateY(angle: number): Transform {
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	return ([x, y, z]) => [c * x + s * z, y, c * z - s * x];
}

export function rotateZ(angle: number): Transform {
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	return ([x, y, z]) => [c * x - s * y, s * x + c * y, z];
}

/** Applies transforms from the first to the last. */
export function chain(...transforms: readonly Transform[]): Transform {
	return (point) => transforms.reduce((moved, transform) => transform(moved), point);
}

export function degrees(value: number): number {
	return (value * Math.PI) / 180;
}

export function clamp(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, value));
}

/** 0 below `from`, 1 above `to`, smooth between; works downwards too. */
export function smoothstep(from: number, to: number, value: number): number {
	const t = clamp((value - from) / (to - from), 0, 1);
	return t * t * (3 - 2 * t);
}
