/** Watches, seen straight from before: wristwatches and the pocket watch with its chain. */
import { metalBody } from './body.ts';
import { chainParts } from './chain-links.ts';
import type { PocketWatchDrawing, WatchDrawing } from './drawing.ts';
import type { Part, Scene } from './scene.ts';
import { lathe, place, tube } from './surface.ts';
import { chain, degrees, rotateX, translate, type Vec3 } from './vector.ts';
import { bandParts } from './watch-band.ts';
import { bezelWidth, caseParts } from './watch-case.ts';
import { dialParts } from './watch-dial.ts';
import { watchShape } from './watch-shape.ts';

export function watchScene(drawing: WatchDrawing): Scene {
	return {
		parts: watchParts(drawing),
		view: (point) => point,
		table: { point: [0, 0, -14], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { share: 0.84 },
	};
}

/** A wristwatch round the origin. */
export function watchParts(drawing: WatchDrawing): Part[] {
	const shape = watchShape(drawing);
	return [...bandParts(drawing, shape), ...caseParts(drawing, shape), ...dialParts(drawing, shape, bezelWidth(drawing))];
}

export function pocketWatchScene(drawing: PocketWatchDrawing): Scene {
	const face: WatchDrawing = {
		kind: 'watch',
		shape: 'round',
		size: 50,
		metal: drawing.metal,
		dial: 'white',
		indices: 'roman',
		hands: 'leaf',
		time: [drawing.time[0], drawing.time[1], null],
		minuteTrack: true,
		subdials: ['seconds'],
		bezel: 'stepped',
		band: 'leather',
		bandTint: 'brown',
	};
	const shape = watchShape(face);
	const strapless = caseParts(face, shape).filter((part) => part.kind === 'body' && !part.solid);
	return {
		parts: [...bowParts(drawing), ...strapless, ...dialParts(face, shape, bezelWidth(face))],
		view: (point) => point,
		table: { point: [0, 0, -6], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { scale: 14.5, origin: [0, 9, 0] },
	};
}

/** Pendant, winding crown, bow, and the chain that leads away from it. */
function bowParts({ metal }: PocketWatchDrawing): Part[] {
	const upright = (y: number) => chain(rotateX(degrees(-90)), translate([0, y, -0.6]));
	const neck = place(
		lathe((v) => [2.9 - 0.9 * Math.sin(v * Math.PI), v * 4.6], false),
		upright(24.2),
	);
	const crown = place(
		lathe((v) => [3.9 * Math.min(1, 5 * v + 0.4, 5 * (1 - v) + 0.35), v * 4.4], false),
		upright(28.4),
	);
	const bow = tube(
		(t): Vec3 => {
			const angle = degrees(28) + t * degrees(304);
			return [Math.sin(angle + Math.PI) * -6.2, 32.2 - Math.cos(angle + Math.PI) * -6.6, 0];
		},
		() => 1.05,
		false,
	);
	const ribs = Array.from({ length: 9 }, (_, i): Part => {
		const x = -Math.cos(((i + 1) / 10) * Math.PI) * 3.7;
		const z = Math.sqrt(3.9 ** 2 - x ** 2) - 0.4;
		return {
			kind: 'mark',
			points: [
				[x, 29.2, z],
				[x, 32, z],
			],
			width: 2.2,
		};
	});
	const path = (t: number): Vec3 => [1.5 + t * 27 + 7 * Math.sin(t * 2.6), 38 + 9 * Math.sin(t * 3.3) - t * 26, -1];
	return [
		...chainParts(path, { link: 'cable', metal, gauge: 4.6, scale: 14.5 }),
		metalBody(neck, metal, { grid: [48, 16], spacing: 6.5 }),
		metalBody(crown, metal, { grid: [48, 20], spacing: 7, crossed: false }),
		...ribs,
		metalBody(bow, metal, { grid: [90, 20], spacing: 6.5 }),
	];
}
