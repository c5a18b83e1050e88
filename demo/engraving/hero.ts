/** The large picture of the home page. */
import { pearlBody } from './body.ts';
import { measured } from './chain-links.ts';
import type { WatchDrawing } from './drawing.ts';
import { leafParts } from './leaf.ts';
import { movedParts } from './moved-parts.ts';
import { ringParts } from './ring.ts';
import type { Part, Scene } from './scene.ts';
import { type Curve, sphere } from './surface.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, scaleBy, type Transform, translate, type Vec3 } from './vector.ts';
import { watchParts } from './watch.ts';
import { weddingRingParts } from './wedding-rings.ts';

const heroWatch: WatchDrawing = {
	kind: 'watch',
	shape: 'round',
	size: 40,
	metal: 'steel',
	dial: 'white',
	indices: 'roman',
	hands: 'leaf',
	time: [10, 9, null],
	minuteTrack: true,
	subdials: ['seconds'],
	bezel: 'stepped',
	band: 'leather',
	bandTint: 'brown',
};

/** A plate as in a printed catalogue: a watch, rings and a strand of pearls in generous order. */
export function heroScene(): Scene {
	const ring = ringParts(
		{ kind: 'ring', metal: 'white', head: 'halo', cut: 'oval', stone: 'sapphire', accent: 'diamond', stoneSize: 7.4, shank: 'tapered' },
		5,
	);
	const stand = (turn: number, tilt: number, size: number, to: Vec3): Transform =>
		chain(rotateY(degrees(turn)), rotateX(degrees(tilt)), scaleBy(size), translate(to));
	const strand: Curve = (t) => [-76 + t * 104, 30 + 9 * Math.sin(t * 5.4 + 0.9) - t * 3, -2];
	return {
		parts: [
			...pearlRow(strand),
			...movedParts(watchParts(heroWatch), chain(rotateZ(degrees(-14)), scaleBy(1.08), translate([33, 0, 7]))),
			...movedParts(ring, stand(-24, 31, 1.55, [-47, -11, 1])),
			...movedParts(
				weddingRingParts({ kind: 'weddingRings', metal: 'yellow', profile: 'court', widths: [4, 5] }, 9),
				stand(-12, 34, 1.14, [-7, -29, -8]),
			),
			...leafParts('yellow', 30, chain(rotateZ(degrees(58)), translate([-13, 7, -2])), 4),
		],
		view: (point) => point,
		table: { point: [0, 0, -6], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { scale: 16, origin: [-4, 0, 0] },
	};
}

function pearlRow(path: Curve): Part[] {
	const along = measured(path);
	const parts: Part[] = [];
	for (let position = 0; position < along.length; position += 7.7) {
		parts.push(
			pearlBody(sphere(path(along.at(position + 3.7)), 3.75, [-0.45, 0.62, 0.64]), '#f8f6f1', 0.08, {
				along: 'u',
				spacing: 6.5,
				contour: 2.6,
			}),
		);
	}
	return parts;
}
