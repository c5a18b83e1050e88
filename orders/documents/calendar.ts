/** Days and years in the shop's time zone: what was issued on New Year's Eve belongs to the old year, whatever the year is in UTC. */
import type { DocumentKind } from './document.ts';

/** As `2026-11-27`. */
export function dayOf(ms: number, timeZone: string): string {
	return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms);
}

export function yearOf(ms: number, timeZone: string): number {
	return Number(dayOf(ms, timeZone).slice(0, 4));
}

/** Years beyond the one of issue: invoices 8 (§ 147 (3) AO, § 14b UStG), letters 6 (§ 257 (4) HGB). */
const years: Readonly<Record<DocumentKind, number>> = { invoice: 8, credit_note: 8, acceptance: 6, dispatch: 6 };

/** Until when a document is kept: the end of a calendar year (§ 147 (4) AO), in UTC, which is an hour or two late in Germany and never early. */
export function keepUntil(kind: DocumentKind, issuedAt: number, timeZone: string): number {
	return Date.UTC(yearOf(issuedAt, timeZone) + years[kind] + 1, 0, 1);
}

/** The milliseconds of a month such as `2026-11` in a time zone: from, and the end, which is not of it. null: no month. */
export function monthOf(month: string, timeZone: string): readonly [number, number] | null {
	const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
	if (year === undefined || number === undefined) return null;
	return [startOf(Number(year), Number(number) - 1, timeZone), startOf(Number(year), Number(number), timeZone)];
}

/** The first moment of a month; zones are whole quarters of an hour from UTC. */
function startOf(year: number, month: number, timeZone: string): number {
	const utc = Date.UTC(year, month, 1);
	const day = new Date(utc).toISOString().slice(0, 10);
	const quarterMs = 900_000;
	let first = utc - 15 * 3_600_000;
	while (dayOf(first, timeZone) < day) first += quarterMs;
	return first;
}
