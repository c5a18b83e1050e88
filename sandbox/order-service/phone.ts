/** Writes phone numbers as they are dialled from anywhere. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { joinExtension, type PhoneFields, type PhoneParts, phoneReadings } from '../../client/orders/contract/fields.ts';
import type { Language } from '../../site/languages.ts';
import { shopMailTexts } from './shop-mail-texts.ts';

/** Without a calling code it is one of `country` (ISO 3166-1 alpha-2). null: it cannot be read. */
export function readPhone(typed: string, country: string): PhoneParts | null {
	const readings = phoneReadings(typed).flatMap(({ number, extension }) => {
		const read = parsePhoneNumberFromString(number, isSupportedCountry(country) ? { defaultCountry: country } : {});
		return read?.isPossible() ? [{ read, extension }] : [];
	});
	const found = readings.find(({ read }) => read.isValid()) ?? readings[0];
	return found === undefined ? null : { number: found.read.formatInternational(), extension: found.extension };
}

/** The number as it was sent, with its extension; null: there is none. */
export function phoneAsSent({ phone, phone_extension: extension, phone_as_typed: typed }: PhoneFields, language: Language): string | null {
	return phone === undefined ? (typed ?? null) : joinExtension({ number: phone, extension: extension ?? null }, language);
}

/** A label and a number for a mail to the shop; what cannot be read as a number, as it was typed. Empty: there is none. `country`: of the buyer. */
export function phoneLines(
	sent: PhoneFields,
	{ country, language }: { readonly country: string; readonly language: Language },
): readonly (readonly [string, string])[] {
	const texts = shopMailTexts[language];
	const text = phoneAsSent(sent, language);
	if (text === null) return [];
	const read = sent.phone === undefined ? null : readPhone(text, country);
	return [[texts.phone, read === null ? `${text} (${texts.unreadable})` : joinExtension(read, language)]];
}
