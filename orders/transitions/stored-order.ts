/** An order as the database holds it: what its later mails and documents speak of. */
import type { Address } from '../../client/orders/contract/address.ts';
import type { Language } from '../../site/languages.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Database } from '../store/database.ts';
import type { LineState, OrderState } from './order-states.ts';

export interface StoredOrder {
	readonly id: number;
	/** When it was placed; milliseconds since 1970. */
	readonly at: number;
	readonly state: OrderState;
	readonly language: Language;
	readonly email: string;
	readonly paymentKind: PaymentKind;
	/** As it was agreed. */
	readonly totalCents: number;
	/** What of that the order costs now: without what will not be sent. */
	readonly costCents: number;
	readonly shippingMethod: number;
	readonly shippingCents: number;
	/** The buyer collects it. */
	readonly isCollected: boolean;
	readonly shippingAddress: Address;
	/** null: as the shipping address. */
	readonly invoiceAddress: Address | null;
	/** Of transfers, in Markdown and in the buyer's language, as on the day of the order. */
	readonly bankDetails: string | null;
	readonly lines: readonly StoredLine[];
}

export interface StoredLine {
	readonly position: number;
	readonly product: number;
	readonly variant: number | null;
	/** In the buyer's language. */
	readonly name: string;
	readonly count: number;
	/** Of one product, with its surcharge. */
	readonly cents: number;
	readonly state: LineState;
	/** How many came back. */
	readonly returned: number;
	/** How many were not sent, and will not be. */
	readonly dropped: number;
	/** Made to the buyer's specification: no right of withdrawal (§ 312g (2) no. 1 BGB). */
	readonly isMadeToOrder: boolean;
}

/** SQL over a row of `shop_order`: see `costCents`. */
export const costCentsSql =
	'(total_cents - (SELECT coalesce(sum(dropped * cents), 0) FROM order_line WHERE order_line.order_id = shop_order.id))';

/** null: there is no such order. */
export function readStoredOrder({ sql }: Database, id: number): StoredOrder | null {
	const row = sql.prepare(`SELECT *, ${costCentsSql} AS cost_cents FROM shop_order WHERE id = :id`).get({ id });
	if (row === undefined) return null;
	const lines = sql.prepare('SELECT * FROM order_line WHERE order_id = :id ORDER BY position').all({ id });
	// The schema and the contract allow nothing else.
	return {
		id,
		at: Number(row.at),
		state: row.state as OrderState,
		language: row.language as Language,
		email: String(row.email),
		paymentKind: row.payment_kind as PaymentKind,
		totalCents: Number(row.total_cents),
		costCents: Number(row.cost_cents),
		shippingMethod: Number(row.shipping_method),
		shippingCents: Number(row.shipping_cents),
		isCollected: row.pick_up === 1,
		shippingAddress: JSON.parse(String(row.shipping_address)) as Address,
		invoiceAddress: row.invoice_address === null ? null : (JSON.parse(String(row.invoice_address)) as Address),
		bankDetails: row.bank_details === null ? null : String(row.bank_details),
		lines: lines.map((line) => ({
			position: Number(line.position),
			product: Number(line.product),
			variant: line.variant === null ? null : Number(line.variant),
			name: String(line.buyer_name),
			count: Number(line.count),
			cents: Number(line.cents),
			state: line.state as LineState,
			returned: Number(line.returned),
			dropped: Number(line.dropped),
			isMadeToOrder: line.made_to_order === 1,
		})),
	};
}
