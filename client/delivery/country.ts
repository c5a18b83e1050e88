/** Countries of delivery: their names, and the one that the buyer chose. */
import { storageKeys } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { parseFields, toFields } from '../runtime/storage.ts';

/** The code itself where the browser has no name for it. */
export function countryName(code: string, language: Language): string {
	return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/**
 * The country that the buyer chose in the checkout, as the browser keeps it. As it was typed; null where none was, and where the
 * browser refuses. The checkout finds faults in it.
 */
export function readChosenCountry(): string | null {
	try {
		const country = toFields(parseFields(window.localStorage.getItem(storageKeys.checkout)).shippingAddress)?.country_code;
		return typeof country === 'string' ? country : null;
	} catch {
		return null;
	}
}
