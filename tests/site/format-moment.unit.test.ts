/** Moments in the shop's own time zone, as each language writes them. */
import { expect, it } from 'vitest';
import { formatMoment } from '../../site/format-moment.ts';
import type { Language } from '../../site/languages.ts';
import { timeZoneOf } from '../../site/time-zone.ts';

const winter = '2026-11-20T23:30:00Z';
const summer = '2026-07-01T12:00:00Z';

it.each<[Language, country: string, moment: string, text: string]>([
	['de', 'DE', winter, '21.\u00a0November 2026 um 00:30\u00a0Uhr (MEZ)'],
	['en', 'DE', winter, '21\u00a0November 2026 at 00:30 (CET)'],
	['fr', 'DE', winter, '21\u00a0novembre 2026 à 0\u00a0h\u00a030 (heure d’Europe centrale)'],
	['fr', 'FR', summer, '1\u00a0juillet 2026 à 14\u00a0h\u00a000 (heure d’Europe centrale)'],
	['de', 'PT', winter, '20.\u00a0November 2026 um 23:30\u00a0Uhr (WEZ)'],
	['en', 'GB', winter, '20\u00a0November 2026 at 23:30 (GMT)'],
	['en', 'GB', summer, '1\u00a0July 2026 at 13:00 (BST)'],
	['fr', 'GB', winter, '20\u00a0novembre 2026 à 23\u00a0h\u00a030 (heure moyenne de Greenwich)'],
	['de', 'FI', winter, '21.\u00a0November 2026 um 01:30\u00a0Uhr (OEZ)'],
	['fr', 'FI', summer, '1\u00a0juillet 2026 à 15\u00a0h\u00a000 (heure d’Europe de l’Est)'],
])('%s, in a shop in %s, %s', (language, country, moment, text) => {
	expect(formatMoment(moment, language, timeZoneOf(country))).toBe(text);
});
