/** Counts the days on which parcels are packed and carried: Monday to Friday, in a German shop but for holidays that all of Germany has (0038). */

const dayMs = 86_400_000;

/** Month and day: New Year, Labour Day, German Unity, Christmas. */
const fixedHolidays = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const easterHolidays = [-2, 1, 39, 50];

/** The day that it is in a time zone, as `2026-11-22`. */
export function dayIn(timeZone: string, nowMs: number): string {
	return new Intl.DateTimeFormat('sv', { timeZone }).format(nowMs);
}

/** The day so many working days after another one, which itself does not count, in ms of its beginning in UTC; with 0 the first working day from then on. */
export function workingDaysAfter(day: string, count: number, weekdaysOnly?: boolean): number {
	let ms = Date.parse(day);
	for (let left = count; left > 0 || !isWorkingDay(ms, weekdaysOnly); ) {
		ms += dayMs;
		if (isWorkingDay(ms, weekdaysOnly)) left--;
	}
	return ms;
}

function isWorkingDay(ms: number, weekdaysOnly?: boolean): boolean {
	const date = new Date(ms);
	if (weekdaysOnly) return date.getUTCDay() % 6 > 0;
	const fromEaster = (ms - easterOf(date.getUTCFullYear())) / dayMs;
	return date.getUTCDay() % 6 > 0 && !fixedHolidays.includes(date.toISOString().slice(5, 10)) && !easterHolidays.includes(fromEaster);
}

/** Easter Sunday in ms of its beginning in UTC, by the rule of Gauss: right from 1982 to 2048. */
function easterOf(year: number): number {
	const moon = (19 * (year % 19) + 24) % 30;
	const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
	return Date.UTC(year, 2, 22 + moon + sunday);
}
