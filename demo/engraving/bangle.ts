/** A closed bangle, beaten round on the anvil, lying before the viewer. */
import { bandSurface } from './band.ts';
import { metalBody } from './body.ts';
import type { BraceletDrawing } from './drawing.ts';
import { hammerDents } from './hammer-dents.ts';
import type { Mark, Scene } from './scene.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, type Vec3 } from './vector.ts';

/** In mm. */
const [radius, width, thickness, dent] = [31, 11, 2, 2.9];

export function bangleScene({ metal }: BraceletDrawing, seed: number): Scene {
	const outside = radius + thickness;
	const dents = hammerDents(2 * Math.PI * radius, width, dent, seed);
	const band = bandSurface({ radius, width: () => width, thickness: () => thickness, profile: 'flat', relief: dents.height }, seed);
	const onOutside = (along: number, across: number): Vec3 => {
		const out = outside + dents.height(along, across);
		return [Math.sin(along / radius) * out, Math.cos(along / radius) * out, across];
	};
	const ridges = dents.ridges.map(
		([from, to]): Mark => ({
			kind: 'mark',
			points: [0, 0.25, 0.5, 0.75, 1].map((t) => onOutside(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t)),
			width: 1.7,
			pointed: true,
		}),
	);
	return {
		parts: [metalBody(band, metal, { grid: [900, 120], spacing: 6, crossed: false, contour: 3.4 }), ...ridges],
		view: chain(rotateX(degrees(-90)), rotateY(degrees(20)), rotateX(degrees(34)), rotateZ(degrees(6))),
		table: { point: [0, 0, -width / 2], normal: [0, 0, 1] },
		shadowAngle: 0,
		fit: { share: 0.8 },
	};
}
