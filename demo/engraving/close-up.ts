/** A piece seen from nearer: its parts divided more finely, and its lines as heavy as they look from there. */
import { samples } from './draw-scene.ts';
import type { Part, Scene } from './scene.ts';
import type { Transform, Vec3 } from './vector.ts';

export interface Look {
	/** From the piece's own space into view space; left out, as the whole piece is seen. */
	readonly view?: Transform;
	/** The place of the piece's own space that stands in the middle of the picture. */
	readonly at: Vec3;
	/** px per unit of the piece's own space. */
	readonly scale: number;
	/** How much heavier than in the whole picture the lines are that have a weight of their own. */
	readonly weight: number;
}

/** Columns or rows that a body is divided into at most. */
const finest = 1200;

/** Parts that lie farther than this beside the picture, in px, are left out: not even their shadows reach it. */
const marginPx = 200;

/** `side`: of the picture in px. */
export function closeUp(scene: Scene, { view = scene.view, at, scale, weight }: Look, side: number): Scene {
	const [middleX, middleY] = view(at);
	const reach = (side / 2 + marginPx) / scale;
	const isNear = (part: Part): boolean => {
		const points = samples(part).map(view);
		const beside = (axis: 0 | 1, middle: number) =>
			points.every((point) => point[axis] < middle - reach) || points.every((point) => point[axis] > middle + reach);
		return !beside(0, middleX) && !beside(1, middleY);
	};
	const parts = scene.parts
		.filter(isNear)
		.flatMap((part) => [part, ...((part.kind === 'body' && part.seenFromNear) || [])])
		.map((part) => nearer(part, weight));
	return { ...scene, parts, view, fit: { scale, origin: at } };
}

function nearer(part: Part, weight: number): Part {
	switch (part.kind) {
		case 'body': {
			const finer = (count: number) => Math.max(count, Math.min(finest, Math.round(count * Math.sqrt(weight))));
			return {
				...part,
				grid: [finer(part.grid[0]), finer(part.grid[1])],
				contour: part.contour * contourWeight(weight),
				...(part.edges && { edges: part.edges.map((edge) => ({ ...edge, weight: edge.weight * contourWeight(weight) })) }),
			};
		}
		case 'mark':
			return { ...part, width: part.width * weight };
		case 'stone':
		case 'shape':
			return { ...part, contour: part.contour * contourWeight(weight) };
	}
}

/** A contour grows less than what it surrounds. */
function contourWeight(weight: number): number {
	return Math.sqrt(weight);
}
