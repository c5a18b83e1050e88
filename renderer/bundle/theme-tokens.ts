/** The theme config of a project as the values of the stylesheet's tokens (client/styles/tokens.css). */
import type { Theme } from '../../pipeline/content/project.ts';

/** A `:root` rule with what the theme sets; '' where it sets nothing. Values that could end the rule are left out. */
export function themeTokens(theme: Theme): string {
	const values: readonly (readonly [name: string, value: string | null])[] = [
		['color-scheme', theme.baseColor === null ? null : isDark(theme.baseColor) ? 'dark' : 'light'],
		['--base-color', theme.baseColor],
		['--brand-color', theme.brandColor],
		['--page-background', theme.backgroundColor],
		['--footer-background', theme.footerBackgroundColor],
		['--page-width', theme.pageWidth],
		['--wrapper-width', theme.wrapperWidth],
		['--header-height', theme.headerHeightPx === null ? null : `${theme.headerHeightPx}px`],
		['--heading-font', theme.headingFont === null ? null : `"${theme.headingFont}",Georgia,serif`],
		...footerLogo(theme),
	];
	const set = values.filter(([, value]) => value !== null && !/[{};<>\\]/.test(value));
	return set.length === 0 ? '' : `:root{${set.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/**
 * A logo is drawn for the page, whose ground may be a part of the picture. On a footer of the other mode it stands as its own negative in one
 * colour; on both, its ground gives way to the footer's. Light pages with light footers are what the stylesheet is made for.
 */
function footerLogo({ baseColor, backgroundColor, footerBackgroundColor }: Theme): [name: string, value: string][] {
	const page = backgroundColor ?? baseColor;
	const isPageDark = page !== null && isDark(page);
	const isFooterDark = footerBackgroundColor === null ? isPageDark : isDark(footerBackgroundColor);
	return [
		...(isPageDark === isFooterDark ? [] : [['--footer-logo-filter', 'grayscale(1) invert(1) contrast(1.3)'] satisfies [string, string]]),
		...(isFooterDark ? [['--footer-logo-blend', 'screen'] satisfies [string, string]] : []),
	];
}

/** The site's colour mode follows its base colour (design §9): darker than middle grey by WCAG's relative luminance is dark. */
function isDark(hexColor: string): boolean {
	const digits = hexColor.replace('#', '');
	const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
		const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255;
		return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
}
