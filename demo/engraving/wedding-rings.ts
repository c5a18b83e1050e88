/** A pair of bands: one stands, the other lies before it. */
import { type Band, bandSurface } from './band.ts';
import { type BodyOptions, metalBody } from './body.ts';
import type { BandProfile, WeddingRingsDrawing } from './drawing.ts';
import { gem } from './gems.ts';
import type { Part, Scene } from './scene.ts';
import { place, sphere } from './surface.ts';
import { chain, degrees, rotateX, rotateY, rotateZ, type Transform, translate } from './vector.ts';

export function weddingRingsScene(drawing: WeddingRingsDrawing, seed: number): Scene {
	return {
		parts: weddingRingParts(drawing, seed),
		view: chain(rotateY(degrees(-12)), rotateX(degrees(34))),
		table: { point: [0, 0, 0], normal: [0, 1, 0] },
		shadowAngle: 0,
		fit: { share: 0.74 },
	};
}

/** The pair on a table at y = 0. */
export function weddingRingParts(drawing: WeddingRingsDrawing, seed: number): Part[] {
	const [narrow, wide] = drawing.widths;
	const large = { radius: 9.6, width: wide };
	const small = { radius: 8.5, width: narrow };
	const standing = chain(rotateY(degrees(38)), rotateZ(0.05), translate([-5.2, large.radius + 1.75, -3.5]));
	const lying = chain(rotateZ(degrees(150)), rotateX(degrees(-90)), rotateZ(degrees(-3)), translate([5.4, narrow / 2 + 0.1, 5.6]));
	return [...bandParts(drawing, large, standing, seed, false), ...bandParts(drawing, small, lying, seed + 1, true)];
}

interface BandSize {
	readonly radius: number;
	readonly width: number;
}

function bandParts(drawing: WeddingRingsDrawing, size: BandSize, transform: Transform, seed: number, withStones: boolean): Part[] {
	const { metal, profile } = drawing;
	const surface = bandSurface(weddingBand(drawing, size), seed);
	const textured = isTextured(profile);
	return [
		metalBody(place(surface, transform), metal, { ...bandFinish(profile), grid: textured ? [520, 120] : [240, 96] }),
		...ornamentParts(drawing, size, transform, withStones),
	];
}

/** The band of a drawing in one of its two sizes. */
export function weddingBand({ profile }: WeddingRingsDrawing, { radius, width }: BandSize): Band {
	return { radius, width: () => width, thickness: () => 1.75, profile };
}

/** How a profile's surface is hatched. */
export function bandFinish(profile: BandProfile): BodyOptions {
	const textured = isTextured(profile);
	return {
		along: profile === 'bark' ? 'u' : 'v',
		spacing: textured ? 6.5 : 7,
		finish: profile === 'bark' ? 'matt' : 'polished',
		crossed: !textured,
	};
}

function isTextured(profile: BandProfile): boolean {
	return profile === 'hammered' || profile === 'bark';
}

/** Beads along both edges, and stones. `isSeen`: whether what sits at an angle from the band's top is there at all. */
export function ornamentParts(
	{ metal, profile, stones }: WeddingRingsDrawing,
	size: BandSize,
	transform: Transform,
	withStones: boolean,
	isSeen: (angle: number) => boolean = () => true,
): Part[] {
	const parts: Part[] = [];
	if (profile === 'milgrain') {
		const count = 78;
		for (const side of [-1, 1]) {
			for (let i = 0; i < count; i++) {
				const angle = (i / count) * 2 * Math.PI;
				if (!isSeen(angle)) continue;
				const radius = size.radius + 1.78;
				const bead = transform([Math.sin(angle) * radius, Math.cos(angle) * radius, side * (size.width / 2 - 0.42)]);
				parts.push(metalBody(sphere(bead, 0.36), metal, { grid: [12, 8], spacing: 6, contour: 1.5, crossed: false }));
			}
		}
	}
	if (stones && withStones) {
		for (let i = 0; i < stones.count; i++) {
			const angle = ((i + 0.5) / stones.count - 0.5) * degrees(150);
			if (!isSeen(angle)) continue;
			const seat = chain(rotateX(degrees(-90)), translate([0, size.radius + 1.72, 0]), rotateZ(-angle), transform);
			parts.push(gem('round', stones.stone, 1.56, seat, 1.7));
		}
	}
	return parts;
}
