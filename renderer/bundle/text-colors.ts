/** Colours of text that can be read on the grounds that a theme chooses (WCAG 2.2, AA), whatever these are. */
import { colorMode, contrast, inks, mix, textContrast } from '../../site/contrast.ts';

/** How much of the text's colour is in what is beside it, as long as that can be read. */
const shares = { tint: 0.05, footer: 0.91 } as const;

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
