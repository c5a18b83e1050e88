/** On which days a buyer can come: the same rule for the form and the order service, each with its own reading of the content. */

export interface AppointmentDays {
	/** Of the shop (IANA): by it, it is today. */
	readonly timeZone: string;
	/** An appointment is wished for so many days ahead at least. */
	readonly noticeDays: number;
	/** Days of the week on which the shop is open, 1 for Monday; null: not known. */
	readonly weekdays: readonly number[] | null;
	/** Closed from the first to the last: days such as `2026-12-25`, or `12-24` in every year. */
	readonly closed: readonly (readonly [first: string, last: string])[];
}

/** The builder's file with them, by what is asked for. */
export const appointmentDaysQuery = 'appointments/days';

const dayMs = 86_400_000;
/** More than any shop means: a wrong number in the content must not lead beyond the calendar. */
const maxNoticeDays = 3650;

/** `today` and the answer as `2026-11-24`. */
export function firstAppointmentDay(today: string, { noticeDays }: Pick<AppointmentDays, 'noticeDays'>): string {
	return new Date(Date.parse(today) + Math.min(noticeDays, maxNoticeDays) * dayMs).toISOString().slice(0, 10);
}

/** Whether a buyer can come on `day`. */
export function isAppointmentDay(day: string, today: string, days: AppointmentDays): boolean {
	const weekday = new Date(day).getUTCDay() || 7;
	const isClosed = days.closed.some(([first, last]) => {
		const written = day.slice(-first.length);
		return written >= first && written <= last;
	});
	return day >= firstAppointmentDay(today, days) && (days.weekdays === null || days.weekdays.includes(weekday)) && !isClosed;
}
