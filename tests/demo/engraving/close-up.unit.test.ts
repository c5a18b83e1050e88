import { expect, test } from 'vitest';
import { metalBody } from '../../../demo/engraving/body.ts';
import { closeUp } from '../../../demo/engraving/close-up.ts';
import { gem } from '../../../demo/engraving/gems.ts';
import type { Scene } from '../../../demo/engraving/scene.ts';
import { sphere } from '../../../demo/engraving/surface.ts';
import { translate } from '../../../demo/engraving/vector.ts';

const scene: Scene = {
	parts: [
		metalBody(sphere([0, 0, 0], 1), 'yellow', { grid: [20, 10], contour: 2 }),
		metalBody(sphere([50, 0, 0], 1), 'yellow'),
		gem('round', 'diamond', 2, translate([0, 3, 0]), 2),
		{
			kind: 'mark',
			points: [
				[0, 0, 1],
				[1, 0, 1],
			],
			width: 3,
		},
	],
	view: (point) => point,
	table: null,
	shadowAngle: 0,
	fit: { share: 0.8 },
};

test('puts the place that is looked at into the middle, and leaves out what is far beside it', () => {
	const near = closeUp(scene, { at: [0, 2, 0], scale: 100, weight: 4 }, 960);
	expect(near.fit).toEqual({ scale: 100, origin: [0, 2, 0] });
	expect(near.parts.map(({ kind }) => kind)).toEqual(['body', 'stone', 'mark']);
	expect(closeUp(scene, { at: [50, 0, 0], scale: 100, weight: 4 }, 960).parts.map(({ kind }) => kind)).toEqual(['body']);
});

test('draws lines as heavy as they look from near, contours less so, and divides bodies more finely', () => {
	const [body, stone, mark] = closeUp(scene, { at: [0, 2, 0], scale: 100, weight: 4 }, 960).parts;
	expect(body).toMatchObject({ grid: [40, 20], contour: 4 });
	expect(stone).toMatchObject({ contour: 4 });
	expect(mark).toMatchObject({ width: 12 });
});
