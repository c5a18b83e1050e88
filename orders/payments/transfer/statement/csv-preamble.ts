/** What stands above the payments of a CSV file: the account, and the period that is reported. */
import { findIbans } from '../../../../site/iban.ts';
import { addDays, toDay } from './bank-statement.ts';
import type { Row } from './csv-rows.ts';

export interface Preamble {
	/** IBAN; null: none stands there. */
	readonly account: string | null;
	readonly from: string | null;
	readonly until: string | null;
}

export function readPreamble(rows: readonly Row[]): Preamble {
	const fields = rows.flatMap((row) => row.fields);
	const account = fields.flatMap((field) => findIbans(field.replace(/\u00a0/g, ' ').toUpperCase()))[0] ?? null;
	const lines = rows.map((row) => row.fields.join(' '));
	const period = lines.map(periodIn).find((found) => found !== null);
	const labelled = (label: RegExp): string | undefined => lines.filter((line) => label.test(line)).flatMap(daysIn)[0];
	return {
		account,
		from: period?.[0] ?? labelled(/^(?:datum )?von\b|^(?:date )?from\b|^date d[ue]\b/i) ?? null,
		until: period?.[1] ?? labelled(/^(?:datum )?bis\b|^(?:date )?(?:to|until)\b|^date au\b/i) ?? balanceDay(lines),
	};
}

/** The balance of a moment closes the day before it: more may come on its own day. */
function balanceDay(lines: readonly string[]): string | null {
	const [day] = lines.filter((line) => /kontostand vom|saldo (?:vom|per|am)|stand vom/i.test(line)).flatMap(daysIn);
	return day === undefined ? null : addDays(day, -1);
}

/** A line with two days and nothing that makes them something else, such as `Zeitraum: 01.11.2026 - 30.11.2026`. */
function periodIn(line: string): readonly [string, string] | null {
	const [from, until, ...more] = daysIn(line);
	return from === undefined || until === undefined || more.length > 0 || from > until ? null : [from, until];
}

function daysIn(line: string): readonly string[] {
	return [...line.matchAll(/(?<![\d.])(?:(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})|(\d{4})-(\d\d)-(\d\d))(?!\d)/g)].flatMap(
		([, day, month = '', year = '', isoYear = '', isoMonth = '', isoDay = '']) =>
			(day === undefined ? toDay(isoYear, isoMonth, isoDay) : toDay(year.padStart(4, '20'), month, day)) ?? [],
	);
}
