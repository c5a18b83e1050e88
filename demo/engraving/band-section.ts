/** A band cut across, as the trade shows a profile: the cut hatched, the outside running away from it. */
import { bandSurface } from './band.ts';
import { metalBody } from './body.ts';
import type { WeddingRingsDrawing } from './drawing.ts';
import { metals } from './palette.ts';
import type { Body, Mark, Part, Scene } from './scene.ts';
import { chain, degrees, multiply, rotateX, rotateY, type Vec3 } from './vector.ts';
import { bandFinish, ornamentParts, weddingBand } from './wedding-rings.ts';

/** Inner radius in mm: that of the larger of the pair, so that the cut stands on a gentle curve. */
const radius = 9.6;

/** How far the band runs on behind the cut, in degrees from its top. */
const arc = 128;

/** Distance of the hatching's lines in mm. */
const hatchMm = 0.16;

export function bandSectionScene(drawing: WeddingRingsDrawing, seed: number): Scene {
	const width = drawing.stones ? drawing.widths[0] : drawing.widths[1];
	const size = { radius, width };
	const whole = bandSurface(weddingBand(drawing, size), seed);
	const surface: Body['surface'] = {
		closedU: false,
		closedV: true,
		point: (u, v) => whole.point((u * arc) / 360, v),
	};
	const outline = Array.from({ length: 361 }, (_, i) => whole.point(0, i / 360));
	const stay = (point: Vec3): Vec3 => point;
	return {
		parts: [
			metalBody(surface, drawing.metal, { ...bandFinish(drawing.profile), grid: [420, 160], contour: 4 }),
			...ornamentParts(drawing, size, stay, true, (angle) => angle > 0.07 && angle < degrees(arc)),
			...cutParts(outline, metals[drawing.metal]),
		],
		view: chain(rotateY(degrees(44)), rotateX(degrees(33))),
		table: null,
		shadowAngle: 0,
		fit: { scale: 86, origin: [2.3, radius - 0.9, 0] },
	};
}

/** The cut face within its outline, which lies in the plane x = 0. */
function cutParts(outline: readonly Vec3[], tint: string): Part[] {
	const centre = multiply(
		outline.reduce<Vec3>((sum, [x, y, z]) => [sum[0] + x, sum[1] + y, sum[2] + z], [0, 0, 0]),
		1 / outline.length,
	);
	const before = -0.02;
	const face: Body = {
		kind: 'body',
		surface: {
			closedU: true,
			closedV: false,
			point: (u, v) => {
				const [, y, z] = outline[Math.round((((u % 1) + 1) % 1) * 360)] as Vec3;
				return [before, centre[1] + (y - centre[1]) * v, centre[2] + (z - centre[2]) * v];
			},
		},
		solid: false,
		tint,
		grid: [360, 2],
		hatching: [],
		contour: 4.4,
	};
	return [face, ...hatchLines(outline).map((points): Mark => ({ kind: 'mark', points, width: 3 }))];
}

/** Straight lines across the cut at 45 degrees. */
function hatchLines(outline: readonly Vec3[]): (readonly [Vec3, Vec3])[] {
	const rising = ([, y, z]: Vec3) => (y + z) * Math.SQRT1_2;
	const falling = ([, y, z]: Vec3) => (y - z) * Math.SQRT1_2;
	const levels = outline.map(rising);
	const lines: (readonly [Vec3, Vec3])[] = [];
	for (let level = Math.min(...levels) + hatchMm / 2; level < Math.max(...levels); level += hatchMm) {
		const crossings: number[] = [];
		outline.forEach((to, index) => {
			const from = outline[index - 1];
			if (from === undefined || rising(from) > level === rising(to) > level) return;
			const t = (level - rising(from)) / (rising(to) - rising(from));
			crossings.push(falling(from) + (falling(to) - falling(from)) * t);
		});
		crossings.sort((a, b) => a - b);
		const at = (fall: number): Vec3 => [-0.04, (level + fall) * Math.SQRT1_2, (level - fall) * Math.SQRT1_2];
		for (let i = 0; i + 1 < crossings.length; i += 2) lines.push([at(crossings[i] as number), at(crossings[i + 1] as number)]);
	}
	return lines;
}
