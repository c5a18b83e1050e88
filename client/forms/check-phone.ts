/** Judges and writes phone numbers by the rules of their country. Loaded when a phone field is used: rules and countries are larger than a page. */
import {
	type CountryCode,
	type MetadataJson,
	ParseError,
	parsePhoneNumberWithError,
	validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import { phoneLimits } from '../../site/constants.ts';
import phoneMetadata from './phone-metadata.json' with { type: 'json' };

/** A JSON module knows its countries as any texts; a test compares them with the library's own. */
const metadata = phoneMetadata as unknown as MetadataJson;

/** The errors of the specification (§5). */
export type PhoneError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export type CheckedPhone =
	/** As the order service gets it (`+493012345`), and as people read it. */
	| { readonly e164: string; readonly display: string; readonly error: null }
	| { readonly e164: null; readonly display: string; readonly error: PhoneError };

/** A number without a country code is one of `country`. What cannot be read is displayed as it was typed. */
export function checkPhone(input: string, country: CountryCode = phoneLimits.defaultCountry): CheckedPhone {
	const wrong = (error: PhoneError): CheckedPhone => ({ e164: null, display: input, error });
	if (input.length > phoneLimits.maxInputCharacters) return wrong('TOO_LONG');
	try {
		const number = parsePhoneNumberWithError(input, country, metadata);
		const length = validatePhoneNumberLength(input, country, metadata);
		if (length !== undefined) return wrong(length === 'INVALID_LENGTH' ? 'NOT_A_NUMBER' : length);
		return { e164: number.number, display: number.formatInternational(), error: null };
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
		return wrong(isPhoneError(error.message) ? error.message : 'NOT_A_NUMBER');
	}
}

/** For display: a number that cannot be read stays as it is, and is logged (specification §8). */
export function formatPhone(raw: string, country?: CountryCode): string {
	const { display, error } = checkPhone(raw, country);
	if (error !== null) console.warn(`The phone number cannot be read: ${error}`);
	return display;
}

function isPhoneError(message: string): message is PhoneError {
	return ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'].includes(message);
}
