/** Writes phone numbers as they are dialled from anywhere. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Without a calling code it is one of `country` (ISO 3166-1 alpha-2). null: it cannot be read. */
export function readPhone(typed: string, country: string): string | null {
	const parsed = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? { defaultCountry: country } : {});
	return parsed?.isPossible() ? parsed.formatInternational() : null;
}

/** As the house reads it in a mail; `typed`: what cannot be read as a number, in words of whoever typed it. Empty: there is none. */
export function phoneLines(phone: string | undefined, typed: string | undefined, country: string): readonly string[] {
	const read = phone === undefined ? null : readPhone(phone, country);
	const text = read ?? phone ?? typed;
	return text === undefined ? [] : [`Telefon: ${text}${read === null ? ' (nicht als Rufnummer lesbar)' : ''}`];
}
