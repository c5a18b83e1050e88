/** On which days a buyer can come: the same rule for the form and the order service, each with its own reading of the content. */
import type { HalfDay } from '../../../site/opening-days.ts';

export interface AppointmentDays {
	/** Of the shop (IANA): by it, it is today. */
	readonly timeZone: string;
	/** An appointment is wished for so many days ahead at least. */
	readonly noticeDays: number;
	/** Days of the week on which the shop is open, 1 for Monday; null: not known. */
	readonly weekdays: readonly number[] | null;
	/** Closed from the first to the last: days such as `2026-12-25`, or `12-24` in every year. */
	readonly closed: readonly (readonly [first: string, last: string])[];
	/** See `OpeningDays`. */
	readonly halves: Readonly<Record<string, readonly HalfDay[]>>;
}

export interface AppointmentWish {
	/** As `2026-11-24`. */
	readonly day: string;
	readonly daypart: HalfDay | 'any';
}

/** In the past, too soon, too far ahead, closed on that day of the week, closed on that date, open in the other half of the day alone. */
export const appointmentFaultReasons = ['past', 'notice', 'late', 'weekday', 'closed', 'daypart'] as const;

export interface AppointmentFault {
	readonly reason: (typeof appointmentFaultReasons)[number];
	/** The next possible day for the same half of the day; the last one of a day too far ahead; null: there is none. */
	readonly next: string | null;
}

/** The builder's file with them, by what is asked for. */
export const appointmentDaysQuery = 'appointments/days';

const dayMs = 86_400_000;
/** More than any shop means: a wrong number in the content must not lead beyond the calendar. */
const maxNoticeDays = 3650;
/** How far ahead appointments are taken. */
const maxAheadDays = 365;

/** `today` and the answer as `2026-11-24`. */
export function firstAppointmentDay(today: string, { noticeDays }: Pick<AppointmentDays, 'noticeDays'>): string {
	return addDays(today, Math.min(noticeDays, maxNoticeDays));
}

/** A year from today, and never before the first day. `today` and the answer as `2026-11-24`. */
export function lastAppointmentDay(today: string, { noticeDays }: Pick<AppointmentDays, 'noticeDays'>): string {
	return firstAppointmentDay(today, { noticeDays: Math.max(noticeDays, maxAheadDays) });
}

/** null: the buyer can come. `today` as `2026-11-24`. */
export function judgeAppointment(wish: AppointmentWish, today: string, days: AppointmentDays): AppointmentFault | null {
	const first = firstAppointmentDay(today, days);
	const last = lastAppointmentDay(today, days);
	const reason = whyOutside(wish.day, { today, first, last }) ?? whyClosed(wish, days);
	if (reason === null) return null;
	const isPossible = (day: string): boolean => whyClosed({ ...wish, day }, days) === null;
	const next =
		reason === 'late' ? listDays(first, last).findLast(isPossible) : listDays(wish.day < first ? first : wish.day, last).find(isPossible);
	return { reason, next: next ?? null };
}

function whyOutside(
	day: string,
	{ today, first, last }: Readonly<Record<'today' | 'first' | 'last', string>>,
): AppointmentFault['reason'] | null {
	if (day < today) return 'past';
	if (day < first) return 'notice';
	return day > last ? 'late' : null;
}

function whyClosed({ day, daypart }: AppointmentWish, { weekdays, closed, halves }: AppointmentDays): AppointmentFault['reason'] | null {
	const isClosed = closed.some(([first, last]) => {
		const written = day.slice(-first.length);
		return written >= first && written <= last;
	});
	if (isClosed) return 'closed';
	const weekday = new Date(day).getUTCDay() || 7;
	const yearly = day.slice(5);
	const isAdvent = weekday === 7 && yearly >= '11-27' && yearly <= '12-24';
	const own = halves[yearly] ?? (isAdvent ? halves.advent : undefined);
	const hasOwn = own !== undefined && own.length > 0;
	if (weekdays !== null && !weekdays.includes(weekday) && !hasOwn) return 'weekday';
	const open = own ?? halves[weekday];
	if (open?.length === 0) return 'closed';
	return daypart === 'any' || open === undefined || open.includes(daypart) ? null : 'daypart';
}

/** From `first` to `last`, both included. */
function listDays(first: string, last: string): readonly string[] {
	const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
	return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function addDays(day: string, count: number): string {
	return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
