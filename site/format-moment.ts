/** Moments as each language writes them. */
import { defaultTimeZone } from './constants.ts';
import type { Language } from './languages.ts';

/**
 * Date and time where the shop is, in the shop as in its mails: `20. November 2026 um 13:00 Uhr (MEZ)`, `20 November 2026 at 13:00 (CET)` or
 * `20 novembre 2026 à 13 h 00 (heure d’Europe centrale)`, because French has no short names for these zones. `moment`: as `Date` reads it.
 */
export function formatMoment(moment: string | number, language: Language, timeZone = defaultTimeZone): string {
	const instant = new Date(moment);
	const locale = language === 'en' ? 'en-GB' : language;
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(instant);
	const parts = new Intl.DateTimeFormat(locale, {
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
		timeZoneName: language === 'fr' ? 'long' : 'short',
		timeZone,
	} as const).formatToParts(instant);
	const [hour, minute, zone] = (['hour', 'minute', 'timeZoneName'] as const).map(
		(wanted) => parts.find(({ type }) => type === wanted)?.value,
	);
	switch (language) {
		case 'de':
			return `${day} um ${hour}:${minute}\u00a0Uhr (${zone})`;
		case 'en':
			return `${day} at ${hour}:${minute} (${zone})`;
		case 'fr':
			// the hour says whether it is summer time
			return `${day} à ${Number(hour)}\u00a0h\u00a0${minute} (${zone?.replace(/ (?:normale|d’été) d’Europe/, ' d’Europe')})`;
	}
}
