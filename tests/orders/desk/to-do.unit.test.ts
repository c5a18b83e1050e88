/** What an order waits for: the owner's list of today. */
import { expect, it } from 'vitest';
import { type ToDoOrder, toDoOf } from '../../../orders/desk/mirror/to-do.ts';
import { type LedgerAmount, paymentOf } from '../../../orders/transitions/payment-state.ts';

const paid: readonly LedgerAmount[] = [{ kind: 'received', cents: 1000 }];
const authorised: readonly LedgerAmount[] = [{ kind: 'authorised', cents: 1000 }];
const back: readonly LedgerAmount[] = [...paid, { kind: 'refunded', cents: 1000 }];
const reduced: readonly LedgerAmount[] = [...paid, { kind: 'refunded', cents: 100 }];
const againInPart: readonly LedgerAmount[] = [
	{ kind: 'received', cents: 600 },
	{ kind: 'refunded', cents: 600 },
	{ kind: 'received', cents: 600 },
];
/** Of two parcels, the first was collected and refunded. */
const halfBack: readonly LedgerAmount[] = [...authorised, { kind: 'received', cents: 400 }, { kind: 'refunded', cents: 400 }];
const released: readonly LedgerAmount[] = [...authorised, { kind: 'released', cents: 1000 }];

it.each<[string, Omit<ToDoOrder, 'hasNewWithdrawal' | 'owesBuyer'>, readonly LedgerAmount[], string]>([
	['a transfer that is not accepted', { state: 'placed', paymentKind: 'transfer', lineStates: ['to_pack'] }, [], 'accept'],
	[
		'a transfer whose address is not confirmed',
		{ state: 'placed', paymentKind: 'transfer', lineStates: ['to_pack'], isAddressAwaited: true },
		[],
		'confirm',
	],
	[
		'one that was paid all the same',
		{ state: 'placed', paymentKind: 'transfer', lineStates: ['to_pack'], isAddressAwaited: true },
		paid,
		'accept',
	],
	['a PayPal order before its payment', { state: 'placed', paymentKind: 'paypal', lineStates: ['to_pack'] }, [], 'payment'],
	['an accepted transfer', { state: 'accepted', paymentKind: 'transfer', lineStates: ['to_pack'] }, [], 'payment'],
	['a paid one', { state: 'accepted', paymentKind: 'transfer', lineStates: ['to_pack'] }, paid, 'pack'],
	['one of which a part is shipped', { state: 'accepted', paymentKind: 'paypal', lineStates: ['shipped', 'to_pack'] }, paid, 'pack'],
	['one that Klarna has promised', { state: 'accepted', paymentKind: 'klarna', lineStates: ['to_pack'] }, authorised, 'pack'],
	['one that is paid at the shop', { state: 'accepted', paymentKind: 'house', lineStates: ['to_pack'] }, [], 'pack'],
	['one that was shipped and not paid', { state: 'accepted', paymentKind: 'house', lineStates: ['shipped'] }, [], 'payment'],
	['one whose money is back', { state: 'accepted', paymentKind: 'paypal', lineStates: ['to_pack'] }, back, 'cancel'],
	[
		'one of which a part is shipped and all money back',
		{ state: 'accepted', paymentKind: 'paypal', lineStates: ['shipped', 'to_pack'] },
		back,
		'drop',
	],
	['the same after the rest was dropped', { state: 'accepted', paymentKind: 'paypal', lineStates: ['shipped', 'dropped'] }, back, 'none'],
	['one of which a part is dropped', { state: 'accepted', paymentKind: 'paypal', lineStates: ['dropped', 'to_pack'] }, paid, 'pack'],
	['the same whose money is back', { state: 'accepted', paymentKind: 'paypal', lineStates: ['dropped', 'to_pack'] }, back, 'cancel'],
	['one whose price was reduced', { state: 'accepted', paymentKind: 'transfer', lineStates: ['to_pack'] }, reduced, 'pack'],
	[
		'one of which a part came again after all was back',
		{ state: 'accepted', paymentKind: 'transfer', lineStates: ['to_pack'] },
		againInPart,
		'payment',
	],
	[
		'one of which Klarna still promises a part',
		{ state: 'accepted', paymentKind: 'klarna', lineStates: ['returned', 'to_pack'] },
		halfBack,
		'pack',
	],
	[
		'one that Klarna promises for some days only',
		{ state: 'accepted', paymentKind: 'klarna', lineStates: ['to_pack'], isPromiseEnding: true },
		authorised,
		'lapses',
	],
	[
		'the same once its money is there',
		{ state: 'accepted', paymentKind: 'klarna', lineStates: ['shipped', 'to_pack'], isPromiseEnding: true },
		paid,
		'pack',
	],
	[
		'the same once all is shipped',
		{ state: 'accepted', paymentKind: 'klarna', lineStates: ['shipped'], isPromiseEnding: true },
		authorised,
		'payment',
	],
	['one that Klarna no longer promises', { state: 'accepted', paymentKind: 'klarna', lineStates: ['to_pack'] }, released, 'payment'],
	['a completed one', { state: 'completed', paymentKind: 'paypal', lineStates: ['shipped'] }, paid, 'none'],
	['a cancelled one', { state: 'cancelled', paymentKind: 'paypal', lineStates: ['to_pack'] }, paid, 'none'],
])('says of %s what to do', (_, order, entries, expected) => {
	const payment = paymentOf(entries, 1000);
	expect(toDoOf({ ...order, hasNewWithdrawal: false, owesBuyer: false }, payment, payment.receivedCents - payment.refundedCents)).toBe(
		expected,
	);
});

it('does not say "pack" of an order whose refund is on its way', () => {
	const order: ToDoOrder = { state: 'accepted', paymentKind: 'paypal', lineStates: ['to_pack'], hasNewWithdrawal: false, owesBuyer: false };
	expect(toDoOf(order, paymentOf(paid, 1000), 0)).toBe('cancel');
	expect(toDoOf(order, paymentOf(paid, 1000), 1)).toBe('pack');
});

it.each(['placed', 'accepted', 'completed', 'cancelled'] as const)(
	'says first of all that a withdrawal is to be looked at, of an order that is %s',
	(state) => {
		const order: ToDoOrder = { state, paymentKind: 'paypal', lineStates: ['to_pack'], hasNewWithdrawal: true, owesBuyer: true };
		expect(toDoOf(order, paymentOf(paid, 1000), 1000)).toBe('withdrawal');
	},
);

it('says "refund" once nothing else is to do, and money is owed to the buyer', () => {
	const order = { paymentKind: 'transfer', hasNewWithdrawal: false, owesBuyer: true } as const;
	const toDo = (state: ToDoOrder['state'], line: ToDoOrder['lineStates'][number], owesBuyer = true) =>
		toDoOf({ ...order, state, lineStates: [line], owesBuyer }, paymentOf(paid, 1000), 1000);
	expect([toDo('cancelled', 'to_pack'), toDo('completed', 'shipped'), toDo('completed', 'shipped', false)]).toEqual([
		'refund',
		'refund',
		'none',
	]);
	expect(toDo('accepted', 'to_pack')).toBe('pack');
});
