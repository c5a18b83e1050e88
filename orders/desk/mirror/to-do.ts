/** What the shop has to do next with an order: the owner's list of today follows from it. */
import type { LineState, OrderState } from '../../transitions/order-states.ts';
import type { Payment } from '../../transitions/payment-state.ts';
import type { toDoChoices } from '../desk-collections.ts';

export interface ToDoOrder {
	readonly state: OrderState;
	readonly paymentKind: string;
	readonly lineStates: readonly LineState[];
}

export function toDoOf({ state, paymentKind, lineStates }: ToDoOrder, payment: Payment): keyof typeof toDoChoices {
	if (state === 'cancelled' || state === 'completed') return 'none';
	// Klarna's money comes with the dispatch, and what is paid at the shop comes after it.
	const isCovered = payment.state === 'paid' || payment.state === 'authorised' || paymentKind === 'house';
	if (state === 'placed') return isCovered || paymentKind === 'transfer' ? 'accept' : 'payment';
	if (!isCovered) return payment.state === 'refunded' ? 'none' : 'payment';
	if (lineStates.includes('to_pack')) return 'pack';
	return payment.openCents > 0 ? 'payment' : 'none';
}
