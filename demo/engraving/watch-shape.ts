/** The outline of a watch: the same form, inset, makes case, bezel, dial and the ring of indices. */
import type { WatchDrawing } from './drawing.ts';
import type { Surface } from './surface.ts';
import type { Vec3 } from './vector.ts';

export interface WatchShape {
	/** Half width and half height of the case in mm. */
	readonly half: readonly [number, number];
	/** Point of the outline, moved inwards by `inset` mm, in the direction of an angle from 12 o'clock, clockwise. */
	at(angle: number, inset: number, height?: number): Vec3;
}

export function watchShape(drawing: Pick<WatchDrawing, 'shape' | 'size'>): WatchShape {
	const width = drawing.size / 2;
	const { shape } = drawing;
	const height = shape === 'rectangular' ? width * 1.36 : shape === 'oval' ? width * 1.2 : width;
	const power = shape === 'rectangular' ? 7 : shape === 'cushion' ? 3.6 : 2;
	return {
		half: [width, height],
		at: (angle, inset, z = 0) => {
			const [s, c] = [Math.sin(angle), Math.cos(angle)];
			const [a, b] = [width - inset, height - inset];
			const radius = (Math.abs(s / a) ** power + Math.abs(c / b) ** power) ** (-1 / power);
			return [s * radius, c * radius, z];
		},
	};
}

/** A ring of the shape's outline with a profile of [inset, height] corners, the lines between them straight. */
export function shapeRing(shape: WatchShape, profile: readonly (readonly [number, number])[], flutes = 0): Surface {
	return {
		closedU: true,
		closedV: false,
		point: (u, v) => {
			const position = Math.min(0.99999, Math.max(0, v)) * (profile.length - 1);
			const index = Math.floor(position);
			const t = position - index;
			const [a, b] = [profile[index], profile[index + 1]] as [readonly [number, number], readonly [number, number]];
			const angle = u * 2 * Math.PI;
			const flute = flutes === 0 ? 0 : Math.abs(Math.sin((angle * flutes) / 2)) * 0.5;
			return shape.at(angle, a[0] + (b[0] - a[0]) * t + (v < 0.05 ? flute : 0), a[1] + (b[1] - a[1]) * t - flute);
		},
	};
}
