/** Reads phone numbers by the rules of their country. Loaded when a phone field is used: the rules of all countries are larger than a page. */
import { isSupportedCountry, ParseError, parsePhoneNumberWithError, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { phoneLimits } from '../../site/constants.ts';

/** The errors of the specification (§5). INVALID_COUNTRY: there is no such calling code. */
export type PhoneError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export type CheckedPhone =
	/** As machines dial it (`+493012345`), and as people read it. */
	| { readonly e164: string; readonly display: string; readonly error: null }
	| { readonly e164: null; readonly display: string; readonly error: PhoneError };

/** A number without a calling code is one of `country` (ISO 3166-1 alpha-2). What cannot be read is displayed as it was typed. */
export function checkPhone(input: string, country: string): CheckedPhone {
	const wrong = (error: PhoneError): CheckedPhone => ({ e164: null, display: input, error });
	if (input.length > phoneLimits.maxInputCharacters) return wrong('TOO_LONG');
	// a country without calling code leaves numbers that bring their own
	const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
	try {
		const number = parsePhoneNumberWithError(input, options);
		const length = validatePhoneNumberLength(input, options);
		if (length !== undefined) return wrong(length === 'INVALID_LENGTH' ? 'NOT_A_NUMBER' : length);
		return { e164: number.number, display: number.formatInternational(), error: null };
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
		return wrong(isPhoneError(error.message) ? error.message : 'NOT_A_NUMBER');
	}
}

/** For display: a number that cannot be read stays as it is, and is logged (specification §8). */
export function formatPhone(raw: string, country: string): string {
	const { display, error } = checkPhone(raw, country);
	if (error !== null) console.warn(`The phone number cannot be read: ${error}`);
	return display;
}

function isPhoneError(message: string): message is PhoneError {
	return ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'].includes(message);
}
