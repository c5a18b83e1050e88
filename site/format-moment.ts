/** Moments as each language writes them. */
import { defaultTimeZone } from './constants.ts';
import type { Language } from './languages.ts';
import { remember } from './remember.ts';

/** The day where the shop is: `20. November 2026`, `20 November 2026` or `20 novembre 2026`, with {@link unbrokenDay}. `moment`: as `Date` reads it. */
export function formatLocalDay(moment: string | number, language: Language, timeZone = defaultTimeZone): string {
	return unbrokenDay(dayFormat(language, timeZone).format(new Date(moment)));
}

/** No line ends between a day and its month. */
export function unbrokenDay(text: string): string {
	return text.replace(/(\d(?:\.|er)?) (?=\p{L})/gu, '$1\u00a0');
}

const dayFormat = remember(
	(language: Language, timeZone: string) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }),
);

const timeFormat = remember(
	(language: Language, timeZone: string) =>
		new Intl.DateTimeFormat(localeOf(language), {
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
			timeZoneName: language === 'fr' ? 'long' : 'short',
			timeZone,
		}),
);

function localeOf(language: Language): string {
	return language === 'en' ? 'en-GB' : language;
}

/**
 * Date and time where the shop is, in the shop as in its mails: `20. November 2026 um 13:00 Uhr (MEZ)`, `20 November 2026 at 13:00 (CET)` or
 * `20 novembre 2026 à 13 h 00 (heure d’Europe centrale)`, because French has no short names for these zones. `moment`: as `Date` reads it.
 */
export function formatMoment(moment: string | number, language: Language, timeZone = defaultTimeZone): string {
	const instant = new Date(moment);
	const day = formatLocalDay(moment, language, timeZone);
	const parts = timeFormat(language, timeZone).formatToParts(instant);
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
