/** The colours that a site has where its theme names none: those of the stylesheet (client/styles/tokens.css). */
import type { Theme } from '../../pipeline/content/project.ts';

export const stylesheetColors = { ground: '#fcfcfb', brand: '#12383b' } as const;

/** Behind the page and its header. `#rrggbb` or `#rgb`. */
export function pageGround({ backgroundColor, baseColor }: Pick<Theme, 'backgroundColor' | 'baseColor'>): string {
	return backgroundColor ?? baseColor ?? stylesheetColors.ground;
}

export function footerGround(theme: Pick<Theme, 'backgroundColor' | 'baseColor' | 'footerBackgroundColor'>): string {
	return theme.footerBackgroundColor ?? pageGround(theme);
}

export function brandColor({ brandColor: color }: Pick<Theme, 'brandColor'>): string {
	return color ?? stylesheetColors.brand;
}
