/** The grounds and the brand's colour of a site, by its theme or the stylesheet. */

import type { Theme } from '../../site/theme.ts';
import { stylesheetColors } from '../../site/theme.ts';

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
