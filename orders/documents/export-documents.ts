/** The invoices and credit notes of a month as CSV, for the shop's tax adviser: a line for each document and tax. */

import { toAmount } from '../shop/amounts.ts';
import { localDate } from '../shop/local-days.ts';
import type { Database } from '../store/database.ts';
import { monthOf } from './calendar.ts';
import type { DocumentFacts } from './document.ts';
import { splitTax } from './tax.ts';

const columns = [
	'number',
	'kind',
	'date',
	'supplied_on',
	'order',
	'corrects',
	'buyer',
	'country',
	'buyer_vat_id',
	'payment',
	'tax_scheme',
	'tax_percent',
	'net',
	'tax',
	'gross',
	'currency',
] as const;

/**
 * UTF-8 with its mark, `;` between fields, a decimal comma, as programs for accounts read it in Germany. Amounts of credit notes are below 0. `month`:
 * such as `2026-11`, of issue, in `timeZone`. null: it is no month.
 */
export function exportDocuments({ sql }: Database, month: string, timeZone: string): string | null {
	const period = monthOf(month, timeZone);
	if (period === null) return null;
	const [from, to] = period;
	const rows = sql
		.prepare(
			'SELECT facts FROM document WHERE number IS NOT NULL AND facts IS NOT NULL AND at >= :from AND at < :to ORDER BY kind DESC, year, counter',
		)
		.all({ from, to });
	const lines = rows.flatMap(({ facts }) => linesOf(JSON.parse(String(facts)) as DocumentFacts, timeZone));
	return `\ufeff${[columns, ...lines].map((fields) => fields.map(field).join(';')).join('\r\n')}\r\n`;
}

function linesOf(facts: DocumentFacts, timeZone: string): readonly (readonly string[])[] {
	const { number, kind, issuedAt, suppliedOn, order, corrects, buyer, buyerVatId, lines, extras } = facts;
	const sign = kind === 'credit_note' ? '-' : '';
	const amount = (cents: number): string => (cents === 0 ? '0,00' : sign + toAmount(cents).replace('.', ','));
	return splitTax([...lines, ...extras]).groups.map(({ tax, netCents, taxCents, grossCents }) => [
		number ?? '',
		kind,
		localDate(issuedAt, timeZone),
		suppliedOn ?? '',
		String(order.id),
		corrects?.number ?? '',
		buyer.company ?? `${buyer.first_name} ${buyer.last_name}`,
		buyer.country_code,
		buyerVatId ?? '',
		order.shopPayment ?? order.payment,
		tax.scheme,
		tax.percent === null ? '' : String(tax.percent).replace('.', ','),
		amount(netCents),
		amount(taxCents),
		amount(grossCents),
		'EUR',
	]);
}

/** A spreadsheet takes a text that begins with one of these for a formula: it gets an apostrophe before it, unless it is a number. */
function field(value: string): string {
	const harmless = /^[=+\-@\t\r]/.test(value) && !/^-?\d+,\d{2}$/.test(value) ? `'${value}` : value;
	return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export interface ExportedFile {
	readonly id: number;
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** The files of invoices and credit notes between `:from` and `:to`, for a query. */
export const filesOfPeriodSql = `FROM document_file JOIN document ON document.id = document_id
	WHERE number IS NOT NULL AND document.at >= :from AND document.at < :to AND bytes IS NOT NULL`;

/** The files of the same documents, as they were sent, one after the other. `range`: of ids, both included; left out, all. null: it is no month. */
export function exportFiles(
	{ sql }: Database,
	month: string,
	timeZone: string,
	{ first, last }: { readonly first: number; readonly last: number } = { first: 0, last: Number.MAX_SAFE_INTEGER },
): Iterable<ExportedFile> | null {
	const period = monthOf(month, timeZone);
	if (period === null) return null;
	const [from, to] = period;
	const rows = sql
		.prepare(
			`SELECT document_file.id, name, bytes ${filesOfPeriodSql} AND document_file.id BETWEEN :first AND :last ORDER BY document_file.id`,
		)
		.iterate({ from, to, first, last });
	return rows.map(({ id, name, bytes }) => {
		if (!(bytes instanceof Uint8Array)) throw new Error(`The file ${name} of the archive holds no bytes`);
		return { id: Number(id), name: String(name), bytes };
	});
}
