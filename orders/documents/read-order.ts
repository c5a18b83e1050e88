/** An order as its documents need it, from its rows. */
import type { Address } from '../../client/orders/contract/address.ts';
import type { Language } from '../../site/languages.ts';
import type { TaxScheme } from '../../site/money.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import { toBankLines } from '../shop/bank-lines.ts';
import type { Database } from '../store/database.ts';
import { orderReference } from '../store/numbers.ts';
import { readPayment } from '../transitions/ledger.ts';
import { costCentsSql } from '../transitions/stored-order.ts';
import { type AgreedOrder, readAgreed } from './agreed.ts';
import type { DocumentExtra, DocumentFacts, DocumentLine } from './document.ts';
import type { Tax } from './tax.ts';

/** Of a line, what is not dropped. */
export interface OrderLineOfDocument extends DocumentLine {
	readonly position: number;
	readonly state: string;
	/** When it was shipped, in milliseconds since 1970; null: it was not. */
	readonly shippedAt: number | null;
}

/** The facts that all documents of an order share. */
export interface DocumentedOrder
	extends Pick<DocumentFacts, 'language' | 'order' | 'bank' | 'buyer' | 'buyerVatId' | 'deliveredTo' | 'paidCents'> {
	readonly lines: readonly OrderLineOfDocument[];
	readonly extras: readonly DocumentExtra[];
	/** Without what the buyer had paid too much. */
	readonly refundedCents: number;
}

/** Throws where there is no such order. */
export function readOrder(database: Database, id: number): DocumentedOrder {
	const row = database.sql.prepare(`SELECT *, ${costCentsSql} AS cost_cents FROM shop_order WHERE id = :id`).get({ id });
	if (row === undefined) throw new Error(`There is no order ${id}`);
	const agreed = readAgreed(row.agreed);
	const shipping = JSON.parse(String(row.shipping_address)) as Address;
	const invoice = row.invoice_address === null ? null : (JSON.parse(String(row.invoice_address)) as Address);
	const { receivedCents, refundedCents } = readPayment(database, id);
	const isCollected = row.pick_up === 1;
	const { first_name, last_name } = shipping;
	return {
		language: row.language as Language,
		order: {
			id,
			reference: orderReference(id),
			placedAt: Number(row.at),
			payment: agreed.payment,
			shopPayment: agreed.shopPayment ?? agreed.payment,
			// The schema allows no other kinds.
			paymentKind: row.payment_kind as PaymentKind,
			email: String(row.email),
			totalCents: Number(row.cost_cents),
		},
		buyer: invoice ?? (isCollected ? { first_name, last_name, ...noPlace(shipping) } : shipping),
		buyerVatId: row.vat_id === null ? null : String(row.vat_id),
		deliveredTo: isCollected ? null : shipping,
		bank: row.bank_details === null ? [] : toBankLines(String(row.bank_details)),
		paidCents: receivedCents - refundedCents,
		refundedCents: Math.max(0, refundedCents - Math.max(0, receivedCents - Number(row.cost_cents))),
		lines: readLines(database, id, agreed),
		extras: extrasOf(Number(row.shipping_cents), row.wrapping_cents === null ? null : Number(row.wrapping_cents), agreed),
	};
}

/** The address of a collected order is the shop's own, under the buyer's name: nothing but the name is the buyer's. */
function noPlace({ country_code }: Address): Omit<Address, 'first_name' | 'last_name' | 'company' | 'addition'> {
	return { street: '', number: '', zip_code: '', city: '', country_code };
}

function readLines({ sql }: Database, order: number, agreed: AgreedOrder): readonly OrderLineOfDocument[] {
	const rows = sql
		.prepare(
			`SELECT position, buyer_name, count - dropped AS count, cents, state, tracking, (
				SELECT max(at) FROM order_event WHERE order_event.order_id = order_line.order_id AND order_event.position = order_line.position
					AND transition = 'ship'
			) AS shipped_at FROM order_line WHERE order_id = :order ORDER BY position`,
		)
		.all({ order });
	return rows.map(({ position, buyer_name, count, cents, state, tracking, shipped_at }) => {
		const words = agreed.lines[Number(position)];
		if (words === undefined) throw new Error(`Order ${order} has no words for its line ${position}`);
		const { reference, details, taxScheme } = words;
		return {
			...{ reference, details },
			name: String(buyer_name),
			position: Number(position),
			count: Number(count),
			cents: Number(cents) * Number(count),
			tax: taxOf(taxScheme, agreed),
			state: String(state),
			tracking: tracking === null ? null : String(tracking),
			shippedAt: shipped_at === null ? null : Number(shipped_at),
		};
	});
}

function extrasOf(shippingCents: number, wrappingCents: number | null, agreed: AgreedOrder): readonly DocumentExtra[] {
	const tax = taxOf(agreed.taxScheme, agreed);
	return [
		{ kind: 'shipping', label: agreed.delivery, cents: shippingCents, tax },
		...(wrappingCents === null ? [] : [{ kind: 'wrapping', label: '', cents: wrappingCents, tax } as const]),
	];
}

function taxOf(scheme: TaxScheme, { vatPercent }: AgreedOrder): Tax {
	return { scheme, percent: scheme === 'standard' ? vatPercent : null };
}
