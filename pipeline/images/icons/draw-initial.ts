/** The sign of a site that has no logo: its initial on a plain ground. */
import { type InitialFace, initialOutlines, type Outline } from './initial-outlines.ts';

export interface InitialDrawing {
	/** The site's name. */
	readonly name: string;
	readonly face: InitialFace;
	/** Colours as `#rrggbb` or `#rgb`. */
	readonly ground: string;
	readonly ink: string;
}

const side = 1000;

/** Share of the side that the letter's longer side takes. */
const share = 0.56;

/** A ring, for a name with neither a Latin letter nor a figure. */
const ring: Outline = [
	0,
	0,
	700,
	700,
	'M350 0A350 350 0 1 1 350 700A350 350 0 1 1 350 0ZM350 90A260 260 0 1 0 350 610A260 260 0 1 0 350 90Z',
];

/** SVG of a square, made of paths only. */
export function drawInitial({ name, face, ground, ink }: InitialDrawing): string {
	const [left, top, width, height, path] = outlineOf(name, face);
	const scale = (side * share) / Math.max(width, height);
	const move = [(side - width * scale) / 2 - left * scale, (side - height * scale) / 2 - top * scale].map(rounded);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
		`<path fill="${ground}" d="M0 0H${side}V${side}H0Z"/>`,
		`<path fill="${ink}" transform="translate(${move.join(' ')}) scale(${rounded(scale)})" d="${path}"/>`,
		'</svg>',
	].join('');
}

/** The outline of the name's first letter or figure that has one; a letter whose accent has no outline loses the accent. */
function outlineOf(name: string, face: InitialFace): Outline {
	const outlines = initialOutlines[face];
	const letters = [...name.normalize('NFC').toUpperCase()].flatMap((letter) => [letter, letter.normalize('NFD').charAt(0)]);
	const found = letters.find((letter) => Object.hasOwn(outlines, letter));
	return (found === undefined ? undefined : outlines[found]) ?? ring;
}

function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}
