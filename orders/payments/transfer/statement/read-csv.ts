/** Reads the money that came in from a bank's CSV file, as a mapping describes it. A row that cannot be read is named, and nothing is booked then. */
import type { CsvMapping } from './csv-mapping.ts';
import { type IncomingPayment, nameAlike } from './incoming.ts';
import { StatementUnreadable } from './statement-unreadable.ts';

/** In the order of the file, without what went out. What stands above the heads of the columns is left out. @throws StatementUnreadable */
export function readCsv(csv: string, mapping: CsvMapping): readonly IncomingPayment[] {
	const rows = splitRows(csv.replace(/^\ufeff/, ''), mapping.separator);
	const heads = Object.values(mapping.columns);
	const headRow = rows.findIndex(({ fields }) => heads.every((head) => fields.includes(head)));
	if (headRow < 0) {
		throw new StatementUnreadable(
			`No row of the CSV file has all the columns ${heads.join(', ')}. Compare them with the first rows of the file.`,
		);
	}
	const names = rows[headRow]?.fields ?? [];
	const faults: string[] = [];
	const payments = rows.slice(headRow + 1).flatMap(({ fields, line }) => {
		if (fields.every((field) => field === '')) return [];
		const read = readRow((head) => (head === undefined ? '' : (fields[names.indexOf(head)] ?? '')), mapping);
		if (typeof read !== 'string') return read.cents > 0 ? [read] : [];
		faults.push(`line ${line}: ${read}`);
		return [];
	});
	if (faults.length > 0)
		throw new StatementUnreadable(`The CSV file has rows that cannot be read, so nothing is booked. ${faults.join('; ')}.`);
	return nameAlike(payments, ({ said, ...payment }) => [payment, said]).map(({ said: _said, ...payment }) => payment);
}

interface ReadRow extends Omit<IncomingPayment, 'reference'> {
	/** The bank's own name of it. */
	readonly said: string;
}

/** A sentence where it cannot be read. `cents` below 0: it went out. */
function readRow(field: (head: string | undefined) => string, { columns, decimal, date: format }: CsvMapping): ReadRow | string {
	const [written, amount] = [field(columns.date), field(columns.amount)];
	const date = toDate(written, format);
	if (date === null) return `"${written}" is no date as ${format}`;
	const cents = toCents(amount, decimal);
	if (cents === null) return `"${amount}" is no amount with "${decimal}" before the cents`;
	return {
		...{ format: 'csv', date, cents, payer: field(columns.payer), text: field(columns.text), said: field(columns.reference) },
		currency: field(columns.currency) || 'EUR',
		iban: field(columns.iban).replaceAll(' ', '') || null,
	};
}

/** `2026-11-27`; null: no day that there is. A year of two digits is one of this century. */
function toDate(written: string, format: string): string | null {
	const pattern = format
		.replaceAll('.', '\\.')
		.replace('DD', '(?<day>\\d{2})')
		.replace('MM', '(?<month>\\d{2})')
		.replace(/YYYY|YY/, (year) => `(?<year>\\d{${year.length}})`);
	const { day, month, year } = new RegExp(`^${pattern}$`).exec(written)?.groups ?? {};
	if (day === undefined || month === undefined || year === undefined) return null;
	const date = `${year.padStart(4, '20')}-${month}-${day}`;
	const ms = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? null : date;
}

/** Whole cents; null: no amount, or one whose thousands stand at no place for them. */
function toCents(written: string, decimal: ',' | '.'): number | null {
	const thousands = decimal === ',' ? '.' : ',';
	const pattern = new RegExp(`^(?<sign>[+-]?)(?<euro>\\d{1,3}(?:\\${thousands}\\d{3})+|\\d{1,10})(?:\\${decimal}(?<cents>\\d{1,2}))?$`);
	const { sign, euro, cents = '' } = pattern.exec(written.replaceAll(/[\s\u00a0]/g, ''))?.groups ?? {};
	if (euro === undefined) return null;
	const value = Number(euro.replaceAll(thousands, '')) * 100 + Number(cents.padEnd(2, '0'));
	return sign === '-' ? -value : value;
}

interface Row {
	readonly fields: readonly string[];
	/** On which it begins, from 1. */
	readonly line: number;
}

/** By RFC 4180: a field in quotation marks may hold separators, line ends and doubled marks. @throws StatementUnreadable */
function splitRows(csv: string, separator: string): readonly Row[] {
	const rows: Row[] = [];
	const between = separator === '|' ? '\\|' : separator;
	const token = new RegExp(`(?:"((?:[^"]|"")*)"|([^"]*?))(${between}|\\r?\\n|$)`, 'y');
	let fields: string[] = [];
	let [line, firstLine] = [1, 1];
	while (token.lastIndex < csv.length) {
		const match = token.exec(csv);
		if (match === null) {
			throw new StatementUnreadable(`Line ${line} of the CSV file has a quotation mark that is not closed, or stands within a field.`);
		}
		const [whole, quoted, plain = '', end] = match;
		fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
		line += whole.split('\n').length - 1;
		if (end === separator) continue;
		rows.push({ fields, line: firstLine });
		fields = [];
		firstLine = line;
	}
	return fields.length === 0 ? rows : [...rows, { fields, line: firstLine }];
}
