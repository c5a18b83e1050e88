/** Where the light comes from, and how dark each material looks to it. Normals are in view space. */
import { clamp, dot, normalise, smoothstep, type Vec3 } from './vector.ts';

/** From the top left, before the picture. */
export const light: Vec3 = normalise([-0.52, 0.62, 0.6]);

/** Steeper than the light, so that shadows stay close. */
export const shadowLight: Vec3 = normalise([-0.34, 0.46, 0.86]);

/** Polished metal: a bright sky, a dark horizon, and light thrown back from the table. */
export function polished(normal: Vec3): number {
	const lit = dot(normal, light);
	const mirrored = 2 * normal[2] * (normal[1] * 0.82 - normal[0] * 0.57);
	const horizon = bump(mirrored, -0.16, 0.42);
	const second = bump(mirrored, 0.6, 0.22) * 0.3;
	const body = smoothstep(0.93, -0.5, lit) * 0.62;
	const thrownBack = smoothstep(-0.3, -0.85, mirrored) * 0.42;
	const glint = smoothstep(0.88, 0.98, lit) * 0.8;
	return clamp(0.04 + body + horizon * 0.5 + second - thrownBack - glint, 0, 1);
}

/** Brushed or matt metal: soft, without reflections. */
export function matt(normal: Vec3): number {
	const lit = dot(normal, light);
	return clamp(smoothstep(0.92, -0.45, lit) * 0.85 - smoothstep(-0.3, -0.8, lit) * 0.25, 0, 1);
}

/** Pearl: a small high light, a soft body, a dark crescent, and a wide rim of light from below. */
export function nacre(normal: Vec3): number {
	const lit = dot(normal, light);
	const crescent = bump(lit, -0.08, 0.42);
	const glint = smoothstep(0.9, 0.985, lit);
	const rim = smoothstep(-0.25, -0.75, lit) * 0.5;
	return clamp(0.1 + smoothstep(0.95, 0.1, lit) * 0.3 + crescent * 0.5 - rim - glint, 0, 1);
}

/** Leather, textile, rubber. */
export function cloth(normal: Vec3): number {
	const lit = dot(normal, light);
	return clamp(0.1 + smoothstep(0.72, -0.35, lit) * 0.72, 0, 1);
}

function bump(value: number, centre: number, halfWidth: number): number {
	const distance = Math.abs(value - centre) / halfWidth;
	return distance >= 1 ? 0 : (1 - distance * distance) ** 2;
}
