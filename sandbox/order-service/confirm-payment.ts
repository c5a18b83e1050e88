/**
 * Takes the word of a payment page that an order is paid through a provider. A real service asks the provider whether that is so, and for how
 * much; the sandbox has none to ask, and believes every reference but those that begin with `declined`.
 */
import type { RefusalCode } from '../../client/orders/contract/answer.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Service } from './service.ts';

export interface ApprovedPayment {
	readonly kind: Extract<PaymentKind, 'paypal' | 'klarna'>;
	/** The order's UUID, which only its buyer knows, and its number where that is said, too. */
	readonly order: { readonly uuid: string; readonly id?: number };
	/** What the provider calls the payment: its order's id, or the authorisation's token. */
	readonly reference: string;
}

export interface PaymentRefusal {
	readonly code: RefusalCode;
	readonly reason: string;
}

const declinedPrefix = 'declined';

/** null: the order is paid, now or since before: the same reference is no second payment. */
export function confirmPayment({ kind, order, reference }: ApprovedPayment, { database, nowMs }: Service): PaymentRefusal | null {
	const { sql } = database;
	return database.transaction(() => {
		const found = sql.prepare('SELECT id, payment_kind FROM shop_order WHERE uuid = ?').get(order.uuid);
		// only a sender who knows the UUID learns whose number it is
		if (found === undefined || found.id !== (order.id ?? found.id)) return { code: 'not_found', reason: 'There is no such order' };
		if (found.payment_kind !== kind) return { code: 'invalid', reason: 'The order is not paid this way' };
		const id = Number(found.id);
		const known = sql.prepare('SELECT reference FROM payment WHERE order_id = ?').get(id);
		if (known !== undefined) {
			return known.reference === reference ? null : { code: 'key_reused', reason: 'The order is paid by another payment' };
		}
		if (sql.prepare('SELECT order_id FROM payment WHERE kind = ? AND reference = ?').get(kind, reference) !== undefined) {
			return { code: 'key_reused', reason: 'The payment belongs to another order' };
		}
		if (reference.startsWith(declinedPrefix)) return { code: 'declined', reason: 'The provider does not pay' };
		sql.prepare('INSERT INTO payment (order_id, kind, reference, at) VALUES (?, ?, ?, ?)').run(id, kind, reference, nowMs());
		return null;
	});
}
