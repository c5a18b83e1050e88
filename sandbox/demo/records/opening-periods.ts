/** When the shop is open: mostly by day code, once in the older format, whose day is a text. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import { translations } from './translations.ts';

/** Day codes of the content model that the demo uses. */
const day = { info: 0, monday: 1, saturday: 6, tuesdayToFriday: 11, holidays: 14, christmasEve: 15, newYearsEve: 16 } as const;

export const openingPeriods: readonly WireRecord[] = [
	byCode(1, day.info, { free_text: 'Reparaturannahme bis eine halbe Stunde vor Ladenschluss' }),
	byCode(2, day.monday, { free_text: 'nach Vereinbarung' }, { en: 'by appointment', fr: 'sur rendez-vous' }),
	byCode(3, day.tuesdayToFriday, { time_open: '09:30', time_close: '13:00' }),
	byCode(4, day.tuesdayToFriday, { time_open: '14:00', time_close: '18:00' }),
	byCode(5, day.saturday, { time_open: '09:30', time_close: '14:00' }),
	byCode(6, day.holidays, {}),
	byCode(7, day.christmasEve, { time_open: '09:30', time_close: '12:30' }),
	byCode(8, day.newYearsEve, {}),
	{
		id: 9,
		project: domain,
		sort: 9,
		location: null,
		opening_time: '13:00',
		closing_time: '18:00',
		closed: false,
		translations: translations(9, {
			de: { day: 'Adventssonntage', free_text: 'mit Punsch im Hof' },
			en: { day: 'Sundays in Advent', free_text: 'with punch in the courtyard' },
			fr: { day: 'Dimanches de l’Avent', free_text: 'punch servi dans la cour' },
		}),
	},
	ofRingShop(byCode(10, day.tuesdayToFriday, { time_open: '11:00', time_close: '18:00' })),
	ofRingShop(byCode(11, day.saturday, { time_open: '10:00', time_close: '16:00' })),
];

/** The wedding rings have a shop of their own. */
function ofRingShop(period: WireRecord): WireRecord {
	return { ...period, location: 2 };
}

/** Without times and text the day is closed. */
function byCode(
	id: number,
	code: number,
	fields: { time_open?: string; time_close?: string; free_text?: string },
	freeText?: { en: string; fr: string },
): WireRecord {
	return {
		id,
		project: domain,
		sort: id,
		day: code,
		location: null,
		time_open: fields.time_open ?? null,
		time_close: fields.time_close ?? null,
		free_text: fields.free_text ?? null,
		translations: freeText === undefined ? [] : translations(id, { en: { free_text: freeText.en }, fr: { free_text: freeText.fr } }),
	};
}
