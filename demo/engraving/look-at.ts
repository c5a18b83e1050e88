/** Where each piece is looked at closely: its setting, its dial, its clasp, and from which side. */
import type { Look } from './close-up.ts';
import type { BraceletDrawing, EarringsDrawing, PendantDrawing, PieceDrawing, RingDrawing, WatchDrawing } from './drawing.ts';
import { smallDials } from './small-dials.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, type Transform, type Vec3 } from './vector.ts';
import { bezelWidth } from './watch-case.ts';
import { watchShape } from './watch-shape.ts';

/** Of all pieces but wedding rings, whose profile is shown by a cut (band-section.ts). */
export function lookAt(drawing: Exclude<PieceDrawing, { kind: 'weddingRings' }>): Look {
	switch (drawing.kind) {
		case 'ring':
			return lookAtSetting(drawing);
		case 'watch':
			return lookAtDial(drawing);
		case 'pocketWatch':
			return { view: tilted(-30, 10), at: [0, 22, 0], scale: 30, weight: 2 };
		case 'pendant':
			return lookAtMotif(drawing);
		case 'chain':
			return { view: tilted(-38, 12), at: [0, 36, 0], scale: 36, weight: 2.3 };
		case 'earrings':
			return lookAtEarring(drawing);
		case 'bracelet':
			return lookAtBracelet(drawing);
		case 'pearls':
			return { view: tilted(-34, -10), at: [0, drawing.form === 'graduated' ? -44 : 46, 0], scale: 33, weight: 2.4 };
		case 'workbench':
			return { view: tilted(-32, 8), at: [12, -6, 0], scale: 24, weight: 1.5 };
	}
}

/** The top of a lying piece turned away from the viewer, and the piece turned in the picture's plane. */
function tilted(tilt: number, turn: number): Transform {
	return chain(rotateZ(degrees(turn)), rotateX(degrees(tilt)));
}

/** The head from above, so that the cut is seen; a row of stones all round from the side. */
function lookAtSetting({ head, stoneSize }: RingDrawing): Look {
	const top = 9.9;
	const view = chain(rotateY(degrees(-34)), rotateX(degrees(50)), rotateZ(degrees(-10)));
	if (head === 'eternity') return { view, at: [0, top, 0], scale: 66, weight: 1.5 };
	const wide = { solitaire: 1.5, halo: 1.9, trilogy: 2.2, sideStones: 1.8 }[head] * stoneSize;
	const scale = 640 / wide;
	return { view, at: [0, top + stoneSize * 0.2, 0], scale, weight: scale / 45 };
}

/** A small dial or the date where there is one, else the crown with the hours before it. */
function lookAtDial(drawing: WatchDrawing): Look {
	const shape = watchShape(drawing);
	const [half] = shape.half;
	const [small] = smallDials(drawing, shape, bezelWidth(drawing));
	const at: Vec3 = small
		? [small.centre[0] * 0.8 + half * 0.16, small.centre[1] * 0.85, 0]
		: drawing.date === 'six'
			? [half * 0.2, -half * 0.55, 0]
			: [half * 0.55, half * 0.06, 0];
	const scale = 960 / (drawing.size * (drawing.shape === 'round' || drawing.shape === 'cushion' ? 0.74 : 1.05));
	return { view: tilted(-36, 16), at, scale, weight: scale / 15.5 };
}

function lookAtMotif({ motif }: PendantDrawing): Look {
	const view = chain(rotateY(degrees(-26)), rotateX(degrees(-24)), rotateZ(degrees(8)));
	const [down, scale] = motif === 'haloStone' ? [7.4, 56] : motif === 'stone' ? [10, 46] : motif === 'locket' ? [12, 42] : [10, 40];
	return { view, at: [0, -down, 0], scale, weight: scale / 22.5 };
}

/** The second of the pair, which shows how it is worn. */
function lookAtEarring({ form }: EarringsDrawing): Look {
	switch (form) {
		case 'stud':
		case 'haloStud':
		case 'pearlStud':
			return { view: chain(rotateY(degrees(-8)), rotateX(degrees(24))), at: [9, -2.4, -2], scale: 54, weight: 1.6 };
		case 'hoop':
			return { view: chain(rotateY(degrees(-14)), rotateX(degrees(20))), at: [10.5, 3.5, 0], scale: 47, weight: 1.6 };
		case 'stoneHoop':
			return { view: chain(rotateY(degrees(26)), rotateX(degrees(14))), at: [6, -6, 0], scale: 52, weight: 1.7 };
		case 'decoDrop':
			return { view: tilted(-24, 10), at: [9.6, -1, 0], scale: 50, weight: 1.6 };
		case 'leafDrop':
			return { view: tilted(-30, 14), at: [8, -12, 0], scale: 50, weight: 1.6 };
		case 'drop':
			return { view: tilted(-30, 10), at: [8, -9, 0], scale: 50, weight: 1.6 };
	}
}

/** The clasp of what has one, the plate, a row of stones, the largest beads, the face of a bangle. */
function lookAtBracelet({ form }: BraceletDrawing): Look {
	const view = tilted(-46, 14);
	if (form === 'bangle') return { at: [-14, -30, 0], scale: 40, weight: 1.6 };
	if (form === 'plate') return { view: tilted(-40, -8), at: [0, -27, 0], scale: 36, weight: 2 };
	if (form === 'beads') return { view: tilted(-38, -14), at: [25, -4, 0], scale: 36, weight: 2 };
	if (form === 'tennis') return { view: tilted(-34, -14), at: [12, -24.5, 0], scale: 48, weight: 2.4 };
	return { view, at: [-13, 24, 0], scale: 42, weight: 2.4 };
}
