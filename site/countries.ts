/** The countries that a bill may go to, and how their postcodes look. */

/** All countries, because a bill may go to any (Regulation 2018/302). ISO 3166-1 alpha-2; the browser names them. */
const codes =
	'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export const countryCodes: readonly string[] = codes.split(' ');

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const threeAndTwoDigits = /^\d{3} ?\d{2}$/;

/**
 * The form of postcodes, by country, for the countries that jewellers here deliver and bill to. In any other country, every short line is a
 * postcode. A map: the country may be any text.
 */
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
