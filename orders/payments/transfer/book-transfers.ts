/** Finds the orders that incoming payments pay, and books them. What is not certain is left to a person. */

import type { Database } from '../../store/database.ts';
import { writeSetting } from '../../store/settings.ts';
import { book, matchByHand, readPayment } from '../../transitions/ledger.ts';
import type { Payment } from '../../transitions/payment-state.ts';
import type { IncomingPayment } from './incoming.ts';

export type BookedTransfer = { readonly payment: IncomingPayment } & Outcome;

/**
 * Each payment in a transaction of its own, so that what was booked stays booked. What follows from it for the orders, the running service does
 * (`watchTransfers`).
 */
export function bookTransfers(payments: readonly IncomingPayment[], database: Database, now: number): readonly BookedTransfer[] {
	const file = JSON.stringify(payments.map(({ reference }) => reference));
	const booked = payments.map((payment) => ({ payment, ...database.transaction(() => bookTransfer(payment, { database, file, now })) }));
	writeSetting(database, 'transfers_read_at', now);
	return booked;
}

type Outcome =
	| { readonly kind: 'booked'; readonly order: number; readonly after: Payment; readonly isCancelled: boolean }
	/** An earlier statement told it, or the shop booked it by hand. */
	| { readonly kind: 'known'; readonly order: number }
	| { readonly kind: 'left'; readonly reason: string };

interface Books {
	readonly database: Database;
	/** Names of all payments in the file, as JSON. */
	readonly file: string;
	readonly now: number;
}

function bookTransfer(payment: IncomingPayment, { database, file, now }: Books): Outcome {
	const { reference, format, date, currency, cents, text, payer, iban } = payment;
	const numbers = numbersIn(text);
	const found = database.sql
		.prepare('SELECT id, state FROM shop_order WHERE id IN (SELECT value FROM json_each(:numbers))')
		.all({ numbers: JSON.stringify(numbers) });
	const [order] = found;
	if (numbers.length === 0) return left('it names no order');
	if (order === undefined) return left(`there is no order ${numbers.join(', ')}`);
	if (found.length > 1) return left(`it names several orders: ${found.map(({ id }) => id).join(', ')}`);
	if (currency !== 'EUR') return left(`it is in ${currency}`);
	const id = Number(order.id);
	const isByHand = matchByHand(database, { order: id, reference, cents });
	if (!isByHand && isToldByAnother(database, payment, { order: id, file })) {
		return left(
			`one of the same amount and about the same day is booked for order ${id} from another file; book it by hand if it is a second one`,
		);
	}
	const booking = isByHand ? 'known' : book(database, { order: id, provider: 'transfer', kind: 'received', reference, cents }, now);
	if (booking === 'contradicted') return left('an earlier statement told it of another order');
	// A refund goes back to the account that paid.
	database.sql
		.prepare('INSERT INTO transfer_payer (reference, payer, iban) VALUES (:reference, :payer, :iban) ON CONFLICT DO NOTHING')
		.run({ reference, payer, iban });
	database.sql
		.prepare('INSERT INTO transfer_source (reference, day, format) VALUES (:reference, :date, :format) ON CONFLICT DO NOTHING')
		.run({ reference, date, format });
	if (booking === 'known') return { kind: 'known', order: id };
	return { kind: 'booked', order: id, after: readPayment(database, id), isCancelled: order.state === 'cancelled' };
}

/** Between the day on which a bank books a payment and the one on which it counts, with a weekend and a holiday. */
const maxDaysApart = 5;

/**
 * Whether a payment is new by its name, and one of the same order, day and amount is booked that this file does not hold. Two payments that are alike stand
 * in one file of a day. Files of two formats may also differ in the day.
 */
function isToldByAnother(
	{ sql }: Database,
	{ reference, format, date, cents }: IncomingPayment,
	{ order, file }: { readonly order: number; readonly file: string },
): boolean {
	return (
		sql
			.prepare(
				`WITH booked AS (
					SELECT coalesce(statement, reference) AS name, cents FROM ledger LEFT JOIN money_by_hand ON ledger_id = id
						WHERE order_id = :order AND kind = 'received'
				)
				SELECT 1 FROM booked JOIN transfer_source ON transfer_source.reference = name
					WHERE coalesce(abs(julianday(day) - julianday(:date)), 0) <= iif(format = :format, 0, ${maxDaysApart})
						AND cents = :cents AND name NOT IN (SELECT value FROM json_each(:file))
						AND NOT EXISTS (SELECT 1 FROM ledger WHERE provider = 'transfer' AND kind = 'received' AND reference = :reference) LIMIT 1`,
			)
			.get({ order, reference, format, date, cents, file }) !== undefined
	);
}

function left(reason: string): Outcome {
	return { kind: 'left', reason };
}

/** The numbers of orders that a payer wrote: buyers are asked for `B-1001`, and write `B 1001`, `b1001` or `B-1001.` as well; banks may break it anywhere. */
function numbersIn(text: string): readonly number[] {
	const found = [...text.matchAll(/(?<![\p{L}\d])B\s*[-–]?\s*(\d{4,9})(?!\d)/giu)].map(([, digits]) => Number(digits));
	return [...new Set(found)];
}
