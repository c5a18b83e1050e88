/** The picture of the guide to ring sizes. */
import { bandSurface } from './band.ts';
import { metalBody } from './body.ts';
import type { Part, Scene } from './scene.ts';
import { lathe, place } from './surface.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, type Transform, translate } from './vector.ts';

/** Three rings on a ring stick. */
export function ringSizesScene(): Scene {
	const lying: Transform = chain(rotateY(degrees(90)), rotateZ(degrees(9)));
	const radiusAt = (z: number) => 6.1 + (z + 60) * 0.036;
	const stick = place(
		lathe((v) => [v < 0.02 ? v * 50 * radiusAt(-60) : radiusAt(-60 + v * 105), -60 + v * 105], false),
		lying,
	);
	const handle = place(
		lathe(
			(v) => [v > 0.97 ? Math.max(0.1, 9.2 * (1 - v) * 33) : 9.2 + 1.3 * Math.sin(v * Math.PI * 3) - 1.2 * (1 - v), 45 + v * 34],
			false,
		),
		lying,
	);
	const parts: Part[] = [
		metalBody(stick, 'steel', { grid: [90, 120], along: 'u', spacing: 7, contour: 3.4, crossed: false, finish: 'polished' }),
		{ ...metalBody(handle, 'bronze', { grid: [90, 60], along: 'u', spacing: 7.5, contour: 3.4, finish: 'matt' }), tint: '#b99a80' },
	];
	for (let i = 0; i < 19; i++) {
		const z = -46 + i * 4.6;
		const points = Array.from({ length: 40 }, (_, k) => {
			const angle = (k / 39) * Math.PI * (i % 5 === 0 ? 2 : 0.7) - 0.6;
			return lying([Math.cos(angle) * radiusAt(z), Math.sin(angle) * radiusAt(z), z]);
		});
		parts.push({ kind: 'mark', points, width: i % 5 === 0 ? 2.4 : 1.6 });
	}
	(
		[
			[-34, 'yellow', 'court', 4],
			[-4, 'white', 'bevelled', 5],
			[27, 'rose', 'milgrain', 4],
		] as const
	).forEach(([z, metal, profile, width], index) => {
		const band = bandSurface({ radius: radiusAt(z) + 0.1, width: () => width, thickness: () => 1.7, profile }, index);
		parts.push(metalBody(place(band, chain(rotateX(degrees(index * 3 - 3)), translate([0, 0, z]), lying)), metal, { grid: [220, 80] }));
	});
	return {
		parts,
		view: chain(rotateY(degrees(24)), rotateX(degrees(24))),
		table: { point: [0, -12, 0], normal: [0, 1, 0] },
		shadowAngle: 0,
		fit: { share: 1.24 },
	};
}
