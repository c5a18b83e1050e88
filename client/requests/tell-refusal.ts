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
	const written = (each: string): string => formatDay(each, language, { weekday: 'long', day: 'numeric', month: 'long' });
	const why = {
		notice: () => refused.notice,
		weekday: () => refused.weekday(formatDay(day, language, { weekday: 'long' })),
		closed: () => refused.closed(written(day)),
		daypart: () => refused.daypart(written(day), daypart === 'morning' ? 'morning' : 'afternoon'),
	}[reason]();
	return next === null ? why : `${why} ${refused.next(written(next))}`;
}

function formatDay(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
	const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
	return language === 'fr' ? written.replace(/ 1 /, ' 1er ') : written.replace(/^(\p{L}+), (?=\d+ )/u, '$1 ');
}
