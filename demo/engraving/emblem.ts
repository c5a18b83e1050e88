/** The sign of the house. */
import { ink } from './palette.ts';
import type { Part, Scene } from './scene.ts';
import { degrees, rotateZ, type Vec3 } from './vector.ts';

/** A willow leaf that is a cut stone. Few and heavy lines, as it is shown small. */
export function emblemScene(): Scene {
	const at = rotateZ(degrees(-30));
	const point = (x: number, y: number): Vec3 => at([x, y, 0]);
	const outline = Array.from({ length: 96 }, (_, i): Vec3 => {
		const angle = (i / 96) * 2 * Math.PI;
		return point(4.7 * Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 1.5, 10 * Math.cos(angle));
	});
	const line = (width: number, ...points: readonly (readonly [number, number])[]): Part => ({
		kind: 'mark',
		points: points.map(([x, y]) => point(x, y)),
		width,
		colour: ink,
	});
	const facets = [1, -1].flatMap((side): Part[] => [
		line(14, [0, 6.2], [side * 2.2, 2.4], [side * 2.2, -2.4], [0, -6.2]),
		line(14, [side * 3.05, 5.6], [side * 2.2, 2.4], [side * 4.6, 0], [side * 2.2, -2.4], [side * 3.05, -5.6]),
		line(14, [0, 6.2], [side * 3.05, 5.6]),
		line(14, [0, -6.2], [side * 3.05, -5.6]),
	]);
	const stem = Array.from({ length: 20 }, (_, i): readonly [number, number] => [0.5 * (i / 19) ** 2, -9.8 - (i / 19) * 3.4]);
	return {
		parts: [{ kind: 'shape', corners: outline, fill: '#dce8e0', contour: 26 }, ...facets, line(18, [0, 10], [0, -10]), line(30, ...stem)],
		view: (unmoved) => unmoved,
		table: null,
		shadowAngle: 0,
		fit: { share: 0.88 },
	};
}
