/** Chains of real links along a path. */
import { metalBody } from './body.ts';
import type { ChainLink, Metal } from './drawing.ts';
import type { Part } from './scene.ts';
import { type Curve, tangentOf, tube } from './surface.ts';
import { add, cross, multiply, normalise, type Vec3 } from './vector.ts';

interface ChainStyle {
	readonly link: ChainLink;
	readonly metal: Metal;
	/** Thickness of the whole chain in mm. */
	readonly gauge: number;
	/** px per mm: fine chains get no hatching. */
	readonly scale: number;
}

/** The links of a chain along a path; `up` is the direction that the chain's flat side looks to. */
export function chainParts(path: Curve, style: ChainStyle, up: Vec3 = [0, 0, 1]): Part[] {
	if (style.link === 'rope') return ropeParts(path, style, up);
	const { gauge, link } = style;
	const wire = gauge * (link === 'curb' ? 0.15 : link === 'box' ? 0.2 : 0.13);
	const short = link === 'box' ? gauge * 0.95 : gauge * 1.36;
	const parts: Part[] = [];
	let position = 0;
	const along = measured(path);
	for (let index = 0; position < along.length; index++) {
		const length = link === 'figaro' && index % 4 === 3 ? short * 1.9 : short;
		const t = along.at(position + length / 2);
		const tangent = tangentOf(path, t);
		const side = normalise(cross(up, tangent));
		const shingled = link === 'curb' || link === 'figaro';
		const turn = shingled ? 0.3 : index % 2 === 0 ? 0.12 : Math.PI / 2 - 0.12;
		const across = add(multiply(side, Math.cos(turn)), multiply(up, Math.sin(turn)));
		// Flat links lie on each other like shingles.
		const rise = shingled ? Math.asin(Math.min(0.6, (2.3 * wire) / length)) : 0;
		const lengthways = normalise(add(multiply(tangent, Math.cos(rise)), multiply(up, Math.sin(rise))));
		const flat = normalise(cross(lengthways, across));
		const centre = path(t);
		const [a, b] = [length / 2 + wire * 0.35, gauge / 2 - wire];
		const ring: Curve = (s) => {
			const [c, d] = [Math.cos(s * 2 * Math.PI), Math.sin(s * 2 * Math.PI)];
			const lengthwise = Math.sign(c) * Math.abs(c) ** 0.85 * a;
			return add(centre, add(multiply(lengthways, lengthwise), multiply(across, Math.sign(d) * Math.abs(d) ** 0.8 * b)));
		};
		const fine = wire * style.scale < 5;
		parts.push(
			metalBody(
				tube(ring, () => wire, true, flat),
				style.metal,
				{
					grid: fine ? [26, 8] : [48, 14],
					spacing: fine ? 5 : 6,
					contour: fine ? 1.7 : 2.6,
					crossed: false,
					darken: fine ? 0.1 : 0,
				},
			),
		);
		position += length - wire * (shingled ? 3 : 2.1);
	}
	return parts;
}

/** Strands wound round the path. */
function ropeParts(path: Curve, style: ChainStyle, up: Vec3): Part[] {
	const along = measured(path);
	const turns = Math.round(along.length / (style.gauge * 1.9));
	return [0, 1, 2].map((strand) => {
		const helix: Curve = (t) => {
			const at = along.at(t * along.length);
			const tangent = tangentOf(path, at);
			const side = normalise(cross(up, tangent));
			const angle = t * turns * 2 * Math.PI + (strand / 3) * 2 * Math.PI;
			const r = style.gauge * 0.25;
			return add(path(at), add(multiply(side, Math.cos(angle) * r), multiply(up, Math.sin(angle) * r)));
		};
		return metalBody(
			tube(helix, () => style.gauge * 0.27, false, up),
			style.metal,
			{
				grid: [Math.min(900, turns * 16), 10],
				spacing: 5.5,
				contour: 1.9,
				crossed: false,
			},
		);
	});
}

/** A path by its length: `at` gives the parameter after so many mm. */
export function measured(path: Curve): { readonly length: number; at(distance: number): number } {
	const steps = 1200;
	const lengths = [0];
	for (let i = 1; i <= steps; i++) {
		const [a, b] = [path((i - 1) / steps), path(i / steps)];
		lengths.push((lengths[i - 1] ?? 0) + Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
	}
	return {
		length: lengths[steps] ?? 0,
		at: (distance) => {
			let [low, high] = [0, steps];
			while (high - low > 1) {
				const middle = (low + high) >> 1;
				if ((lengths[middle] ?? 0) <= distance) low = middle;
				else high = middle;
			}
			const [from, to] = [lengths[low] ?? 0, lengths[high] ?? 0];
			return (low + Math.min(1, Math.max(0, (distance - from) / (to - from || 1)))) / steps;
		},
	};
}
