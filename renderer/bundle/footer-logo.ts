/** How the logo stands on the footer: it was drawn for the page, and its ground may be a part of the picture. */
import type { Theme } from '../../pipeline/content/project.ts';
import { isDark } from './is-dark.ts';

const negative = 'grayscale(1) invert(1) contrast(1.3)';

/**
 * Tokens that differ from the stylesheet's, which is made for light pages with light footers. Where one is dark and the other light, the logo
 * stands as its own negative in one colour; in any case its ground gives way to the footer's.
 */
export function footerLogoTokens({ baseColor, backgroundColor, footerBackgroundColor }: Theme): [name: string, value: string][] {
	const page = backgroundColor ?? baseColor;
	const isPageDark = page !== null && isDark(page);
	const isFooterDark = footerBackgroundColor === null ? isPageDark : isDark(footerBackgroundColor);
	const filter: [string, string][] = isPageDark === isFooterDark ? [] : [['--footer-logo-filter', negative]];
	const blend: [string, string][] = isFooterDark ? [['--footer-logo-blend', 'screen']] : [];
	return [...filter, ...blend];
}
