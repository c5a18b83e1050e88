/** Years and months of documents, as they begin and end where the shop is. */
import { localYear, startOfDay } from '../shop/local-days.ts';
import type { DocumentKind } from './document.ts';

/** Years beyond the one of issue: invoices 8 (§ 147 (3) AO, § 14b UStG), letters 6 (§ 257 (4) HGB). */
const years: Readonly<Record<DocumentKind, number>> = { invoice: 8, credit_note: 8, acceptance: 6, dispatch: 6 };

/** Until when a document is kept: the end of a calendar year (§ 147 (4) AO), in UTC, which is an hour or two late in Germany and never early. */
export function keepUntil(kind: DocumentKind, issuedAt: number, timeZone: string): number {
	return Date.UTC(localYear(issuedAt, timeZone) + years[kind] + 1, 0, 1);
}

/** The milliseconds of a month such as `2026-11` in a time zone: from, and the end, which is not of it. null: no month. */
export function monthOf(month: string, timeZone: string): readonly [number, number] | null {
	const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
	if (year === undefined || number === undefined) return null;
	const startOf = (monthIndex: number): number => startOfDay(Date.UTC(Number(year), monthIndex), timeZone);
	return [startOf(Number(number) - 1), startOf(Number(number))];
}
