/** The picture of the page about the workshop. */
import { metalBody } from './body.ts';
import { gem } from './gems.ts';
import { stones } from './palette.ts';
import type { Part, Scene } from './scene.ts';
import { lathe, place, type Surface, sphere, tube } from './surface.ts';
import { chain, degrees, rotateX, rotateZ, type Transform, translate } from './vector.ts';

/** A loupe, tweezers and an open movement on the bench. */
export function workbenchScene(): Scene {
	return {
		parts: [
			...movementParts(translate([16, -4, 0])),
			...loupeParts(chain(rotateX(degrees(-42)), rotateZ(degrees(-24)), translate([-36, 8, 6]))),
			...tweezersParts(),
		],
		view: (point) => point,
		table: { point: [0, 0, -5], normal: [0, 0, 1] },
		shadowAngle: 35,
		fit: { scale: 15.5, origin: [-6, 0, 0] },
	};
}

function disc(radius: number, z: number, rim = 0.8): Surface {
	return lathe(
		(v) => [v < 0.9 ? (v / 0.9) * (radius - rim) : radius - rim + ((v - 0.9) / 0.1) * rim, v < 0.9 ? z : z - ((v - 0.9) / 0.1) * rim],
		false,
	);
}

function movementParts(at: Transform): Part[] {
	const parts: Part[] = [];
	const plate = place(disc(26, 0, 1.2), at);
	parts.push(metalBody(plate, 'yellow', { grid: [180, 20], along: 'v', spacing: 7.5, solid: false, contour: 3.6, finish: 'matt' }));
	const wheel = (x: number, y: number, radius: number, teeth: number, metal: 'yellow' | 'steel' | 'rose', z: number) => {
		const seat = chain(translate([x, y, z]), at);
		const toothed = (r: number) => (angle: number) =>
			r * (1 + 0.055 * Math.sign(Math.sin(angle * teeth)) * Math.min(1, Math.abs(Math.sin(angle * teeth)) * 2.4));
		const outline = toothed(radius);
		const ring: Surface = {
			closedU: true,
			closedV: false,
			point: (u, v) => {
				const angle = u * 2 * Math.PI;
				const r = outline(angle) * (1 - v) + radius * 0.74 * v;
				return seat([Math.cos(angle) * r, Math.sin(angle) * r, 0.4 * Math.sin(v * Math.PI)]);
			},
		};
		parts.push(metalBody(ring, metal, { grid: [teeth * 10, 8], along: 'v', spacing: 6.5, solid: false, contour: 2.4, crossed: false }));
		for (let i = 0; i < 5; i++) {
			const angle = (i / 5) * 2 * Math.PI + x;
			const spoke = tube(
				(t) => seat([Math.cos(angle) * radius * (0.12 + t * 0.64), Math.sin(angle) * radius * (0.12 + t * 0.64), 0.2]),
				() => radius * 0.045,
				false,
			);
			parts.push(metalBody(spoke, metal, { grid: [20, 10], spacing: 6, contour: 2, crossed: false }));
		}
		parts.push(
			metalBody(place(disc(radius * 0.17, 0.5, 0.2), seat), metal, { grid: [36, 8], along: 'u', spacing: 5, solid: false, contour: 2.2 }),
		);
		parts.push(gem('round', 'ruby', radius * 0.17, chain(translate([0, 0, 0.7]), seat), 1.8));
	};
	wheel(-9, 9.5, 10.5, 36, 'yellow', 1.2);
	wheel(9.6, 10.2, 8, 28, 'steel', 2.2);
	wheel(13, -4.5, 6.6, 24, 'yellow', 3);
	wheel(3.4, -13.6, 6, 22, 'steel', 2.4);
	// The balance with its hairspring.
	const balance = chain(translate([-10.4, -9.4, 3.6]), at);
	const rim = tube(
		(t) => balance([Math.cos(t * 2 * Math.PI) * 9.2, Math.sin(t * 2 * Math.PI) * 9.2, 0]),
		() => 0.75,
		true,
	);
	parts.push(metalBody(rim, 'rose', { grid: [140, 16], spacing: 6 }));
	for (let i = 0; i < 14; i++) {
		const angle = (i / 14) * 2 * Math.PI;
		parts.push(
			metalBody(sphere(balance([Math.cos(angle) * 10.3, Math.sin(angle) * 10.3, 0]), 0.62), 'rose', {
				grid: [14, 10],
				spacing: 5,
				contour: 1.8,
				crossed: false,
			}),
		);
	}
	for (const angle of [0.5, 0.5 + Math.PI]) {
		const arm = tube(
			(t) => balance([Math.cos(angle) * 9 * t, Math.sin(angle) * 9 * t, 0.1]),
			() => 0.5,
			false,
		);
		parts.push(metalBody(arm, 'rose', { grid: [20, 10], spacing: 5, contour: 2, crossed: false }));
	}
	const spring = Array.from({ length: 320 }, (_, i) => {
		const angle = (i / 319) * 7 * 2 * Math.PI;
		const radius = 1.1 + (i / 319) * 5;
		return balance([Math.cos(angle) * radius, Math.sin(angle) * radius, 1.2]);
	});
	parts.push({ kind: 'mark', points: spring, width: 2 }, gem('round', 'ruby', 1.7, chain(translate([0, 0, 1.2]), balance), 1.8));
	for (const angle of [0.25, 2.2, 3.5, 5.4]) {
		const screw = chain(translate([Math.cos(angle) * 23, Math.sin(angle) * 23, 0.6]), at);
		parts.push({
			...metalBody(place(disc(1.5, 0.4, 0.25), screw), 'steel', { grid: [36, 8], along: 'u', spacing: 5, solid: false, contour: 2.2 }),
			tint: stones.sapphire,
		});
		parts.push({ kind: 'mark', points: [screw([-1, -0.5, 1]), screw([1, 0.5, 1])], width: 3.4 });
	}
	return parts;
}

function loupeParts(at: Transform): Part[] {
	const barrel = lathe((v) => {
		const z = -9 + v * 22;
		return [v < 0.06 ? 11 * (v / 0.06) ** 0.3 * 0.96 : z < 2 ? 10.6 : 10.6 + (z - 2) * 0.32, z];
	}, false);
	const glass = lathe((v) => [13 * v, 12.6 + 1.6 * (1 - v * v)], false);
	const rim = tube(
		(t) => at([Math.cos(t * 2 * Math.PI) * 13.4, Math.sin(t * 2 * Math.PI) * 13.4, 13]),
		() => 0.9,
		true,
	);
	const lens = metalBody(place(glass, at), 'white', {
		grid: [100, 24],
		along: 'u',
		spacing: 8,
		solid: false,
		contour: 1.6,
		crossed: false,
	});
	return [
		{ ...metalBody(place(barrel, at), 'steel', { grid: [120, 60], along: 'u', spacing: 7, contour: 3.4 }), tint: '#7c878c' },
		metalBody(rim, 'steel', { grid: [160, 14], spacing: 6.5 }),
		{ ...lens, tint: '#e3eff1' },
	];
}

function tweezersParts(): Part[] {
	const at = chain(rotateZ(degrees(-58)), translate([-30, -19, 2]));
	return ([1, -1] as const).map((side) => {
		const arm: Surface = {
			closedU: false,
			closedV: false,
			point: (u, v) => {
				const half = 2.5 * (1 - u) ** 0.8 + 0.22;
				const open = side * (0.6 + 3.6 * Math.sin(Math.min(1, u * 1.1) * Math.PI) ** 1.2);
				return at([open + (v - 0.5) * 2 * half * 0.8, 28 - u * 58, side * 0.7 + 0.5 * Math.sin(v * Math.PI)]);
			},
		};
		return metalBody(arm, 'steel', { grid: [80, 14], along: 'v', spacing: 7, solid: false, contour: 3.2 });
	});
}
