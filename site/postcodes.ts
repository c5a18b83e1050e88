/** How postcodes look, by country (ISO 3166-1 alpha-2): of the countries that jewellers here deliver and bill to. Elsewhere any short line is one. */

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const threeAndTwoDigits = /^\d{3} ?\d{2}$/;

/** A map: the country may be any text. */
const patterns: ReadonlyMap<string, RegExp> = new Map(
	Object.entries({
		AT: fourDigits,
		BE: fourDigits,
		BG: fourDigits,
		CH: fourDigits,
		CY: fourDigits,
		CZ: threeAndTwoDigits,
		DE: fiveDigits,
		DK: fourDigits,
		EE: fiveDigits,
		ES: fiveDigits,
		FI: fiveDigits,
		FR: fiveDigits,
		GR: threeAndTwoDigits,
		HR: fiveDigits,
		HU: fourDigits,
		IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
		IT: fiveDigits,
		LI: fourDigits,
		LT: /^(?:LT-)?\d{5}$/i,
		LU: /^(?:L-)?\d{4}$/i,
		LV: /^(?:LV-)?\d{4}$/i,
		MT: /^[A-Z]{3} ?\d{4}$/i,
		NL: /^\d{4} ?[A-Z]{2}$/i,
		PL: /^\d{2}-?\d{3}$/,
		PT: /^\d{4}-?\d{3}$/,
		RO: /^\d{6}$/,
		SE: threeAndTwoDigits,
		SI: fourDigits,
		SK: threeAndTwoDigits,
	}),
);

/** One for each way in which the patterns combine letters and digits. */
const samples = ['0000', '00000', '000000', '0000000', '0000AA', 'A000000', 'AAA0000', 'L0000', 'LT00000', 'LV0000'];

/** Whether a postcode of the country can begin like that; true for a country whose postcodes are not known. Blanks and hyphens are left out. */
export function canBeginPostcode(beginning: string, country: string): boolean {
	const pattern = patterns.get(country);
	if (pattern === undefined) return true;
	return samples.some((sample) => {
		const whole = beginning + sample.slice(beginning.length);
		return pattern.test(whole) || pattern.test(whole.replace(/^([A-Z]+)(?=\d)/, '$1-'));
	});
}

/** `country`: ISO 3166-1 alpha-2. What surrounds the postcode is cut off already. */
export function isPostcode(zipCode: string, country: string): boolean {
	return patterns.get(country)?.test(zipCode) ?? true;
}
