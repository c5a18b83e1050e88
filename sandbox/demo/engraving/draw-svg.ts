/** One picture as SVG, made of paths only. */
import type { Drawing, Ground } from './drawing.ts';
import { grounds, ink } from './palette.ts';

/** Draws a picture. `seed` names it, so that two pictures with equal parameters still differ in the hand. */
export function drawSvg(seed: string, drawing: Drawing, ground: Ground, width: number, height: number): string {
	const radius = 200 + seed.length * 8;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<path fill="${grounds[ground]}" d="M0 0H${width}V${height}H0Z"/>`,
		`<path fill="none" stroke="${ink}" stroke-width="${drawing.kind.length}" d="M${width / 2 - radius} ${height / 2}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z"/>`,
		'</svg>',
	].join('');
}
