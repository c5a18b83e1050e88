/** Finger rings without their stones: a profile carried round the finger. */
import type { BandProfile } from './drawing.ts';
import { noise } from './random.ts';
import type { Surface } from './surface.ts';

export interface Band {
	/** Inner radius in mm. */
	readonly radius: number;
	/** Width along the finger and thickness in mm, by the angle from the top. */
	readonly width: (angle: number) => number;
	readonly thickness: (angle: number) => number;
	readonly profile: BandProfile | 'knife' | 'round';
	/** Height of the outside above its profile in mm, at a place along the ring and across it in mm; left out, the profile's own. */
	readonly relief?: (along: number, across: number) => number;
}

/** A profile's corners as [outwards, along the finger] from 0 to 1 and from -1 to 1, and how much of each is rounded. */
const corners: Readonly<Record<Band['profile'], readonly (readonly [number, number, number])[]>> = {
	flat: box(0.12),
	grooved: box(0.12),
	hammered: box(0.2),
	milgrain: box(0.14),
	wave: court(),
	bark: box(0.16),
	court: court(),
	round: round(),
	knife: [
		[0, -0.8, 0.12],
		[0.5, -1, 0.1],
		[1, 0, 0.05],
		[0.5, 1, 0.1],
		[0, 0.8, 0.12],
	],
	bevelled: [
		[0, -1, 0.1],
		[0.5, -1, 0.04],
		[1, -0.56, 0.04],
		[1, 0.56, 0.04],
		[0.5, 1, 0.04],
		[0, 1, 0.1],
	],
};

function box(corner: number): [number, number, number][] {
	return [
		[0, -1, corner],
		[1, -1, corner],
		[1, 1, corner],
		[0, 1, corner],
	];
}

function court(): [number, number, number][] {
	const outside = Array.from({ length: 25 }, (_, i): [number, number, number] => {
		const z = -1 + (i / 24) * 2;
		return [0.38 + 0.62 * Math.sqrt(Math.max(0, 1 - z * z * 0.985)), z, 0];
	});
	return [[0.1, -0.93, 0.06], ...outside, [0.1, 0.93, 0.06], [0, 0.6, 0], [0, -0.6, 0]];
}

function round(): [number, number, number][] {
	return Array.from({ length: 48 }, (_, i): [number, number, number] => {
		const angle = (i / 48) * 2 * Math.PI;
		return [0.5 - 0.5 * Math.cos(angle), -Math.sin(angle), 0];
	});
}

/** The ring round the z axis, its top towards +y. u runs round the finger from the top, v round the profile from inside. */
export function bandSurface(band: Band, seed: number): Surface {
	const loop = roundedLoop(corners[band.profile], band);
	const half = band.width(Math.PI) / 2;
	const { relief: own } = band;
	const relief = own ? (along: number, across: number) => own(along, across * half) : reliefOf(band.profile, half, seed);
	return {
		closedU: true,
		closedV: true,
		point: (u, v) => {
			const angle = u * 2 * Math.PI;
			const [out, along] = onLoop(loop, v);
			const outside = Math.max(0, (out - 0.55) / 0.45);
			const raised = relief(angle * band.radius, along) * outside;
			const radius = band.radius + out * band.thickness(angle) + raised;
			return [Math.sin(angle) * radius, Math.cos(angle) * radius, (along * band.width(angle)) / 2];
		},
	};
}

/** Height of the surface's texture in mm at a place along the ring in mm and across it from -1 to 1. */
function reliefOf(profile: Band['profile'], half: number, seed: number): (along: number, across: number) => number {
	if (profile === 'hammered') return (along, across) => hammered(along, across * half, seed);
	if (profile === 'bark') {
		return (along, across) => {
			const ridge = noise(across * 5 + noise(along * 0.5, seed) * 1.6, seed + 7) + 0.5 * noise(across * 11 + along * 0.35, seed + 3);
			return ridge * 0.13;
		};
	}
	if (profile === 'grooved') return (_, across) => (Math.abs(across - 0.2) < 0.07 ? -0.42 : 0);
	if (profile === 'wave') return (along, across) => 0.22 * Math.tanh((across - 0.55 * Math.sin(along * 0.35 + seed)) * 7);
	return () => 0;
}

/** Shallow dents at scattered places, each a piece of a large ball. */
function hammered(along: number, across: number, seed: number): number {
	let nearest = 9;
	for (let dx = -2; dx <= 2; dx++) {
		for (let dy = -2; dy <= 2; dy++) {
			const [column, row] = [Math.floor(along / 1.7) + dx, Math.floor(across / 1.45) + dy];
			const x = (column + 0.5 + 0.4 * noise(column * 7 + row * 131 + 0.5, seed)) * 1.7;
			const y = (row + 0.5 + 0.4 * noise(column * 57 + row * 17 + 0.5, seed + 1)) * 1.45;
			nearest = Math.min(nearest, (along - x) ** 2 + (across - y) ** 2);
		}
	}
	return nearest * 0.13;
}

type Loop = readonly { readonly at: number; readonly out: number; readonly along: number }[];

/** The profile as a closed line with rounded corners, measured along its length. */
function roundedLoop(points: readonly (readonly [number, number, number])[], band: Band): Loop {
	const [thickness, half] = [band.thickness(Math.PI), band.width(Math.PI) / 2];
	const dense: [number, number][] = [];
	points.forEach(([out, along, rounding], index) => {
		if (rounding === 0) {
			dense.push([out, along]);
			return;
		}
		const before = points[(index + points.length - 1) % points.length] as readonly [number, number, number];
		const after = points[(index + 1) % points.length] as readonly [number, number, number];
		const reach = rounding * 1.6;
		const toward = (other: readonly [number, number, number]): [number, number] => {
			const [dx, dy] = [(other[0] - out) * thickness, (other[1] - along) * half];
			const length = Math.hypot(dx, dy);
			const share = Math.min(0.45, reach / length);
			return [out + (other[0] - out) * share, along + (other[1] - along) * share];
		};
		const [from, to] = [toward(before), toward(after)];
		for (let step = 0; step <= 10; step++) {
			const t = step / 10;
			const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
			dense.push([mix(from[0], out, to[0]), mix(from[1], along, to[1])]);
		}
	});
	const lengths = [0];
	dense.forEach(([out, along], index) => {
		const [nextOut, nextAlong] = dense[(index + 1) % dense.length] as [number, number];
		lengths.push((lengths[index] ?? 0) + Math.hypot((nextOut - out) * thickness, (nextAlong - along) * half));
	});
	const total = lengths[lengths.length - 1] ?? 1;
	return [...dense, dense[0] as [number, number]].map(([out, along], index) => ({ at: (lengths[index] ?? 0) / total, out, along }));
}

function onLoop(loop: Loop, v: number): readonly [number, number] {
	const at = v - Math.floor(v);
	let [low, high] = [0, loop.length - 1];
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((loop[middle]?.at ?? 0) <= at) low = middle;
		else high = middle;
	}
	const [a, b] = [loop[low], loop[high]];
	if (!a || !b) return [0, 0];
	const t = (at - a.at) / (b.at - a.at || 1);
	return [a.out + (b.out - a.out) * t, a.along + (b.along - a.along) * t];
}
