/** Why a buyer cannot come on a day, in the words of each language. */
import { expect, it } from 'vitest';
import type { AppointmentFault } from '../../../../client/orders/contract/appointment-days.ts';
import { tellRefusal } from '../../../../client/pages/product/RequestForm.tsx';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import type { Language } from '../../../../site/languages.ts';

it.each<[Language, AppointmentFault['reason'], text: string]>([
	['en', 'notice', 'That day is too soon. The next possible day is Tuesday 1\u00a0December.'],
	['en', 'weekday', 'Our shop is closed on Sundays. The next possible day is Tuesday 1\u00a0December.'],
	['en', 'closed', 'Our shop is closed on Sunday 29\u00a0November. The next possible day is Tuesday 1\u00a0December.'],
	[
		'en',
		'daypart',
		'On Sunday 29\u00a0November our shop is only open in the morning. The next possible afternoon is Tuesday 1\u00a0December.',
	],
	['en', 'past', 'That day has already passed. The next possible day is Tuesday 1\u00a0December.'],
	['en', 'late', 'We don’t take appointments that far ahead. The last possible day is Tuesday 1\u00a0December 2026.'],
	['fr', 'notice', 'Ce jour est trop proche. Le prochain jour possible est le mardi 1er\u00a0décembre.'],
	['fr', 'weekday', 'Notre boutique est fermée le dimanche. Le prochain jour possible est le mardi 1er\u00a0décembre.'],
	['fr', 'closed', 'Notre boutique est fermée le dimanche 29\u00a0novembre. Le prochain jour possible est le mardi 1er\u00a0décembre.'],
	[
		'fr',
		'daypart',
		'Le dimanche 29\u00a0novembre, notre boutique n’est ouverte que le matin. Le prochain après-midi possible est celui du mardi 1er\u00a0décembre.',
	],
	['fr', 'past', 'Ce jour est déjà passé. Le prochain jour possible est le mardi 1er\u00a0décembre.'],
	[
		'fr',
		'late',
		'Nous ne prenons pas de rendez-vous aussi longtemps à l’avance. Le dernier jour possible est le mardi 1er\u00a0décembre 2026.',
	],
	['de', 'past', 'Dieser Tag ist schon vorbei. Der nächste mögliche Tag ist Dienstag, 1.\u00a0Dezember.'],
	['de', 'late', 'So weit im Voraus vergeben wir noch keine Termine. Der letzte mögliche Tag ist Dienstag, 1.\u00a0Dezember 2026.'],
	[
		'de',
		'daypart',
		'Am Sonntag, 29.\u00a0November, ist unser Geschäft nur vormittags geöffnet. Der nächste mögliche Nachmittag ist am Dienstag, 1.\u00a0Dezember.',
	],
])('%s: %s', (language, reason, text) => {
	const wish = { day: '2026-11-29', daypart: 'afternoon' } as const;
	const page = { language, texts: textsByLanguage[language] };
	expect(tellRefusal({ reason, next: '2026-12-01' }, wish, page)).toBe(text);
});

it.each<[Language, text: string]>([
	[
		'de',
		'Am Sonntag, 29.\u00a0November, ist unser Geschäft nur nachmittags geöffnet. Der nächste mögliche Vormittag ist am Dienstag, 1.\u00a0Dezember.',
	],
	['en', 'On Sunday 29\u00a0November our shop is only open in the afternoon. The next possible morning is Tuesday 1\u00a0December.'],
	[
		'fr',
		'Le dimanche 29\u00a0novembre, notre boutique n’est ouverte que l’après-midi. La prochaine matinée possible est celle du mardi 1er\u00a0décembre.',
	],
])('%s: names the other half, in which the shop is open', (language, text) => {
	const wish = { day: '2026-11-29', daypart: 'morning' } as const;
	const page = { language, texts: textsByLanguage[language] };
	expect(tellRefusal({ reason: 'daypart', next: '2026-12-01' }, wish, page)).toBe(text);
});

it('names no other day where there is none', () => {
	const wish = { day: '2026-11-29', daypart: 'any' } as const;
	const page = { language: 'de', texts: textsByLanguage.de } as const;
	expect(tellRefusal({ reason: 'weekday', next: null }, wish, page)).toBe('Sonntags ist unser Geschäft geschlossen.');
	expect(tellRefusal({ reason: 'late', next: null }, wish, page)).toBe('So weit im Voraus vergeben wir noch keine Termine.');
});
