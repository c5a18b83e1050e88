/** Why a buyer cannot come on a day, in the words of each language. */
import { expect, it } from 'vitest';
import type { AppointmentFault } from '../../../client/orders/contract/appointment-days.ts';
import { tellRefusal } from '../../../client/requests/tell-refusal.ts';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import type { Language } from '../../../site/languages.ts';

it.each<[Language, AppointmentFault['reason'], text: string]>([
	['en', 'notice', 'That day is too soon. The next possible day is Tuesday 1 December.'],
	['en', 'weekday', 'Our shop is closed on Sundays. The next possible day is Tuesday 1 December.'],
	['en', 'closed', 'Our shop is closed on Sunday 29 November for a holiday. The next possible day is Tuesday 1 December.'],
	['en', 'daypart', 'Our shop is closed on the afternoon of Sunday 29 November. The next possible day is Tuesday 1 December.'],
	['fr', 'notice', 'Ce jour est trop proche. Le prochain jour possible est le mardi 1er décembre.'],
	['fr', 'weekday', 'Notre boutique est fermée le dimanche. Le prochain jour possible est le mardi 1er décembre.'],
	[
		'fr',
		'closed',
		'Notre boutique est fermée le dimanche 29 novembre (jour férié ou congés). Le prochain jour possible est le mardi 1er décembre.',
	],
	['fr', 'daypart', 'Notre boutique est fermée le dimanche 29 novembre après-midi. Le prochain jour possible est le mardi 1er décembre.'],
])('%s: %s', (language, reason, text) => {
	const wish = { day: '2026-11-29', daypart: 'afternoon' } as const;
	const page = { language, texts: textsByLanguage[language] };
	expect(tellRefusal({ reason, next: '2026-12-01' }, wish, page)).toBe(text);
});

it('names no other day where there is none', () => {
	const wish = { day: '2026-11-29', daypart: 'any' } as const;
	const page = { language: 'de', texts: textsByLanguage.de } as const;
	expect(tellRefusal({ reason: 'weekday', next: null }, wish, page)).toBe('Sonntags ist unser Geschäft geschlossen.');
});
