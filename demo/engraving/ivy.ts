/** A sprig of ivy in a plane: five-lobed leaves on both sides of a winding stem. */
import { chain, degrees, rotateZ, scaleBy, translate } from './vector.ts';

export type Point = readonly [x: number, y: number];

export interface IvyLeaf {
	readonly outline: readonly Point[];
	/** Whether a point of the leaf lies on its side away from the light. */
	readonly isShaded: (x: number, y: number) => boolean;
}

interface Line {
	readonly points: readonly Point[];
	/** px */
	readonly width: number;
}

/** The tips of one half of a leaf of length 1, and the point that draws the edge in between each two. The stalk joins at the origin. */
const edge: readonly (readonly [tip: Point, drawnTo: Point])[] = [
	[
		[0, 0.02],
		[0.2, -0.36],
	],
	[
		[0.6, -0.16],
		[0.4, 0.14],
	],
	[
		[0.66, 0.36],
		[0.26, 0.46],
	],
];

const apex: Point = [0, 1];

/** Leaves from the lowest to the topmost: where the stem carries them, which way they point from upright in degrees, and their length in mm. */
const places: readonly (readonly [along: number, turn: number, length: number])[] = [
	[0.05, 96, 3.3],
	[0.2, -78, 3.8],
	[0.37, 76, 4],
	[0.53, -72, 4],
	[0.7, 66, 3.7],
	[0.85, -58, 3.2],
	[1, 6, 2.9],
];

/** The sprig round the origin, about 14 mm high. What a leaf covers is left out. */
export function ivySprig(): { readonly leaves: readonly IvyLeaf[]; readonly lines: readonly Line[] } {
	const stem = (t: number): Point => [0.8 * Math.sin(t * 2 * Math.PI * 1.5 + 0.4), -6.2 + t * 10.7];
	const grown = places.map(([along, turn, length]) => growLeaf(stem(along), turn, length));
	const leaves = grown.map(({ leaf }) => leaf);
	const below = (lines: readonly Line[], covering: readonly IvyLeaf[]) => lines.flatMap((line) => uncovered(line, covering));
	const stemLine = Array.from({ length: 160 }, (_, i) => stem(-0.06 + (i / 159) * 1.06));
	return {
		leaves: leaves.toReversed(),
		lines: [
			...below([{ points: stemLine, width: 2.8 }, tendril([2.9, 4.9], 1), tendril([-3, -6], -1)], leaves),
			...grown.flatMap(({ lines }, index) => below(lines, leaves.slice(index + 1))),
		],
	};
}

/** The pieces of a line that no leaf covers. */
function uncovered({ points, width }: Line, covering: readonly IvyLeaf[]): Line[] {
	const runs: Point[][] = [[]];
	for (const point of points) {
		if (covering.some((leaf) => isOnLeaf(leaf, ...point))) runs.push([]);
		else runs.at(-1)?.push(point);
	}
	return runs.filter((run) => run.length > 1).map((run) => ({ points: run, width }));
}

function growLeaf([x, y]: Point, turn: number, length: number): { readonly leaf: IvyLeaf; readonly lines: readonly Line[] } {
	const stalk = 0.34;
	const at = chain(translate([0, stalk, 0]), scaleBy(length / (1 + stalk)), rotateZ(degrees(turn)), translate([x, y, 0]));
	const placed = ([px, py]: Point): Point => {
		const [a, b] = at([px, py, 0]);
		return [a, b];
	};
	const half = (side: 1 | -1): Point[] =>
		edge.flatMap(([from, drawnTo], index) => {
			const to = edge[index + 1]?.[0] ?? apex;
			return Array.from({ length: 10 }, (_, i): Point => {
				const t = i / 10;
				const bend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
				return [side * bend(from[0], drawnTo[0], to[0]), bend(from[1], drawnTo[1], to[1])];
			});
		});
	const outline = [...half(1), apex, ...half(-1).reverse()].map(placed);
	const root = placed([0, 0]);
	const tip = placed(apex);
	const isShaded = (px: number, py: number): boolean => {
		const beside = (tip[0] - root[0]) * (py - root[1]) - (tip[1] - root[1]) * (px - root[0]);
		// The light comes from the top left: the side of the midrib that looks there is bright.
		const leftIsLit = (tip[1] - root[1]) * 0.64 + (tip[0] - root[0]) * 0.77 > 0;
		return leftIsLit ? beside < 0 : beside > 0;
	};
	const straight = (from: Point, to: Point): Point[] =>
		Array.from({ length: 12 }, (_, i) => placed([from[0] + ((to[0] - from[0]) * i) / 11, from[1] + ((to[1] - from[1]) * i) / 11]));
	const vein = ([tx, ty]: Point): Line => ({ points: straight([0, 0.1], [tx * 0.8, 0.1 + (ty - 0.1) * 0.8]), width: 1.3 });
	return {
		leaf: { outline, isShaded },
		lines: [
			{ points: [...outline, outline[0] as Point], width: 2.1 },
			{ points: straight([0, -stalk], [0, 0.02]), width: 2.2 },
			{ points: straight([0, 0.02], [0, 0.9]), width: 1.8 },
			...([1, -1] as const).flatMap((side) => edge.slice(1).map(([[tx, ty]]) => vein([side * tx, ty]))),
		],
	};
}

function tendril([x, y]: Point, side: 1 | -1): Line {
	const points = Array.from({ length: 40 }, (_, i): Point => {
		const t = i / 39;
		const radius = 0.9 * (1 - t * 0.86);
		const angle = t * 3.2 * Math.PI;
		return [x + side * (radius * Math.sin(angle) - 0.4 + t * 0.5), y + radius * Math.cos(angle)];
	});
	return { points, width: 1.8 };
}

/** Whether a point lies within a leaf's outline. */
export function isOnLeaf({ outline }: IvyLeaf, x: number, y: number): boolean {
	let inside = false;
	outline.forEach(([ax, ay], index) => {
		const [bx, by] = outline[(index + 1) % outline.length] as Point;
		if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
	});
	return inside;
}
