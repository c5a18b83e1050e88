/** Small dials: seconds, hours, stopped times, and the moon. */
import { circle, dialMetal, height, paper, stroke } from './dial-print.ts';
import type { WatchDrawing } from './drawing.ts';
import { ink } from './palette.ts';
import type { Mark, Part } from './scene.ts';
import { degrees, type Vec3 } from './vector.ts';
import type { WatchShape } from './watch-shape.ts';

export interface SmallDial {
	readonly kind: NonNullable<WatchDrawing['subdials']>[number];
	readonly centre: readonly [number, number];
	readonly radius: number;
}

/** Where the small dials of a watch lie. */
export function smallDials(drawing: WatchDrawing, shape: WatchShape, inset: number): SmallDial[] {
	const inner = Math.min(...shape.half) - inset;
	const places: Record<SmallDial['kind'], readonly [number, number, number]> = {
		seconds: [0, -0.5, 0.27],
		hours: [0, 0.46, 0.34],
		moon: [0, -0.47, 0.32],
		chronoLeft: [-0.48, 0, 0.27],
		chronoRight: [0.48, 0, 0.27],
	};
	return (drawing.subdials ?? []).map((kind) => {
		const [x, y, radius] = places[kind];
		return { kind, centre: [x * inner, y * inner], radius: radius * inner };
	});
}

/** One small dial with its scale and hand. */
export function smallDialParts(drawing: WatchDrawing, dial: SmallDial, colour: string, tint: string, dark: boolean): Part[] {
	const { centre, radius } = dial;
	const ring = (r: number, width: number): Mark => stroke([...circle(centre, r, 60), ...circle(centre, r, 60).slice(0, 1)], width, colour);
	const parts: Part[] = [{ kind: 'shape', corners: circle(centre, radius, 60), fill: tint, contour: 0.1 }];
	if (dial.kind === 'moon') return [...parts, ...moonParts(dial, drawing)];
	for (let r = radius * 0.16; r < radius * 0.7; r += 0.42) parts.push({ ...ring(r, 0.9), pointed: false });
	parts.push(ring(radius, 2.2), ring(radius * 0.78, 1.1));
	const ticks = dial.kind === 'hours' ? 12 : dial.kind === 'chronoRight' ? 30 : 60;
	for (let i = 0; i < ticks; i++) {
		const angle = (i / ticks) * 2 * Math.PI;
		const major = i % (ticks / 12 >= 1 ? ticks / 12 : 1) === 0;
		const end = (share: number): Vec3 => [
			centre[0] + Math.sin(angle) * radius * share,
			centre[1] + Math.cos(angle) * radius * share,
			height,
		];
		if (ticks === 60 && !major && radius < 4) continue;
		parts.push(stroke([end(major ? 0.78 : 0.88), end(0.97)], major ? 2.6 : 1.2, colour));
	}
	const turn = {
		seconds: 0.6,
		hours: (drawing.time[0] + drawing.time[1] / 60) / 12,
		chronoLeft: 0.42,
		chronoRight: 0.13,
		moon: 0,
	}[dial.kind];
	const angle = turn * 2 * Math.PI;
	const at = (along: number, aside: number): Vec3 => [
		centre[0] + Math.sin(angle) * along + Math.cos(angle) * aside,
		centre[1] + Math.cos(angle) * along - Math.sin(angle) * aside,
		height,
	];
	const wide = radius * (dial.kind === 'hours' ? 0.07 : 0.045);
	parts.push({
		kind: 'shape',
		corners: [at(-radius * 0.22, -wide), at(-radius * 0.22, wide), at(radius * 0.82, 0)],
		fill: dark ? paper : '#33536b',
		contour: 1.6,
	});
	parts.push({ kind: 'shape', corners: circle(centre, radius * 0.09 + 0.1, 20), fill: dark ? paper : '#33536b', contour: 1.4 });
	return parts;
}

/** A window with the moon rising from behind a round hill, among stars. */
function moonParts({ centre, radius }: SmallDial, drawing: WatchDrawing): Part[] {
	const [cx, cy] = centre;
	const arc = (x: number, y: number, r: number, from: number, to: number): Vec3[] =>
		Array.from({ length: 30 }, (_, i): Vec3 => {
			const angle = degrees(from + ((to - from) * i) / 29);
			return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, height];
		});
	const hill = radius * 0.5;
	const window = [...arc(cx, cy, radius, 180, 0), ...arc(cx + hill, cy, hill, 0, 180), ...arc(cx - hill, cy, hill, 0, 180)];
	const moon = circle([cx + radius * 0.1, cy + radius * 0.58], radius * 0.31, 40);
	const parts: Part[] = [
		{ kind: 'shape', corners: window, fill: '#4f6d8f', contour: 2.6 },
		{ kind: 'shape', corners: moon, fill: dialMetal(drawing), contour: 2 },
	];
	for (const [x, y] of [
		[-0.5, 0.62],
		[-0.28, 0.78],
		[-0.62, 0.4],
		[0.56, 0.62],
		[0.66, 0.36],
		[-0.15, 0.52],
		[0.42, 0.8],
	] as const) {
		for (const turn of [0, 1, 2]) {
			const angle = (turn * Math.PI) / 3;
			const [dx, dy] = [Math.cos(angle) * radius * 0.05, Math.sin(angle) * radius * 0.05];
			const [px, py] = [cx + x * radius, cy + y * radius];
			parts.push(
				stroke(
					[
						[px - dx, py - dy, height],
						[px + dx, py + dy, height],
					],
					1.5,
					paper,
				),
			);
		}
	}
	parts.push(stroke(arc(cx, cy, radius * 1.1, 180, 360), 1.6, ink));
	for (let i = 0; i <= 15; i++) {
		const angle = Math.PI + (i / 15) * Math.PI;
		const end = (share: number): Vec3 => [cx + Math.cos(angle) * radius * share, cy + Math.sin(angle) * radius * share * 0.62, height];
		if (i % 3 === 0) parts.push(stroke([end(0.9), end(1.05)], 2, ink));
	}
	return parts;
}
