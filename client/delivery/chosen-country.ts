/** The country that the buyer chose in the checkout, as the browser keeps it. */
import { storageKeys } from '../../site/constants.ts';
import { parseFields, toFields } from '../runtime/storage/stored-fields.ts';

/** As it was typed; null where none was, and where the browser refuses. The checkout finds faults in it. */
export function readChosenCountry(): string | null {
	try {
		const country = toFields(parseFields(window.localStorage.getItem(storageKeys.checkout)).shippingAddress)?.country_code;
		return typeof country === 'string' ? country : null;
	} catch {
		return null;
	}
}
