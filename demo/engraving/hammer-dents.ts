/** The dents that a hammer leaves on a strip which runs round: shallow bowls side by side, a ridge between each two. */
import { noise } from './random.ts';

type Place = readonly [along: number, across: number];

export interface HammerDents {
	/** Height above the deepest places in mm. */
	readonly height: (along: number, across: number) => number;
	/** Ridges between dents, each from end to end, in mm along and across. */
	readonly ridges: readonly (readonly [Place, Place])[];
}

/** Steepness of a bowl: its height in mm at one mm from its middle. */
const steepness = 0.085;

/** Dents of about `size` mm on a strip of `length` and `width` mm, whose middle is across 0. */
export function hammerDents(length: number, width: number, size: number, seed: number): HammerDents {
	const columns = Math.round(length / size);
	const rows = Math.max(1, Math.round(width / (size * 0.9)));
	const [stepAlong, stepAcross] = [length / columns, width / rows];
	const margin = 2;
	const strayed = (column: number, row: number, salt: number) => 0.34 * noise(column * 7.31 + row * 131.7 + 0.5, seed + salt);
	const middles = Array.from({ length: columns }, (_, column) =>
		Array.from({ length: rows + 2 * margin + 2 }, (__, index): Place => {
			const row = index - margin - 1;
			return [
				(0.5 + (Math.abs(row) % 2) * 0.5 + strayed(column, row, 0)) * stepAlong,
				(row + 0.5 + strayed(column, row, 1)) * stepAcross - width / 2,
			];
		}),
	);
	/** The middle of a dent; columns count on beyond the strip's end, which is its beginning. */
	const middle = (column: number, row: number): Place => {
		const [along, across] = middles[((column % columns) + columns) % columns]?.[row + margin + 1] ?? [0, 0];
		return [column * stepAlong + along, across];
	};
	const around = (column: number, row: number): Place[] =>
		[-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => middle(column + dx, row + dy)));
	const height = (along: number, across: number): number => {
		const own = {
			column: Math.floor(along / stepAlong),
			row: Math.max(0, Math.min(rows - 1, Math.floor((across + width / 2) / stepAcross))),
		};
		let nearest = Infinity;
		for (let row = own.row - 1; row <= own.row + 1; row++) {
			for (let column = own.column - 2; column <= own.column + 2; column++) {
				const [x, y] = middle(column, row);
				nearest = Math.min(nearest, (along - x) ** 2 + (across - y) ** 2);
			}
		}
		return steepness * nearest;
	};
	const ridges: (readonly [Place, Place])[] = [];
	for (let column = 0; column < columns; column++) {
		for (let row = 0; row < rows; row++) {
			const own = middle(column, row);
			const corners = cellAround(own, around(column, row), width / 2);
			corners.forEach((from, index) => {
				const to = corners[(index + 1) % corners.length] as Place;
				// Each ridge lies between two dents and is drawn for the one before it; the strip's edge is none.
				const isEdge = Math.abs(Math.abs(from[1]) - width / 2) < 1e-6 && Math.abs(Math.abs(to[1]) - width / 2) < 1e-6;
				if (!isEdge && (to[1] > from[1] || (to[1] === from[1] && to[0] > from[0]))) ridges.push([from, to]);
			});
		}
	}
	return { height, ridges };
}

/** What is nearer to a place than to all others, as the corners of a polygon. */
function cellAround(own: Place, others: readonly Place[], half: number): Place[] {
	const reach = 4 * half;
	let corners: Place[] = [
		[own[0] - reach, -half],
		[own[0] + reach, -half],
		[own[0] + reach, half],
		[own[0] - reach, half],
	];
	for (const other of others) {
		const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
		if (dx === 0 && dy === 0) continue;
		const beyond = ([x, y]: Place) => (x - (own[0] + other[0]) / 2) * dx + (y - (own[1] + other[1]) / 2) * dy;
		corners = corners.flatMap((from, index) => {
			const to = corners[(index + 1) % corners.length] as Place;
			const [a, b] = [beyond(from), beyond(to)];
			const cut: Place = [from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)];
			return a <= 0 ? (b <= 0 ? [from] : [from, cut]) : b <= 0 ? [cut] : [];
		});
	}
	return corners;
}
