/** Numbers of invoices and credit notes (§ 14 (4) no. 4 UStG): each series without gaps and repeats, because a number is taken in the transaction that issues its document. */
import type { NumberFormats } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { NumberedKind } from './document.ts';

export const defaultNumberFormats: NumberFormats = { invoice: 'RE-{year}-{number:4}', credit_note: 'RK-{year}-{number:4}' };

const mark = /\{(?:(year)|number(?::([1-9]))?)\}/g;
const maxLength = 20;

/** A sentence for each fault. The two series need to be told apart. */
export function numberFormatFaults({ invoice, credit_note }: NumberFormats): readonly string[] {
	const faults = [invoice, credit_note].flatMap((format) => (isFormat(format) ? [] : [faultOf(format)]));
	const shapes = [invoice, credit_note].map((format) => format.replace(mark, '#'));
	if (faults.length === 0 && shapes[0] === shapes[1])
		return [`Invoices and credit notes are both numbered ${invoice}. Fix: give each a beginning of its own.`];
	return faults;
}

function isFormat(format: string): boolean {
	const marks = [...format.matchAll(mark)];
	const words = format.replace(mark, '');
	const numbers = marks.filter(([, year]) => year === undefined);
	return (
		numbers.length === 1 &&
		marks.length - numbers.length <= 1 &&
		/^[A-Za-z0-9/-]*$/.test(words) &&
		written(format, 2026, 999_999).length <= maxLength
	);
}

function faultOf(format: string): string {
	return `The format ${JSON.stringify(format)} gives no document numbers. Fix: letters, digits, - and / around one {number}, and {year} once at most, such as RE-{year}-{number:4}.`;
}

export interface TakenNumber {
	readonly number: string;
	/** 0: the series goes on over the years. */
	readonly year: number;
	readonly counter: number;
}

/** The next number of a series. To be called inside the transaction that issues the document: if it is taken back, so is the number. `year`: in the shop's time zone. */
export function takeNumber(database: Database, formats: NumberFormats, kind: NumberedKind, year: number): TakenNumber {
	const format = formats[kind];
	const ofSeries = hasYear(format) ? year : 0;
	const taken = database.sql
		.prepare(
			`INSERT INTO document_series (kind, year, last) VALUES (:kind, :year, 1)
				ON CONFLICT (kind, year) DO UPDATE SET last = last + 1 RETURNING last`,
		)
		.get({ kind, year: ofSeries });
	const counter = Number(taken?.last);
	return { number: written(format, year, counter), year: ofSeries, counter };
}

/**
 * After a restore: numbers above these are issued next, because documents with the numbers up to them may have been sent after the backup. The
 * numbers between are noted as skipped, with `why`. `issued`: the highest numbers known, as the daily mail of the archive names them. Throws where
 * one has not the format of any series.
 */
export function continueAbove(
	database: Database,
	formats: NumberFormats,
	{ issued, why }: { readonly issued: readonly string[]; readonly why: string },
	now: number,
): void {
	database.transaction(() => {
		for (const number of issued) skipTo(database, { ...readNumber(number, formats), why }, now);
	});
}

interface Skip {
	readonly kind: NumberedKind;
	readonly year: number;
	readonly counter: number;
	readonly why: string;
}

function skipTo({ sql }: Database, { kind, year, counter, why }: Skip, now: number): void {
	const last = Number(sql.prepare('SELECT last FROM document_series WHERE kind = :kind AND year = :year').get({ kind, year })?.last ?? 0);
	if (last >= counter) return;
	sql
		.prepare(
			'INSERT INTO document_series (kind, year, last) VALUES (:kind, :year, :counter) ON CONFLICT (kind, year) DO UPDATE SET last = excluded.last',
		)
		.run({ kind, year, counter });
	sql
		.prepare('INSERT INTO skipped_numbers (kind, year, first, last, at, why) VALUES (:kind, :year, :first, :counter, :now, :why)')
		.run({ kind, year, first: last + 1, counter, now, why });
}

/** The highest number of each series that has any, as it is written. */
export function highestNumbers({ sql }: Database): readonly string[] {
	const rows = sql
		.prepare(
			`SELECT document.number FROM document JOIN (
				SELECT kind, year, max(counter) AS counter FROM document WHERE number IS NOT NULL GROUP BY kind, year
			) AS highest USING (kind, year, counter) ORDER BY document.id`,
		)
		.all();
	return rows.map(({ number }) => String(number));
}

/** A sentence for each number that is missing; empty: all were issued, or noted as skipped. That none is there twice the schema sees to. */
export function findGaps({ sql }: Database): readonly string[] {
	return sql
		.prepare('SELECT kind, year, last FROM document_series ORDER BY kind, year')
		.all()
		.flatMap(({ kind, year, last }) => {
			const series = { kind: String(kind), year: Number(year) };
			const issued = sql.prepare('SELECT counter FROM document WHERE kind = :kind AND year = :year').all(series);
			const known = new Set(issued.map(({ counter }) => Number(counter)));
			const skipped = sql.prepare('SELECT first, last FROM skipped_numbers WHERE kind = :kind AND year = :year').all(series);
			for (const gap of skipped) for (let each = Number(gap.first); each <= Number(gap.last); each += 1) known.add(each);
			const numbers = Array.from({ length: Number(last) }, (_, index) => index + 1);
			return numbers
				.filter((each) => !known.has(each))
				.map((each) => `Number ${each} of the series ${series.kind} ${series.year} is missing`);
		});
}

function hasYear(format: string): boolean {
	return format.includes('{year}');
}

function written(format: string, year: number, counter: number): string {
	return format.replace(mark, (_, isYear: string | undefined, digits = '1') =>
		isYear === undefined ? String(counter).padStart(Number(digits), '0') : String(year),
	);
}

/** Whether a number has the format of one of the series. */
export function isDocumentNumber(number: string, formats: NumberFormats): boolean {
	return findNumber(number, formats) !== null;
}

function readNumber(number: string, formats: NumberFormats): Omit<Skip, 'why'> {
	const found = findNumber(number, formats);
	if (found !== null) return found;
	throw new Error(
		`${JSON.stringify(number)} is no number of an invoice or a credit note. Fix: write it as it stands on the document; ${formats.invoice} and ${formats.credit_note} are configured.`,
	);
}

function findNumber(number: string, formats: NumberFormats): Omit<Skip, 'why'> | null {
	for (const kind of ['invoice', 'credit_note'] as const) {
		const pattern = formats[kind].replace(mark, (_, year) => (year === undefined ? '(?<counter>\\d+)' : '(?<year>\\d{4})'));
		const { counter, year } = new RegExp(`^${pattern}$`).exec(number)?.groups ?? {};
		if (counter !== undefined) return { kind, year: Number(year ?? 0), counter: Number(counter) };
	}
	return null;
}
