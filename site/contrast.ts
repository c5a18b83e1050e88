/** Contrast of colours by WCAG 2.2 (relative luminance, contrast ratio). Colours are `#rgb` or `#rrggbb`. */

/** What text needs (level AA). */
export const textContrast = 4.5;

/** Text of the two colour modes, as long as it can be read. */
export const inks = { light: '#14191d', dark: '#f2f1ed' } as const;

export type ColorMode = keyof typeof inks;

/** The site's colour mode follows its base colour: darker than middle grey by relative luminance is dark. */
export function colorMode(baseColor: string): ColorMode {
	return luminance(baseColor) < 0.18 ? 'dark' : 'light';
}

/** From 1 to 21; either of the two may be the text. */
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
