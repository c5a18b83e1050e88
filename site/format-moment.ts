/** Moments as each language writes them. */
import type { Language } from './languages.ts';

/**
 * Date and time where the house is, such as "20. November 2026 um 13:00:00 MEZ", in the shop as in its mails. `moment`: as `Date` reads it.
 * French has no short names for the zones of Central Europe ("UTC+1"), so it is told in words.
 */
export function formatMoment(moment: string | number, language: Language): string {
	return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
		dateStyle: 'long',
		timeStyle: language === 'fr' ? 'full' : 'long',
		timeZone: 'Europe/Berlin',
	}).format(new Date(moment));
}
