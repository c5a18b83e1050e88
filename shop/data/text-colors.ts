/** Colours of text that can be read on every ground that a theme may choose (WCAG 2.2, AA). */
import { colorMode, contrast, inks, mix, textContrast } from '../../site/theme.ts';

/** Contrast of a border that marks a button (WCAG 2.2, 1.4.11). */
const edgeContrast = 3;

/** How much of the text's colour is in what is beside it, as long as that can be read. */
const shares = { tint: 0.05, footer: 0.91, picture: 0.88 } as const;

/** Of quiet text: the first that can be read. */
const softSteps = [0.72, 0.78, 0.84, 0.9, 0.95, 1] as const;

/** Text, quiet text and the ground of fields, on `ground` in the mode of `base`. Black or white can be read on any colour, with at least 4.58. */
export function pageTextColors(base: string, ground: string): { readonly ink: string; readonly soft: string; readonly tint: string } {
	const ink = readable([inks[colorMode(base)], inks[colorMode(ground)]], ground);
	const tinted = mix(ink, ground, shares.tint);
	const tint = contrast(ink, tinted) < textContrast ? ground : tinted;
	const isReadable = (color: string) => [ground, tint].every((each) => contrast(color, each) >= textContrast);
	const soft = softSteps.map((share) => mix(ink, ground, share)).find(isReadable) ?? ink;
	return { ink, soft, tint };
}

/** Behind pictures that let it through, and what lies on it. A dark page would hide what is dark, so the ground is light there; `chosen` wins. */
export function pictureColors(chosen: string | null, ground: string): { readonly ground: string; readonly ink: string } | null {
	const own = chosen ?? (colorMode(ground) === 'dark' ? mix(inks.dark, ground, shares.picture) : null);
	return own === null ? null : { ground: own, ink: readable(Object.values(inks), own) };
}

/** The border of what has the colour of the brand: that colour, unless the page's is too close to it. */
export function brandEdge(brand: string, ground: string, ink: string): string {
	return contrast(brand, ground) < edgeContrast ? ink : brand;
}

/** Black or white, a little softened where that leaves it readable. */
export function footerTextColor(ground: string): string {
	const plain = readable([], ground);
	const softened = mix(plain, ground, shares.footer);
	return contrast(softened, ground) < textContrast ? plain : softened;
}

/** The first of these colours that can be read, else black or white. */
function readable(colors: readonly string[], ground: string): string {
	const plain = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';
	return colors.find((color) => contrast(color, ground) >= textContrast) ?? plain;
}
