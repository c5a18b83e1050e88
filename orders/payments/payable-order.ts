/** Reads an order as payment providers need it. */
import type { Language } from '../../site/languages.ts';
import type { PayableOrder } from '../providers/provider.ts';
import type { Database } from '../store/database.ts';
import { orderReference } from '../store/numbers.ts';

/** @throws Error where there is no such order: its number comes from the database */
export function readPayableOrder({ sql }: Database, id: number): PayableOrder {
	const row = sql
		.prepare(
			`SELECT uuid, language, email, total_cents, shipping_cents, wrapping_cents, shipping_address AS shipping, taxed_lines,
				coalesce(invoice_address, shipping_address) AS billing FROM shop_order WHERE id = :id`,
		)
		.get({ id });
	if (row === undefined) throw new Error(`There is no order ${id}`);
	const lines = sql.prepare('SELECT name, count, cents FROM order_line WHERE order_id = :id ORDER BY position').all({ id });
	// Written by the service itself, from an order that was judged.
	const billing = JSON.parse(String(row.billing)) as PayableOrder['billing'];
	return {
		id,
		uuid: String(row.uuid),
		reference: orderReference(id),
		// The contract allows no others.
		language: row.language as Language,
		totalCents: Number(row.total_cents),
		shippingCents: Number(row.shipping_cents),
		wrappingCents: row.wrapping_cents === null ? null : Number(row.wrapping_cents),
		country: billing.country_code,
		email: String(row.email),
		billing,
		shipping: JSON.parse(String(row.shipping)) as PayableOrder['shipping'],
		taxedLines: row.taxed_lines === null ? [] : (JSON.parse(String(row.taxed_lines)) as PayableOrder['taxedLines']),
		lines: lines.map(({ name, count, cents }) => ({ name: String(name), count: Number(count), cents: Number(cents) })),
	};
}
