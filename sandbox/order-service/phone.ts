/** Writes phone numbers as they are dialled from anywhere. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Language } from '../../site/languages.ts';
import { shopMailTexts } from './shop-mail-texts.ts';

/** Without a calling code it is one of `country` (ISO 3166-1 alpha-2). null: it cannot be read. */
export function readPhone(typed: string, country: string): string | null {
	const parsed = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? { defaultCountry: country } : {});
	return parsed?.isPossible() ? parsed.formatInternational() : null;
}

/** A label and a number for a mail to the shop; `typed`: what cannot be read as a number, as it was typed. Empty: there is none. `country`: of the buyer. */
export function phoneLines(
	phone: string | undefined,
	typed: string | undefined,
	{ country, language }: { readonly country: string; readonly language: Language },
): readonly (readonly [string, string])[] {
	const texts = shopMailTexts[language];
	const read = phone === undefined ? null : readPhone(phone, country);
	const text = read ?? phone ?? typed;
	return text === undefined ? [] : [[texts.phone, read === null ? `${text} (${texts.unreadable})` : text]];
}
