/** Lines that swell and fade like those of a burin: polylines with a width at each point, as outlines to fill. */

export interface StrokePoint {
	readonly x: number;
	readonly y: number;
	/** Full width in px. */
	readonly width: number;
}

/** The outline of one stroke as path data. Ends are pointed where the width goes to 0 and blunt elsewhere. */
export function strokeOutline(points: readonly StrokePoint[]): string {
	if (points.length < 2) return '';
	const left: string[] = [];
	const right: string[] = [];
	for (let i = 0; i < points.length; i++) {
		const here = points[i] as StrokePoint;
		const before = points[Math.max(0, i - 1)] as StrokePoint;
		const after = points[Math.min(points.length - 1, i + 1)] as StrokePoint;
		const [dx, dy] = [after.x - before.x, after.y - before.y];
		const length = Math.hypot(dx, dy) || 1;
		const [nx, ny] = [(-dy / length) * here.width * 0.5, (dx / length) * here.width * 0.5];
		left.push(pair(here.x + nx, here.y + ny));
		right.push(pair(here.x - nx, here.y - ny));
	}
	return `M${left.join('L')}L${right.reverse().join('L')}Z`;
}

/** Coordinates with one decimal, as short as they can be. */
export function pair(x: number, y: number): string {
	return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
