/**
 * On which days a shop is open, by the opening hours that an editor wrote. The builder and the order service read the hours apart and judge them here,
 * so that a form offers the days that the service takes.
 */

/** Opening hours as their record has them. */
export interface WrittenHours {
	/** Day code; null: the older format, whose days are a text. */
	readonly dayCode: number | null;
	/** The days of the older format, such as `Mo - Fr`. */
	readonly dayLabel: string;
	/** The record says that the shop is closed. */
	readonly closed: boolean;
	/** A time or a text is beside the day. A time that cannot be read counts: an editor who enters one does not mean that the shop is closed. */
	readonly saysWhen: boolean;
}

export interface OpeningDays {
	/** Days of the week, 1 for Monday; null: no hours name a day of the week. */
	readonly weekdays: readonly number[] | null;
	/** Days of every year on which the shop is closed, such as `12-24`. */
	readonly closedYearly: readonly string[];
}

interface NamedDays {
	readonly weekdays: readonly number[];
	readonly yearly?: string;
}

/** Of day codes that stand for days of the week, the first and the last day. */
const weeks: readonly (readonly [code: number, first: number, last: number])[] = [
	...[1, 2, 3, 4, 5, 6, 7].map((day) => [day, day, day] as const),
	...([
		[8, 1, 5],
		[9, 1, 6],
		[10, 1, 4],
		[11, 2, 5],
		[12, 2, 6],
		[13, 6, 7],
	] as const),
];
const christmasEve: NamedDays = { weekdays: [], yearly: '12-24' };
const newYearsEve: NamedDays = { weekdays: [], yearly: '12-31' };
const byCode: ReadonlyMap<number, NamedDays> = new Map([
	...weeks.map(([code, first, last]) => [code, { weekdays: daysFrom(first, last) }] as const),
	[15, christmasEve],
	[16, newYearsEve],
]);

const special: ReadonlyMap<string, NamedDays> = new Map([
	...['heiligabend', 'christmas eve', 'veille de noël'].map((name) => [name, christmasEve] as const),
	...['silvester', 'new year’s eve', "new year's eve", 'saint-sylvestre'].map((name) => [name, newYearsEve] as const),
	...['täglich', 'daily', 'tous les jours'].map((name) => [name, { weekdays: daysFrom(1, 7) }] as const),
]);
const dayNames: readonly string[] = [
	'mo montag mon monday lun lundi',
	'di dienstag tue tuesday mar mardi',
	'mi mittwoch wed wednesday mer mercredi',
	'do donnerstag thu thursday jeu jeudi',
	'fr freitag fri friday ven vendredi',
	'sa samstag sonnabend sat saturday sam samedi',
	'so sonntag sun sunday dim dimanche',
];
const numberOfDay: ReadonlyMap<string, number> = new Map(
	dayNames.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);

/** `hours`: of one address. Those that name no days that can be told apart say nothing. */
export function toOpeningDays(hours: readonly WrittenHours[]): OpeningDays {
	const known = hours.flatMap((each) => {
		const days = each.dayCode === null ? parseDayLabel(each.dayLabel) : byCode.get(each.dayCode);
		// in the older format, a day without times is not closed unless it says so
		const isClosed = each.closed || (each.dayCode !== null && !each.saysWhen);
		return days ? [{ ...days, isClosed }] : [];
	});
	// of hours that name a day those count that name the fewest days: "Wednesday closed" beside "Monday to Friday"
	const isOpen = (day: number): boolean => {
		const naming = known.filter(({ weekdays }) => weekdays.includes(day));
		const fewest = Math.min(...naming.map(({ weekdays }) => weekdays.length));
		return naming.some(({ weekdays, isClosed }) => !isClosed && weekdays.length === fewest);
	};
	return {
		weekdays: known.some(({ weekdays }) => weekdays.length > 0) ? daysFrom(1, 7).filter(isOpen) : null,
		closedYearly: known.flatMap(({ yearly, isClosed }) => (isClosed && yearly !== undefined ? [yearly] : [])),
	};
}

/** `Mo - Fr`, `Montag bis Freitag`, `Lun, Mer et Ven`; null for any other days. */
function parseDayLabel(label: string): NamedDays | null {
	const written = label
		.toLowerCase()
		.replace(/\./g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/^(?:von|from|du) /, '');
	const named = special.get(written);
	if (named) return named;
	const parts = written.split(/ ?[,;/&+] ?| (?:und|and|et) /).map(parseDays);
	return parts.some((part) => part === null) ? null : { weekdays: parts.flatMap((part) => part ?? []) };
}

function parseDays(written: string): readonly number[] | null {
	const ends = written.split(/ ?[-–—] ?| (?:bis|to|through|au|à) /).map((name) => numberOfDay.get(name.trim()));
	const [first, last = first] = ends;
	if (ends.length > 2 || ends.includes(undefined) || first === undefined || last === undefined) return null;
	return daysFrom(first, last);
}

/** Over the end of the week where `last` comes before `first`. */
function daysFrom(first: number, last: number): readonly number[] {
	return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => ((first + index - 1) % 7) + 1);
}
