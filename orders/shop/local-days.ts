/** Days as the shop's calendar has them: a deadline ends when a day ends where the shop is, in summer and in winter time. */
import { formatLocalDay } from '../../site/format-moment.ts';
import type { Language } from '../../site/languages.ts';
import { remember } from '../../site/remember.ts';

const dayMs = 24 * 3_600_000;

/** The date there, such as `2026-11-27`. `timeZone`: IANA name. */
export function localDate(ms: number, timeZone: string): string {
	return dateFormat(timeZone).format(ms);
}

const dateFormat = remember((timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }));
const timeFormat = remember((timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }));

/** The year there: what happens on New Year's Eve belongs to the old year, whatever the year is in UTC. */
export function localYear(ms: number, timeZone: string): number {
	return Number(localDate(ms, timeZone).slice(0, 4));
}

/**
 * The end of the day that lies `days` after the day of `ms`: the first millisecond of the next one. It is never a Saturday or Sunday, because a
 * period that would end on one ends on the next working day (§ 193 BGB). Public holidays are not known here.
 */
export function endOfDayAfter(ms: number, days: number, timeZone: string): number {
	const date = Date.parse(localDate(ms, timeZone)) + days * dayMs;
	const weekday = new Date(date).getUTCDay();
	const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
	return startOfDay(date + (shift + 1) * dayMs, timeZone);
}

/** The first millisecond of a day there. `date`: midnight of that date in UTC. The offset of the zone is asked for twice, because it may change between the two midnights. */
export function startOfDay(date: number, timeZone: string): number {
	const first = date - offsetMs(date, timeZone);
	return date - offsetMs(first, timeZone);
}

/** How far the zone's clocks are ahead of UTC. */
function offsetMs(ms: number, timeZone: string): number {
	const text = timeFormat(timeZone).format(ms);
	return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(ms / 1000) * 1000;
}

/** The last day of a deadline that ends at `ms`, in words: `4. Dezember 2026`. */
export function formatLastDay(endMs: number, language: Language, timeZone: string): string {
	return formatLocalDay(endMs - 1, language, timeZone);
}
