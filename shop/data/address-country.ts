/** Addresses are content in one language; the country at their end is reported in the page's. */
import { countryCodes } from '../../site/countries.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';

/** Country codes by their names in the language of the content; made by the first address that needs them. */
let codes: ReadonlyMap<string, string> | undefined;

/** `Am Walzwerk 5, 75180 Goldenau, Deutschland` with the country's name in the language; an address that ends otherwise as it is. */
export function translateCountry(address: string, language: Language): string {
	const end = address.lastIndexOf(', ') + 2;
	if (end < 2 || language === defaultLanguage) return address;
	codes ??= readCodes();
	const code = codes.get(address.slice(end).trim());
	return code === undefined ? address : address.slice(0, end) + (namesIn(language).of(code) ?? code);
}

function readCodes(): ReadonlyMap<string, string> {
	const names = namesIn(defaultLanguage);
	return new Map(countryCodes.map((code) => [names.of(code) ?? code, code]));
}

function namesIn(language: Language): Intl.DisplayNames {
	return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
}
