/** The states of an order and of its lines, and what leads from one to another, as data. What is not here cannot happen. */
import type { LedgerKind } from './payment-state.ts';

export const orderStates = ['placed', 'accepted', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** `dropped`: none of it was sent, and none will be. A part that is not sent is a count of the line. */
export const lineStates = ['to_pack', 'shipped', 'returned', 'dropped'] as const;
export type LineState = (typeof lineStates)[number];

interface Transition<State> {
	readonly from: readonly State[];
	readonly to: State;
}

/** A receipt accepts nothing: an order is accepted by the shop's word (§ 150 BGB), and cancelled as long as it is not completed. */
export const orderTransitions = {
	accept: { from: ['placed'], to: 'accepted' },
	complete: { from: ['accepted'], to: 'completed' },
	cancel: { from: ['placed', 'accepted'], to: 'cancelled' },
} as const satisfies Readonly<Record<string, Transition<OrderState>>>;
export type OrderTransition = keyof typeof orderTransitions;

export const lineTransitions = {
	ship: { from: ['to_pack'], to: 'shipped' },
	return: { from: ['shipped'], to: 'returned' },
	drop: { from: ['to_pack'], to: 'dropped' },
} as const satisfies Readonly<Record<string, Transition<LineState>>>;
export type LineTransition = keyof typeof lineTransitions;

/** What else happens to an order and is noted in its history. */
type OtherEvent =
	| 'place'
	| 'await_time'
	| 'link_sent'
	| 'confirm_address'
	| 'hold_ended'
	| 'free'
	| 'pay_by_transfer'
	| 'ship_unpaid'
	| 'note'
	| 'paid'
	| 'received'
	| 'remind'
	| 'overdue'
	| 'statement'
	| 'return_part'
	| 'drop_part'
	| 'withdrawal'
	| 'refund_requested'
	| 'refunded'
	| 'refund_refused'
	| 'authorization_ends'
	| 'documents_sent'
	| 'documents_copied'
	| 'mail_sent'
	| 'forget'
	| 'forget_words'
	| `payment_${LedgerKind}`;

export type EventName = OrderTransition | LineTransition | OtherEvent;
