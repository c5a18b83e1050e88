/** Parts somewhere else: what was drawn for one picture takes its place in another. */
import type { Body, Part } from './scene.ts';
import { place } from './surface.ts';
import type { Transform } from './vector.ts';

/** Every part moved by a transform. */
export function movedParts(parts: readonly Part[], transform: Transform): Part[] {
	return parts.map((part): Part => {
		if (part.kind === 'body') return movedBody(part, transform);
		if (part.kind === 'stone')
			return { ...part, facets: part.facets.map((facet) => ({ ...facet, corners: facet.corners.map(transform) })) };
		if (part.kind === 'mark') return { ...part, points: part.points.map(transform) };
		return { ...part, corners: part.corners.map(transform) };
	});
}

function movedBody(body: Body, transform: Transform): Body {
	const small = body.seenFromNear?.map((each) => movedBody(each, transform));
	return { ...body, surface: place(body.surface, transform), ...(small && { seenFromNear: small }) };
}
