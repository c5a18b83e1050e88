/** Numbers of bank accounts by ISO 13616: the build reads the shop's out of a text, the order service compares those of statements with it. */

/** Length of an IBAN by country, of the countries that take part in SEPA. */
// biome-ignore format: a table is read by its lines
const ibanLengths: Readonly<Record<string, number>> = {
	AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27,
	HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15,
	PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22, AL: 28,
};

/** The IBANs of a line whose check digits are right, without blanks. */
export function findIbans(line: string): readonly string[] {
	return [...line.matchAll(/\b[A-Z]{2}\d{2}/g)].flatMap(({ index }) => {
		const length = ibanLengths[line.slice(index, index + 2)];
		const [text = ''] = /^(?:[A-Z0-9] ?)+/.exec(line.slice(index)) ?? [];
		const iban = text.replaceAll(' ', '').slice(0, length);
		return length !== undefined && iban.length === length && isIban(iban) ? [iban] : [];
	});
}

/** The number with its first four characters at the end, letters as two digits, leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
	const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	return /^\d+$/.test(digits) && [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** As it is written anywhere: without blanks, in capitals. */
export function plainIban(written: string): string {
	return written.replace(/\s/g, '').toUpperCase();
}
