/** The site's colour mode follows its base colour (design §9): darker than middle grey by WCAG's relative luminance is dark. */
export function isDark(hexColor: string): boolean {
	const digits = hexColor.replace('#', '');
	const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
		const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255;
		return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
}
