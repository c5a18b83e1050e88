/** Fonts and colours that a project may choose, and the contrast that text needs. */

/** How a site looks. Colours are CSS hex colours; null: as the style sheets have it. */
export interface Theme {
	readonly baseColor: string | null;
	readonly brandColor: string | null;
	readonly backgroundColor: string | null;
	/** Behind pictures that let it through. */
	readonly pictureBackgroundColor: string | null;
	/** CSS length. */
	readonly pageWidth: string | null;
	readonly wrapperWidth: string | null;
	readonly headingFont: string | null;
	readonly headerHeightPx: number | null;
	readonly headerLayout: string;
	readonly footerBackgroundColor: string | null;
}

/** Fonts of headings: the site's own, and those that nearly every device has. No font comes from elsewhere. */
const stacks: Readonly<Record<string, string>> = {
	Newsreader: 'var(--text-font)',
	'Hanken Grotesk': 'var(--plain-font)',
	Georgia: 'Georgia,serif',
	Palatino: '"Palatino Linotype",Palatino,"Book Antiqua",serif',
	'Times New Roman': '"Times New Roman",Times,serif',
	Arial: 'Arial,Helvetica,sans-serif',
	Helvetica: 'Helvetica,Arial,sans-serif',
	Verdana: 'Verdana,Geneva,sans-serif',
	'Trebuchet MS': '"Trebuchet MS",Arial,sans-serif',
};

export const headingFontNames: readonly string[] = Object.keys(stacks);

/** The name as it stands here, found in any case; null: no such font. */
export function findHeadingFont(name: string): string | null {
	return headingFontNames.find((each) => each.toLowerCase() === name.toLowerCase()) ?? null;
}

/** The value of CSS `font-family`; null where there is no such font. */
export function headingFontStack(name: string): string | null {
	return stacks[name] ?? null;
}

/** Whether a font has no serifs; null, the site's own, has. */
export function isSansHeading(name: string | null): boolean {
	return name !== null && /\bsans-serif$|--plain-font/.test(stacks[name] ?? '');
}

/** The colours that a site has where its theme names none: those of the stylesheet (client/ui/base/tokens.css). */
export const stylesheetColors = { ground: '#fcfcfb', brand: '#12383b' } as const;

/** The contrast that text needs by WCAG 2.2, level AA. Colours below are `#rgb` or `#rrggbb`. */
export const textContrast = 4.5;

/** Text of the two colour modes, as long as it can be read. */
export const inks = { light: '#14191d', dark: '#f2f1ed' } as const;

type ColorMode = keyof typeof inks;

/** The site's colour mode follows its base colour: darker than middle grey by relative luminance is dark. */
export function colorMode(baseColor: string): ColorMode {
	return luminance(baseColor) < 0.18 ? 'dark' : 'light';
}

/** The contrast ratio by WCAG 2.2, from 1 to 21; either of the two may be the text. */
export function contrast(one: string, other: string): number {
	const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (higher + 0.05) / (lower + 0.05);
}

/** `share` (0 to 1) of `color` on `ground`, in sRGB. */
export function mix(color: string, ground: string, share: number): string {
	const [over, under] = [channels(color), channels(ground)];
	const mixed = over.map((value, index) => Math.round(value * share + (under[index] ?? 0) * (1 - share)));
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
		const channel = value / 255;
		return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
	const digits = color.slice(1);
	const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
	return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}
