/** How long a phone number is: all that can be told of one without the rules of its country, which are larger than a page. */

/** Codes of countries by the plan of the ITU (E.164): which have one digit and which two; all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Digits without the country's code and without the 0 that stands in its place at home. `00` is a plus, as it is dialled in the default country. */
export function countNationalDigits(typed: string): number {
	const digits = typed.replace('(0)', '').replace(/\D/g, '');
	const dialled = typed.trimStart().startsWith('+') ? `00${digits}` : digits;
	return (dialled.startsWith('00') ? dialled.slice(2).replace(countryCode, '') : dialled.replace(/^0/, '')).length;
}
