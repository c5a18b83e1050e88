/** The theme config of a project as the values of the stylesheet's tokens (client/ui/base/tokens.css). */
import { colorMode, headingFontStack, inks, stylesheetColors, type Theme } from '../../site/theme.ts';
import { brandEdge, footerTextColor, pageTextColors, pictureColors } from '../data/text-colors.ts';

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
		['--heading-font', theme.headingFont === null ? null : headingFontStack(theme.headingFont)],
		...textTokens(theme),
	];
	const set = values.filter(([, value]) => value !== null && !/[{};<>\\]/.test(value));
	return set.length === 0 ? '' : `:root{${set.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** Where the theme has grounds of its own; the stylesheet's colours are made for the stylesheet's grounds. */
function textTokens({
	baseColor,
	brandColor,
	backgroundColor,
	footerBackgroundColor,
	pictureBackgroundColor,
}: Theme): [name: string, value: string][] {
	const ground = backgroundColor ?? baseColor;
	const footer = footerBackgroundColor ?? ground;
	const page = ground === null ? null : pageTextColors(baseColor ?? ground, ground);
	const onGround = ground ?? stylesheetColors.ground;
	const picture = pictureColors(pictureBackgroundColor, onGround);
	const brand = brandColor ?? stylesheetColors.brand;
	const edge = brandEdge(brand, onGround, page?.ink ?? inks.light);
	return [
		...(picture === null
			? []
			: [['--picture-ground', picture.ground] satisfies [string, string], ['--picture-ink', picture.ink] satisfies [string, string]]),
		...(edge === brand ? [] : [['--brand-edge', edge] satisfies [string, string]]),
		...(page === null ? [] : Object.entries(page).map(([name, value]): [string, string] => [`--${name}`, value])),
		...(footer === null ? [] : [['--footer-ink', footerTextColor(footer)] satisfies [string, string]]),
	];
}

/** Whether a ground needs light text. */
function isDark(color: string): boolean {
	return colorMode(color) === 'dark';
}
