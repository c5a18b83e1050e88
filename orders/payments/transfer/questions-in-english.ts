/** Questions in English, as the command prints them for the operator. */
import type { QuestionWords } from './question.ts';

export const english: QuestionWords = {
	unreadable_file: (_, detail) => [
		`the file cannot be read, and nothing of it is booked: ${detail}`,
		'correct what it says, and read the file again',
	],
	unreadable: (_, detail) => [`this row cannot be read: ${detail}`, 'look at it in your online banking, and book a payment by hand'],
	other_account: (_, detail) => [
		`not booked, it is of another account, ${detail}`,
		'read the file of the shop’s account; if this is one too, name it with --account',
	],
	unknown_account: (_, detail) => [
		`not booked, the shop’s own account is not known; this one is ${detail}`,
		'if it is the shop’s, name it with --account',
	],
	pending: (orders) => [`not booked, it is pending${orders && ` (order ${orders})`}`, 'read a statement in which it is booked'],
	information: () => ['not booked, it is for information only', 'nothing'],
	outgoing: (orders) => [
		`not booked, it is outgoing${orders && ` and names order ${orders}`}`,
		orders ? 'if it is a refund, give the command "Erstattung ist überwiesen" at the order' : 'nothing',
	],
	refund_sent: (orders) => [`outgoing: the refund of order ${orders}, which is booked`, 'nothing'],
	payment_returned: (orders) => [`a reversed credit: order ${orders} is open again`, 'ask the buyer to pay, or cancel the order'],
	refund_returned: (orders) => [
		`a reversed debit: the refund of ${orders} is open again`,
		'ask the buyer for an account, and pay it back once more',
	],
	return_unmatched: (orders) => [
		`not booked, it is a reversal${orders && ` that names order ${orders}`}, and nothing of this amount is booked there`,
		'look at the order, and note what happened',
	],
	future: () => ['not booked, its day lies in the future', 'read a statement of that day, or correct the date'],
	undated: () => ['not booked, it has no date', 'look at it in your online banking, and book it by hand'],
	currency: (orders, detail) => [
		`not booked, it is in ${detail}${orders && ` and names order ${orders}`}`,
		'look at what arrived in euro, and book it by hand',
	],
	parts: (orders, detail) => [
		`not booked, its parts do not add up (${detail})${orders && `; it names order ${orders}`}`,
		'look at the single payments in your online banking, and book them by hand',
	],
	parts_unsaid: (orders) => [
		`not booked, it is a collective entry that does not say what came for order ${orders}`,
		'look at the single payments in your online banking, and book them by hand',
	],
	no_order: () => ['not booked, it names no order', 'if it is for an order, book it by hand; else there is nothing to do'],
	likely_order: (orders) => [
		`not booked, it names no order, but amount and payer are those of order ${orders}`,
		`if it is for order ${orders}, book it by hand`,
	],
	unknown_order: (orders) => [`not booked, there is no order ${orders}`, 'ask the payer what it is for'],
	several_orders: (orders) => [`not booked, it names several orders: ${orders}`, 'book by hand what came for each'],
	doubtful_order: (orders) => [`not booked, it may mean order ${orders}`, 'if it does, book it by hand'],
	maybe_repeat: (orders) => [
		`not booked, it may be one that is booked for order ${orders} already: amount, payer or day are the same`,
		'if it is a second payment, book it by hand',
	],
	contradicted: (orders) => [`not booked, an earlier statement told it of order ${orders}`, 'look at both orders'],
};
