/** Single lines and flat shapes on a piece. */
import { type DepthBuffer, isVisible } from './depth-buffer.ts';
import type { Mark, Project, Shape } from './scene.ts';
import { pair, type StrokePoint, strokeOutline } from './stroke.ts';
import type { Vec3 } from './vector.ts';

/** Path data of a mark, without what is hidden. */
export function drawMark(mark: Mark, project: Project, buffer: DepthBuffer): string {
	const points = dense(mark.points.map(project));
	const paths: string[] = [];
	let run: StrokePoint[] = [];
	points.forEach((point, index) => {
		const t = index / (points.length - 1);
		const width = mark.pointed ? mark.width * Math.sqrt(Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, t)))) : mark.width;
		if (isVisible(buffer, point, 5, 1)) run.push({ x: point[0], y: point[1], width });
		else {
			paths.push(strokeOutline(run));
			run = [];
		}
	});
	paths.push(strokeOutline(run));
	return paths.join('');
}

/** A flat shape as one element; shapes lie on top and are never hidden. */
export function drawShape(shape: Shape, project: Project, ink: string): string {
	const corners = shape.corners.map((corner) => {
		const [x, y] = project(corner);
		return pair(x, y);
	});
	return `<path fill="${shape.fill}" stroke="${ink}" stroke-width="${shape.contour}" stroke-linejoin="round" d="M${corners.join('L')}Z"/>`;
}

/** Adds points where they lie far apart, so that hiding is exact to some px. */
function dense(points: readonly Vec3[]): Vec3[] {
	const result: Vec3[] = [];
	points.forEach((to, index) => {
		const from = points[index - 1];
		if (from) {
			const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6);
			for (let step = 1; step < steps; step++) {
				const t = step / steps;
				result.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]);
			}
		}
		result.push(to);
	});
	return result;
}
