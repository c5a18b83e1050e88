/** Bodies as surfaces over two parameters from 0 to 1: everything that is engraved is one of these, or a cut stone. */
import { add, cross, multiply, normalise, subtract, type Transform, type Vec3 } from './vector.ts';

export interface Surface {
	readonly point: (u: number, v: number) => Vec3;
	/** The parameter runs round and meets itself. */
	readonly closedU: boolean;
	readonly closedV: boolean;
}

export type Curve = (t: number) => Vec3;

/** The surface somewhere else. */
export function place(surface: Surface, transform: Transform): Surface {
	return { ...surface, point: (u, v) => transform(surface.point(u, v)) };
}

/** A ball; its lines of latitude run round `axis`. */
export function sphere(centre: Vec3, radius: number, axis: Vec3 = [0, 1, 0], stretch = 1): Surface {
	const pole = normalise(axis);
	const [side, other] = frame(pole);
	return {
		closedU: true,
		closedV: false,
		point: (u, v) => {
			const [angle, height] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
			const ring = Math.cos(height) * radius;
			return add(
				add(centre, multiply(pole, Math.sin(height) * radius * stretch)),
				add(multiply(side, Math.cos(angle) * ring), multiply(other, Math.sin(angle) * ring)),
			);
		},
	};
}

/** A profile turned round the z axis. `profile` gives distance from the axis and height for v. */
export function lathe(profile: (v: number) => readonly [radius: number, height: number], closedProfile: boolean): Surface {
	return {
		closedU: true,
		closedV: closedProfile,
		point: (u, v) => {
			const [radius, height] = profile(v);
			return [Math.cos(u * 2 * Math.PI) * radius, Math.sin(u * 2 * Math.PI) * radius, height];
		},
	};
}

/** A wire along a curve. Its cross-section is an ellipse of `radius` times `aspect` in the plane's normal `up`. */
export function tube(curve: Curve, radius: (t: number) => number, closed: boolean, up: Vec3 = [0, 0, 1], aspect = 1): Surface {
	return {
		closedU: closed,
		closedV: true,
		point: (u, v) => {
			const tangent = tangentOf(curve, u);
			const side = normalise(cross(tangent, up));
			const top = cross(side, tangent);
			const [angle, r] = [v * 2 * Math.PI, radius(u)];
			return add(curve(u), add(multiply(side, Math.cos(angle) * r), multiply(top, Math.sin(angle) * r * aspect)));
		},
	};
}

/** The direction in which a curve runs at `t`. */
export function tangentOf(curve: Curve, t: number): Vec3 {
	return normalise(subtract(curve(t + 1e-4), curve(t - 1e-4)));
}

/** Two directions at right angles to `axis` and to each other. */
export function frame(axis: Vec3): readonly [Vec3, Vec3] {
	const helper: Vec3 = Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
	const side = normalise(cross(helper, axis));
	return [side, cross(axis, side)];
}
