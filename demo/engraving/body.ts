/** Bodies in the materials of the trade, with the hatching that suits them. */
import type { Metal } from './drawing.ts';
import { cloth, matt, nacre, polished } from './light.ts';
import { metals } from './palette.ts';
import type { Body, Hatching } from './scene.ts';
import type { Surface } from './surface.ts';
import type { Vec3 } from './vector.ts';

export interface BodyOptions {
	readonly grid?: readonly [number, number];
	/** The parameter that the main lines run along. */
	readonly along?: 'u' | 'v';
	readonly spacing?: number;
	readonly contour?: number;
	readonly solid?: boolean;
	readonly finish?: 'polished' | 'matt';
	/** Added to the tone everywhere, or by place. */
	readonly darken?: number | ((u: number, v: number) => number);
	readonly edges?: Body['edges'];
	/** Crossing lines in the darkest places; on unless it says otherwise. */
	readonly crossed?: boolean;
}

/** A body of metal. */
export function metalBody(surface: Surface, metal: Metal, options: BodyOptions = {}): Body {
	return tinted(surface, metals[metal], options.finish === 'matt' ? matt : polished, options);
}

/** A pearl in its own tint; `depth` from 0 to 1 is how dark the pearl is. */
export function pearlBody(surface: Surface, tint: string, depth: number, options: BodyOptions = {}): Body {
	return tinted(surface, tint, (normal) => nacre(normal) * (0.8 + depth * 0.5) + depth * 0.18, { grid: [36, 18], ...options });
}

/** Leather, textile or rubber. */
export function clothBody(surface: Surface, tint: string, options: BodyOptions = {}): Body {
	return tinted(surface, tint, cloth, options);
}

function tinted(surface: Surface, tint: string, tone: (normal: Vec3) => number, options: BodyOptions): Body {
	const { along = 'v', spacing = 7, darken = 0 } = options;
	const toneAt: Hatching['tone'] = (normal, u, v) => tone(normal) + (typeof darken === 'number' ? darken : darken(u, v));
	const hatching: Hatching[] = [{ along, spacing, tone: toneAt }];
	if (options.crossed ?? true) {
		hatching.push({
			along: along === 'u' ? 'v' : 'u',
			spacing: spacing * 1.15,
			tone: (normal, u, v) => (toneAt(normal, u, v) - 0.56) * 1.1,
		});
	}
	return {
		kind: 'body',
		surface,
		solid: options.solid ?? true,
		tint,
		grid: options.grid ?? [64, 24],
		hatching,
		contour: options.contour ?? 3.2,
		...(options.edges && { edges: options.edges }),
	};
}
