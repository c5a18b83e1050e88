/** Shades a body with lines that follow its form: each swells where the body is dark and vanishes where it is light. */
import type { BodyGrid } from './body-grid.ts';
import { type DepthBuffer, isVisible } from './depth-buffer.ts';
import { noise } from './random.ts';
import type { Body, Hatching } from './scene.ts';
import { type StrokePoint, strokeOutline } from './stroke.ts';
import { clamp, type Vec3 } from './vector.ts';

/** Thinner strokes than this are left out. */
const thinnest = 0.6;
const thickest = 4.6;
/** The share of the distance between two lines that ink may take at most. */
const densest = 0.62;
const slack = 4;

/** Path data of all lines of one hatching. `hand` seeds the irregularity of the strokes. */
export function hatchBody(body: Body, grid: BodyGrid, hatching: Hatching, buffer: DepthBuffer, hand: number): string {
	const alongU = hatching.along === 'u';
	const closedAcross = alongU ? body.surface.closedV : body.surface.closedU;
	const at = (along: number, across: number) => (alongU ? grid.pointAt(along, across) : grid.pointAt(across, along));
	const normalAt = (along: number, across: number) => (alongU ? grid.normalAt(along, across) : grid.normalAt(across, along));
	const lines = Math.max(2, Math.round(extent(grid, !alongU) / hatching.spacing));
	const steps = clamp(Math.round(extent(grid, alongU) / 7), 6, 420);
	const paths: string[] = [];
	for (let line = 0; line < lines; line++) {
		const across = closedAcross ? line / lines : (line + 0.5) / lines;
		let run: StrokePoint[] = [];
		const finish = () => {
			paths.push(strokeOutline(run));
			run = [];
		};
		let previous: Vec3 | null = null;
		for (let step = 0; step <= steps; step++) {
			const along = step / steps;
			const point = at(along, across);
			const before = previous;
			previous = point;
			const normal = isVisible(buffer, point, slack, 0) ? normalAt(along, across) : null;
			let width = 0;
			if (normal !== null && normal[2] > 0.02) {
				const beside = before ?? at(Math.max(0, along - 1 / steps), across);
				width = strokeWidth(
					hatching.tone(normal, alongU ? along : across, alongU ? across : along),
					distance(beside, point, at(along, Math.min(1, across + 0.25 / lines))) * 4,
					noise(step * 0.21, hand * 131 + line),
				);
			}
			if (width < thinnest) {
				if (run.length > 1) finish();
				else run = [];
			} else {
				run.push({ x: point[0], y: point[1], width });
			}
		}
		if (run.length > 1) finish();
	}
	return paths.join('');
}

function strokeWidth(tone: number, spacing: number, irregular: number): number {
	const width = Math.min(thickest, spacing * densest * tone);
	return width * (1 + irregular * 0.12);
}

/** Distance in px from the line through `from` and `to` to `beside`. */
function distance(from: Vec3, to: Vec3, beside: Vec3): number {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy);
	if (length < 1e-6) return Math.hypot(beside[0] - to[0], beside[1] - to[1]);
	return Math.abs((beside[0] - to[0]) * dy - (beside[1] - to[1]) * dx) / length;
}

/** The longest way across the grid in px, along u or along v. */
function extent(grid: BodyGrid, alongU: boolean): number {
	const [lanes, steps] = alongU ? [grid.rows, grid.columns] : [grid.columns, grid.rows];
	let longest = 0;
	for (let lane = 0; lane < lanes; lane += Math.max(1, Math.floor(lanes / 12))) {
		let length = 0;
		for (let step = 1; step < steps; step++) {
			const here = grid.points[alongU ? lane * grid.columns + step : step * grid.columns + lane];
			const before = grid.points[alongU ? lane * grid.columns + step - 1 : (step - 1) * grid.columns + lane];
			if (here && before) length += Math.hypot(here[0] - before[0], here[1] - before[1]);
		}
		longest = Math.max(longest, length);
	}
	return longest;
}
