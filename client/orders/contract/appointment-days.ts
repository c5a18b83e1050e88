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

/** What a buyer wishes for. */
export interface AppointmentWish {
	/** As `2026-11-24`. */
	readonly day: string;
	readonly daypart: HalfDay | 'any';
}

/** Too soon, closed on that day of the week, closed on that date, closed in that half of the day. */
export const appointmentFaultReasons = ['notice', 'weekday', 'closed', 'daypart'] as const;

export interface AppointmentFault {
	readonly reason: (typeof appointmentFaultReasons)[number];
	/** The next day for the same half of the day; null: there is none within a year. */
	readonly next: string | null;
}

/** The builder's file with them, by what is asked for. */
export const appointmentDaysQuery = 'appointments/days';

const dayMs = 86_400_000;
/** More than any shop means: a wrong number in the content must not lead beyond the calendar. */
const maxNoticeDays = 3650;
/** How far ahead another day is looked for. */
const searchDays = 366;

/** `today` and the answer as `2026-11-24`. */
export function firstAppointmentDay(today: string, { noticeDays }: Pick<AppointmentDays, 'noticeDays'>): string {
	return addDays(today, Math.min(noticeDays, maxNoticeDays));
}

/** null: the buyer can come. `today` as `2026-11-24`. */
export function judgeAppointment(wish: AppointmentWish, today: string, days: AppointmentDays): AppointmentFault | null {
	const first = firstAppointmentDay(today, days);
	const reason = wish.day < first ? 'notice' : whyClosed(wish, days);
	if (reason === null) return null;
	const from = wish.day < first ? first : addDays(wish.day, 1);
	for (let ahead = 0; ahead < searchDays; ahead++) {
		const day = addDays(from, ahead);
		// after the year 9999 days are written otherwise
		if (day.startsWith('+')) break;
		if (whyClosed({ ...wish, day }, days) === null) return { reason, next: day };
	}
	return { reason, next: null };
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

function addDays(day: string, count: number): string {
	return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
