/** What the shop has to do next with an order: the owner's list of today follows from it. */
import { coverageOf } from '../../actions/coverage.ts';
import type { LineState, OrderState } from '../../transitions/order-states.ts';
import type { Payment } from '../../transitions/payment-state.ts';
import type { toDoChoices } from '../desk-collections.ts';

export interface ToDoOrder {
	readonly state: OrderState;
	readonly paymentKind: string;
	readonly lineStates: readonly LineState[];
	/** The shop has not looked at a withdrawal from it. */
	readonly hasNewWithdrawal: boolean;
	/** The buyer has still to confirm the address, after which the service goes on by itself. */
	readonly isAddressAwaited?: boolean;
	/** What its provider has promised can be collected for some days only. */
	readonly isPromiseEnding?: boolean;
	/** A bank statement told of its money what a person has to decide on. */
	readonly hasOpenQuestion?: boolean;
	/** Money that a person has to give back, or to ask back. */
	readonly owesBuyer: boolean;
}

/** `refundableCents`: as `coverageOf` takes it. Nothing is left to do only once nobody owes anything. */
export function toDoOf(order: ToDoOrder, payment: Payment, refundableCents: number): keyof typeof toDoChoices {
	const next = nextStepOf(order, payment, refundableCents);
	return next === 'none' && order.owesBuyer ? 'refund' : next;
}

function nextStepOf(order: ToDoOrder, payment: Payment, refundableCents: number): keyof typeof toDoChoices {
	const { state, paymentKind, lineStates, hasNewWithdrawal, hasOpenQuestion = false } = order;
	if (hasNewWithdrawal) return 'withdrawal';
	if (hasOpenQuestion) return 'money';
	if (state === 'cancelled' || state === 'completed') return 'none';
	const coverage = coverageOf(paymentKind, payment, refundableCents);
	if (coverage === 'given_back') {
		if (!lineStates.includes('to_pack')) return 'none';
		return lineStates.some((line) => line === 'shipped' || line === 'returned') ? 'drop' : 'cancel';
	}
	const isCovered = coverage === 'covered' && (payment.state !== 'disputed' || paymentKind === 'house');
	if (state === 'placed' && payment.receivedCents === 0 && order.isAddressAwaited) return 'confirm';
	if (state === 'placed') return isCovered || paymentKind === 'transfer' ? 'accept' : 'payment';
	if (!isCovered) return 'payment';
	if (lineStates.includes('to_pack')) return order.isPromiseEnding && payment.promisedCents > 0 ? 'lapses' : 'pack';
	return payment.missingCents > 0 ? 'payment' : 'none';
}
