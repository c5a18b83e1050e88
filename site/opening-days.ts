/**
 * The days on which a shop is open, by the opening hours and closing days that an editor wrote. The builder and the order service read the records
 * separately and judge them here, so a form offers the days that the service takes.
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
	/** As they are written; null: not said. */
	readonly opens: string | null;
	readonly closes: string | null;
}

export type HalfDay = 'morning' | 'afternoon';

export interface OpeningDays {
	/** Days of the week, 1 for Monday; null: no hours name a day of the week. */
	readonly weekdays: readonly number[] | null;
	/** Days of every year on which the shop is closed, such as `12-24`. */
	readonly closedYearly: readonly string[];
	/** When the shop is open on days of the week (`6`), on days of every year (`12-24`) and on the Sundays in Advent (`advent`; in no half: closed). */
	readonly halves: Readonly<Record<string, readonly HalfDay[]>>;
}

interface NamedDays {
	readonly weekdays: readonly number[];
	/** A key of `halves`. */
	readonly special?: string;
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
const christmasEve: NamedDays = { weekdays: [], special: '12-24' };
const newYearsEve: NamedDays = { weekdays: [], special: '12-31' };
const advent: NamedDays = { weekdays: [], special: 'advent' };
const byCode: ReadonlyMap<number, NamedDays> = new Map([
	...weeks.map(([code, first, last]) => [code, { weekdays: daysFrom(first, last) }] as const),
	[15, christmasEve],
	[16, newYearsEve],
]);

const special: ReadonlyMap<string, NamedDays> = new Map([
	...['heiligabend', 'christmas eve', 'veille de noël'].map((name) => [name, christmasEve] as const),
	...['silvester', 'new year’s eve', "new year's eve", 'saint-sylvestre'].map((name) => [name, newYearsEve] as const),
	...[
		'adventssonntage',
		'an den adventssonntagen',
		'sundays in advent',
		'advent sundays',
		'dimanches de l’avent',
		"dimanches de l'avent",
	].map((name) => [name, advent] as const),
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

/** Public holidays, whose dates the project's closing days give. */
const holidays: readonly string[] = ['feiertage', 'feiertag', 'public holidays', 'bank holidays', 'jours fériés'];

/** True if a text of the older format names known days or holidays. */
export function isKnownDayLabel(label: string): boolean {
	return parseDayLabel(label) !== null || holidays.includes(normalise(label));
}

/** `hours`: of one address. Hours that name no known days are ignored. */
export function toOpeningDays(hours: readonly WrittenHours[]): OpeningDays {
	const known = hours.flatMap((each) => {
		const days = each.dayCode === null ? parseDayLabel(each.dayLabel) : byCode.get(each.dayCode);
		// in the older format, a day without times is not closed unless it says so
		const isClosed = each.closed || (each.dayCode !== null && !each.saysWhen);
		return days ? [{ ...days, isClosed, span: toSpan(each), halves: toHalves(each) }] : [];
	});
	const openOn = (day: number) => chooseOpen(known.filter(({ weekdays }) => weekdays.includes(day)));
	const closedSpecials = known.flatMap(({ special, isClosed }) => (isClosed && special !== undefined ? [special] : []));
	const openSpecials = [...new Set(known.flatMap(({ special }) => special ?? []))].filter((special) => !closedSpecials.includes(special));
	const open = [
		...daysFrom(1, 7).map((day) => [String(day), openOn(day)] as const),
		...openSpecials.map((special) => [special, known.filter((each) => each.special === special)] as const),
	].filter(([, hours]) => hours.length > 0);
	return {
		weekdays: known.some(({ weekdays }) => weekdays.length > 0) ? daysFrom(1, 7).filter((day) => openOn(day).length > 0) : null,
		closedYearly: closedSpecials.filter((special) => special !== 'advent'),
		halves: {
			...Object.fromEntries(open.map(([key, hours]) => [key, uniteHalves(hours)])),
			...(closedSpecials.includes('advent') && { advent: [] }),
		},
	};
}

interface KnownHours extends NamedDays {
	readonly isClosed: boolean;
	readonly span: Span;
	readonly halves: readonly HalfDay[];
}

/**
 * Of hours that name one day, those that hold on it. Hours add up: "Mo - Sa 9 to 12" beside "Mo - Fr 14 to 18". Those that name fewer days replace
 * those that name more where they say closed, or where the times of the two overlap: "Wed 9 to 12" beside "Mo - Fr 9 to 12" and "Mo - Fr 14 to 18".
 */
function chooseOpen(naming: readonly KnownHours[]): readonly KnownHours[] {
	const counts = [...new Set(naming.map(({ weekdays }) => weekdays.length))].sort((left, right) => left - right);
	const chosen: KnownHours[] = [];
	for (const count of counts) {
		const open = naming.filter(({ weekdays, isClosed }) => weekdays.length === count && !isClosed);
		if (open.length === 0 && count === counts[0]) return [];
		if (!open.some(({ span }) => chosen.some((narrower) => overlap(span, narrower.span)))) chosen.push(...open);
	}
	return chosen;
}

/** From and until, as times of the day. */
type Span = readonly [from: string, until: string];

/** Where nothing readable is said, from the start of the day, or until its end. */
function toSpan({ opens, closes }: WrittenHours): Span {
	const from = (opens !== null && parseOpeningTime(opens)) || '00:00';
	const until = (closes !== null && parseOpeningTime(closes)) || dayEnd;
	return [from, until <= from ? dayEnd : until];
}

const dayEnd = '24:00';

function overlap([from, until]: Span, [otherFrom, otherUntil]: Span): boolean {
	return from < otherUntil && otherFrom < until;
}

const bothHalves: readonly HalfDay[] = ['morning', 'afternoon'];

/** The hour from noon to one belongs to neither half. Hours that do not say when, or lie in that hour alone, are for both halves. */
function toHalves({ opens, closes }: WrittenHours): readonly HalfDay[] {
	const from = opens === null ? null : parseOpeningTime(opens);
	const until = closes === null ? null : parseOpeningTime(closes);
	const isOpen: Readonly<Record<HalfDay, boolean>> = {
		morning: from === null || from < '12:00',
		afternoon: until === null || until > '13:00' || (from !== null && until <= from),
	};
	const halves = bothHalves.filter((half) => isOpen[half]);
	return halves.length === 0 ? bothHalves : halves;
}

function uniteHalves(open: readonly { readonly halves: readonly HalfDay[] }[]): readonly HalfDay[] {
	return bothHalves.filter((half) => open.some(({ halves }) => halves.includes(half)));
}

/** `Mo - Fr`, `Montag bis Freitag`, `Lun, Mer et Ven`; null for any other days. */
function parseDayLabel(label: string): NamedDays | null {
	const written = normalise(label);
	const named = special.get(written);
	if (named) return named;
	const parts = written.split(/ ?[,;/&+] ?| (?:und|and|et) /).map(parseDays);
	return parts.some((part) => part === null) ? null : { weekdays: parts.flatMap((part) => part ?? []) };
}

function normalise(label: string): string {
	return label
		.toLowerCase()
		.replace(/\./g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/^(?:von|from|du) /, '');
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

/** A time of the day as editors write it: `9:00`, `09:00:00`, `9.30`, `9h30`, `17 h`, `17 Uhr` or `9.30 Uhr` → `09:30`; null for what is no time. */
export function parseOpeningTime(value: string): string | null {
	const match =
		/^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value) ??
		/^(\d{1,2})(?:[:.](\d{2}))?(?: ?Uhr)$/i.exec(value) ??
		/^(\d{1,2})[.](\d{2})$/.exec(value) ??
		/^(\d{1,2}) ?h ?(\d{2})?$/i.exec(value);
	const [hours, minutes] = [match?.[1] ?? '', match?.[2] ?? '00'];
	const isTime = (Number(hours) <= 23 && Number(minutes) <= 59) || (hours === '24' && minutes === '00');
	return match !== null && isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Days on which a shop is closed despite its opening hours, from the first to the last, such as `2026-12-25`. */
export interface ClosingDays {
	readonly first: string;
	readonly last: string;
}

/** A day such as `2026-12-25`, or a period such as `2026-08-02/2026-08-14`; null for anything else. */
export function parseClosingDays(entry: unknown): ClosingDays | null {
	const days = typeof entry === 'string' ? entry.replace(/\s/g, '').split('/') : [];
	const [first = '', last = first] = days.toSorted();
	return days.length <= 2 && isDay(first) && isDay(last) ? { first, last } : null;
}

function isDay(value: string): boolean {
	return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
}
