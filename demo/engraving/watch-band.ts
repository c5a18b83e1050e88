/** Straps and bracelets, bending away round the wrist above and below the case. */
import { clothBody, metalBody } from './body.ts';
import type { WatchDrawing } from './drawing.ts';
import type { Mark, Part } from './scene.ts';
import { degrees, type Vec3 } from './vector.ts';
import { bandWidth } from './watch-case.ts';
import type { WatchShape } from './watch-shape.ts';

const tints: Readonly<Record<WatchDrawing['bandTint'], string>> = {
	brown: '#bfa58d',
	black: '#6b7377',
	blue: '#73879c',
	green: '#8b9a7b',
	sand: '#d3c6a8',
	metal: '#d9dee1',
};

/** Radius of the wrist in mm, and how far round it the band is seen. */
const wrist = 25;
const round = degrees(62);

type Place = (along: number, across: number, raised?: number) => Vec3;

export function bandParts(drawing: WatchDrawing, shape: WatchShape): Part[] {
	return [1, -1].flatMap((end) => {
		const at = placeOn(drawing, shape, end as 1 | -1);
		if (drawing.band === 'links' || drawing.band === 'fineLinks') return linkParts(drawing, at);
		if (drawing.band === 'mesh') return meshParts(drawing, at);
		return strapParts(drawing, at, end as 1 | -1);
	});
}

/** `along` is mm from the case, `across` from -1 to 1. */
function placeOn(drawing: WatchDrawing, shape: WatchShape, end: 1 | -1): Place {
	const start = shape.half[1] * (drawing.shape === 'round' || drawing.shape === 'oval' ? 0.8 : 0.96);
	const width = bandWidth(drawing) / 2;
	return (along, across, raised = 0) => {
		const angle = Math.min(along / wrist, Math.PI / 2);
		const taper = 1 - 0.16 * Math.min(1, along / (wrist * round));
		return [
			across * width * taper,
			end * (start + Math.sin(angle) * (wrist + raised)),
			-2.6 - (1 - Math.cos(angle)) * wrist + raised * Math.cos(angle),
		];
	};
}

function strapParts(drawing: WatchDrawing, at: Place, end: 1 | -1): Part[] {
	const length = wrist * round;
	const { band } = drawing;
	const padded = band === 'leather' || band === 'rivetedLeather' ? 1.3 : band === 'rubber' ? 0.9 : 0.4;
	const sheet = clothBody(
		{
			closedU: false,
			closedV: false,
			point: (u, v) => {
				const across = v * 2 - 1;
				return at(u * length, across, padded * (1 - Math.abs(across) ** 3.4));
			},
		},
		tints[drawing.bandTint],
		{
			grid: [60, 32],
			solid: false,
			along: band === 'textile' ? 'u' : 'v',
			spacing: band === 'textile' ? 6 : 7.5,
			contour: 3,
			crossed: band !== 'leather',
		},
	);
	const parts: Part[] = [sheet];
	if (band === 'leather' || band === 'rivetedLeather') parts.push(...stitching(at, length));
	if (band === 'rivetedLeather') parts.push(...rivets(at));
	if (band === 'rubber') {
		for (const across of [-0.34, 0.34]) parts.push(line(at, across, 4, length, 3.2));
	}
	if (band === 'textile') {
		for (const across of [-0.92, 0.92]) parts.push(line(at, across, 0.5, length, 2.4));
		for (const across of [-0.3, 0.3]) parts.push({ ...line(at, across, 0.5, length, 7), colour: '#e5dfcc' });
	}
	if (end === -1 && band !== 'textile') {
		for (let i = 0; i < 5; i++) parts.push(hole(at, 11 + i * 3.1));
	}
	return parts;
}

function line(at: Place, across: number, from: number, to: number, width: number): Mark {
	return { kind: 'mark', points: Array.from({ length: 40 }, (_, i) => at(from + ((to - from) * i) / 39, across, 1.2)), width };
}

/** Dashes of light thread along both edges. */
function stitching(at: Place, length: number): Mark[] {
	const marks: Mark[] = [];
	for (const across of [-0.84, 0.84]) {
		for (let position = 1.6; position < length - 1; position += 1.75) {
			marks.push({ kind: 'mark', points: [at(position, across, 1), at(position + 1.05, across, 1)], width: 4.2, colour: '#1b2a31' });
			marks.push({ kind: 'mark', points: [at(position + 0.08, across, 1), at(position + 0.97, across, 1)], width: 2.4, colour: '#f1ece0' });
		}
	}
	return marks;
}

function rivets(at: Place): Mark[] {
	return [-0.5, 0.5].flatMap((across) => {
		const [x, y, z] = at(6.4, across, 2);
		return [6, 3.6].map((radius, index): Mark => {
			const points = Array.from({ length: 30 }, (_, i): Vec3 => {
				const angle = (i / 29) * 2 * Math.PI;
				return [x + Math.cos(angle) * radius * 0.2, y + Math.sin(angle) * radius * 0.18, z + 2];
			});
			return { kind: 'mark', points, width: index === 0 ? 3 : 1.6 };
		});
	});
}

function hole(at: Place, position: number): Mark {
	const points = Array.from({ length: 18 }, (_, i): Vec3 => {
		const angle = (i / 17) * 2 * Math.PI;
		return at(position + Math.sin(angle) * 0.55, Math.cos(angle) * 0.055, 1.4);
	});
	return { kind: 'mark', points, width: 4 };
}

/** Rows of rounded pieces. */
function linkParts(drawing: WatchDrawing, at: Place): Part[] {
	const fine = drawing.band === 'fineLinks';
	const columns = fine ? [0.17, 0.22, 0.22, 0.22, 0.17] : [0.27, 0.46, 0.27];
	const row = drawing.size * (fine ? 0.062 : 0.1) + 0.7;
	const parts: Part[] = [];
	for (let index = 0; index * row < wrist * round; index++) {
		let left = -1;
		columns.forEach((share, column) => {
			const [from, to] = [left, left + share * 2];
			left = to;
			const shift = (column % 2 === 1 ? 0.5 : 0) * row;
			const surface = {
				closedU: false,
				closedV: false,
				point: (u: number, v: number): Vec3 => {
					const swell = (1 - Math.abs(u * 2 - 1) ** 4) * (1 - Math.abs(v * 2 - 1) ** 5);
					return at(Math.max(0, index * row + shift + 0.06 + v * (row - 0.12)), from + 0.012 + (to - from - 0.024) * u, 1.5 * swell);
				},
			};
			parts.push(
				metalBody(surface, drawing.metal, { grid: [14, 12], solid: false, along: 'u', spacing: 6.5, contour: 2.2, crossed: false }),
			);
		});
	}
	return parts;
}

/** A sheet woven of fine wire: rows of small arcs, every second one shifted. */
function meshParts(drawing: WatchDrawing, at: Place): Part[] {
	const length = wrist * round;
	const sheet = metalBody({ closedU: false, closedV: false, point: (u, v) => at(u * length, v * 2 - 1, 0.3) }, drawing.metal, {
		grid: [50, 12],
		solid: false,
		along: 'v',
		spacing: 9,
		contour: 3,
		crossed: false,
	});
	const parts: Part[] = [sheet];
	const [row, columns] = [0.92, Math.round(bandWidth(drawing) / 0.98)];
	for (let index = 0; index * row < length; index++) {
		for (let column = 0; column < columns; column++) {
			const centre = ((column + (index % 2 === 0 ? 0.5 : 1)) / columns) * 2 - 1;
			if (centre > 0.99) continue;
			const points = Array.from({ length: 9 }, (_, i) => {
				const t = i / 8;
				return at(index * row + Math.sin(t * Math.PI) * row * 0.85, centre + (t - 0.5) * (1.9 / columns), 0.5);
			});
			parts.push({ kind: 'mark', points, width: 2.1, pointed: true });
		}
	}
	return parts;
}
