/** Says why a buyer cannot come on a day, and when instead. */
import type { Language } from '../../site/languages.ts';
import type { AppointmentFault, AppointmentWish } from '../orders/contract/appointment-days.ts';
import type { Texts } from '../texts/texts.ts';

export function tellRefusal(
	{ reason, next }: AppointmentFault,
	{ day, daypart }: AppointmentWish,
	{ texts, language }: { readonly texts: Pick<Texts, 'requests'>; readonly language: Language },
): string {
	const { refused } = texts.requests;
	const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
	const written = (each: string): string => formatDay(each, language, parts);
	const half = daypart === 'morning' ? 'morning' : 'afternoon';
	const why = {
		past: () => refused.past,
		notice: () => refused.notice,
		late: () => refused.late,
		weekday: () => refused.weekday(formatDay(day, language, { weekday: 'long' })),
		closed: () => refused.closed(written(day)),
		daypart: () => refused.openIn(written(day), half === 'morning' ? 'afternoon' : 'morning'),
	}[reason]();
	if (next === null) return why;
	const instead = {
		late: () => refused.last(formatDay(next, language, { ...parts, year: 'numeric' })),
		daypart: () => refused.nextHalf(written(next), half),
	};
	return `${why} ${reason === 'late' || reason === 'daypart' ? instead[reason]() : refused.next(written(next))}`;
}

function formatDay(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
	const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
	return language === 'fr' ? written.replace(/ 1 /, ' 1er ') : written.replace(/^(\p{L}+), (?=\d+ )/u, '$1 ');
}
