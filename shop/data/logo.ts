/** The logo of the shop for one of the places where it stands, and the grounds of these by the theme or the stylesheet. */
import type { LogoData } from '../../client/layout/shell-data.ts';
import { isLegibleOn, type LogoLook } from '../../pipeline/images/icons/logo-look.ts';
import type { Language } from '../../site/languages.ts';
import { colorMode, stylesheetColors, type Theme } from '../../site/theme.ts';
import type { DataContext } from './data-context.ts';
import { toPicture } from './picture.ts';

/** In hundredths of the logo's height; as client/layout/header.css counts. */
const insetStep = 4;
const mostInsetSteps = 12;

/** `surface`: the colour of the ground there. null where there is no logo, or it cannot be read. */
export function toLogo({ content, images }: DataContext, language: Language, look: LogoLook | null, surface: string): LogoData | null {
	const { logo, displayName } = content.project;
	const picture = toPicture(images, logo, displayName, language);
	return picture && { picture, ...chooseLogoTreatment(look, surface), insetSteps: toInsetSteps(look) };
}

/** So that what is drawn begins where texts do. */
export function toInsetSteps(look: Pick<LogoLook, 'freeBefore'> | null): number {
	return look === null ? 0 : Math.min(mostInsetSteps, Math.round(look.freeBefore / insetStep));
}

/** How a logo stands on a ground that it may not have been drawn for. */
type LogoTreatment = Pick<LogoData, 'isNegative' | 'blend'>;

const asItIs: LogoTreatment = { isNegative: false, blend: null };

/**
 * A logo through which the page is seen stays as it is where enough of it contrasts with the ground, else it becomes its negative. One with a plain
 * ground of its own loses that: light on light by multiplying, dark on dark by screening, and where the two differ after it was made a negative. A
 * picture up to its edges stays one, and so does a logo of unknown look.
 */
export function chooseLogoTreatment(look: LogoLook | null, surface: string): LogoTreatment {
	if (look !== null && !look.isOpaque) return { isNegative: !isLegibleOn(look, surface), blend: null };
	if (look === null || look.ground === null) {
		return asItIs;
	}
	const mode = colorMode(surface);
	return { isNegative: colorMode(look.ground) !== mode, blend: mode === 'dark' ? 'onDark' : 'onLight' };
}

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
