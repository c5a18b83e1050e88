/** Moments as each language writes them. */
import type { Language } from '../../site/languages.ts';

/** Date and time where the house is, such as "20. November 2026 um 13:00:00 MEZ", as the receipt says it. `iso`: in UTC. */
export function formatMoment(iso: string, language: Language): string {
	return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
		dateStyle: 'long',
		timeStyle: 'long',
		timeZone: 'Europe/Berlin',
	}).format(new Date(iso));
}
