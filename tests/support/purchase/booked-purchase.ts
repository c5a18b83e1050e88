/** An order as the service keeps it: its rows, and the receipt that it has sent. */
import { decodeMail } from '../decode-mail.ts';
import { mailsTo, readBooks } from '../walk-checkout.ts';
import type { Amounts } from './amounts.ts';

export interface BookedPurchase {
	readonly id: number;
	readonly language: string;
	readonly kind: string;
	readonly amounts: Omit<Amounts, 'vatCents'>;
	/** As JSON; null: as the shipping address. */
	readonly invoiceAddress: string | null;
	/** What is put on each product, as JSON. */
	readonly personalizations: readonly (string | null)[];
	/** Payments that a provider has carried out. */
	readonly payments: readonly string[];
	/** All mails to the buyer, decoded. */
	readonly receipts: readonly string[];
}

export function readPurchases(email: string): readonly BookedPurchase[] {
	return readBooks('SELECT * FROM shop_order WHERE email = ?', email).map((order) => {
		const id = Number(order.id);
		const lines = readBooks('SELECT * FROM order_line WHERE order_id = ? ORDER BY position', id);
		return {
			id,
			language: String(order.language),
			kind: String(order.payment_kind),
			amounts: {
				lineCents: lines.map(({ cents, count }) => Number(cents) * Number(count)),
				shippingCents: Number(order.shipping_cents),
				wrappingCents: order.wrapping_cents == null ? null : Number(order.wrapping_cents),
				totalCents: Number(order.total_cents),
			},
			invoiceAddress: order.invoice_address == null ? null : String(order.invoice_address),
			personalizations: lines.map(({ personalization }) => (personalization == null ? null : String(personalization))),
			payments: readBooks('SELECT provider FROM ledger WHERE order_id = ?', id).map(({ provider }) => String(provider)),
			receipts: mailsTo(email).map(decodeMail),
		};
	});
}
