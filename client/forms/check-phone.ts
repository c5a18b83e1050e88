/** Reads phone numbers by the rules of their country. Loaded when a phone field is used: the rules of all countries are larger than a page. */
import {
	isSupportedCountry,
	ParseError,
	type PhoneNumber,
	parsePhoneNumberWithError,
	validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { phoneLimits } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { joinExtension, phoneReadings } from '../orders/contract/fields.ts';

/** The faults of a number. INVALID_COUNTRY: there is no such calling code. */
export type PhoneError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export type CheckedPhone =
	/** As machines dial it (`+493012345`), and as people read it. */
	| { readonly e164: string; readonly display: string; readonly error: null }
	| { readonly e164: null; readonly display: string; readonly error: PhoneError };

/** A number without a calling code is one of `country` (ISO 3166-1 alpha-2). What cannot be read is displayed as it was typed. `language`: of the word before an extension. */
export function checkPhone(input: string, country: string, language: Language): CheckedPhone {
	if (input.length > phoneLimits.maxInputCharacters) return { e164: null, display: input, error: 'TOO_LONG' };
	const readings = phoneReadings(input).map(({ number, extension }) => ({ extension, ...readNumber(number, country) }));
	const read = readings.find(({ number }) => number?.isValid()) ?? readings[0];
	if (!read?.number) return { e164: null, display: input, error: read?.error ?? 'NOT_A_NUMBER' };
	const display = joinExtension({ number: read.number.formatInternational(), extension: read.extension }, language);
	return { e164: read.number.number, display, error: null };
}

type ReadNumber = { readonly number: PhoneNumber; readonly error: null } | { readonly number: null; readonly error: PhoneError };

function readNumber(typed: string, country: string): ReadNumber {
	// a country without calling code leaves numbers that bring their own
	const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
	try {
		const number = parsePhoneNumberWithError(typed, options);
		const length = validatePhoneNumberLength(typed, options);
		if (length === undefined) return { number, error: null };
		return { number: null, error: length === 'INVALID_LENGTH' ? 'NOT_A_NUMBER' : length };
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
		return { number: null, error: isPhoneError(error.message) ? error.message : 'NOT_A_NUMBER' };
	}
}

function isPhoneError(message: string): message is PhoneError {
	return ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'].includes(message);
}
