/** Reads e-mail addresses, phone numbers and web addresses for display and links, and warns of unusable ones. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { toExternalUrl } from '../../pipeline/records/link-target.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { phoneLimits } from '../../site/constants.ts';

/** The address, or null with a warning at `field`. */
export function toEmailAddress(email: string | null, field: string, context: RecordContext): string | null {
	if (email === null || /^[^\s@<>"',;:]+@[^\s@<>"',;:/?#]+\.[^\s@<>"',;:/?#.]+$/.test(email)) return email;
	context.warn({
		code: 'email-invalid',
		field,
		message: `${describeValue(email)} is not an e-mail address. It is left out.`,
		fix: 'Enter an address such as info@example.org.',
	});
	return null;
}

/** `display` is the raw text and `href` null where a number cannot be read, which is a warning at `field`. Without a calling code it is one of `country`. */
export function toPhone(
	number: string,
	country: string,
	field: string,
	context: RecordContext,
): { readonly display: string; readonly href: string | null } {
	const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {};
	const parsed = number.length <= phoneLimits.maxInputCharacters ? parsePhoneNumberFromString(number, defaultCountry) : undefined;
	if (parsed?.isPossible()) return { display: parsed.formatInternational(), href: parsed.getURI() };
	context.warn({
		code: 'phone-unparseable',
		field,
		message: `${describeValue(number)} cannot be read as a phone number. It is shown as it is, without a link.`,
		fix: 'Enter the number with calling code and area code, such as +49 761 123456.',
	});
	return { display: number, href: null };
}

/** An http(s) address that a record can do without, or null with a warning at `field`. */
export function toWebAddress(address: string | null, field: string, context: RecordContext): string | null {
	if (address === null) return null;
	const url = toExternalUrl(address);
	if (url !== null && /^https?:/i.test(url)) return url;
	context.warn({
		code: 'url-invalid',
		field,
		message: `Expected a web address, found ${describeValue(address)}. It is left out.`,
		fix: 'Enter the whole address, such as https://www.example.org.',
	});
	return null;
}
