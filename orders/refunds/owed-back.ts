/** What the shop still owes a buyer: refunds that wait for a person, and money that it holds without a ground to keep it. */
import type { Database } from '../store/database.ts';
import { refundablePayments, sum } from './refundable.ts';

export interface OpenRefund {
	readonly uuid: string;
	readonly cents: number;
	readonly state: 'requested' | 'task';
	readonly who: string;
}

/** Asked for and not made yet, in the order in which they were asked for. */
export function openRefunds({ sql }: Database, order: number): readonly OpenRefund[] {
	const rows = sql
		.prepare("SELECT uuid, cents, state, who FROM refund WHERE order_id = :order AND state IN ('requested', 'task') ORDER BY at, uuid")
		.all({ order });
	return rows.map(({ uuid, cents, state, who }) => ({
		uuid: String(uuid),
		cents: Number(cents),
		// The statement asks for these alone.
		state: state as OpenRefund['state'],
		who: String(who),
	}));
}

/**
 * What nobody has asked back yet, although the shop has no ground to keep it: all that it holds of an order that is cancelled or came back whole, else what
 * is more than the order costs now.
 */
export function unaskedCents(database: Database, { id, costCents, isOver }: { id: number; costCents: number; isOver: boolean }): number {
	const held = sum(refundablePayments(database, id));
	return isOver ? held : Math.max(0, held - costCents);
}
