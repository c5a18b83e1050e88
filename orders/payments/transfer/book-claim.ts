/** Books a payment for the order that it names, once. */
import type { Database } from '../../store/database.ts';
import { book, matchByHand, readPayment } from '../../transitions/ledger.ts';
import type { OrderState } from '../../transitions/order-states.ts';
import type { Booking, Hearing } from './finding.ts';
import { settleAwaited } from './open-questions.ts';
import { findRepeat, isToldOtherwise, nameOf, type Told, wordsIn } from './recognise-repeat.ts';
import { type Claim, splitEntry, wholeOf } from './split-entry.ts';
import type { BankEntry, UnreadableEntry } from './statement/bank-statement.ts';

type Outcome = Booking | { readonly kind: 'contradicted'; readonly order: number } | 'maybe_repeat';

export function bookClaim(
	entry: BankEntry,
	claim: Claim,
	{ order, state }: { readonly order: number; readonly state: OrderState },
	hearing: Hearing,
): Outcome {
	const { database, claimed, now } = hearing;
	const { cents, reference, isPart } = claim;
	const { name, place } = nameIn(entry, claim, hearing);
	const told = toTold(entry, claim, order, hearing);
	const isCovered = readPayment(database, order).missingCents < cents;
	const earlier = findByName(database, name);
	if (earlier !== null && earlier.order !== order) return { kind: 'contradicted', order: earlier.order };
	const row = earlier?.row ?? findRepeat(database, told, claimed, isCovered);
	if (typeof row === 'number') {
		claimed.add(row);
		settleAwaited(database, { order, cents, now });
		return { kind: 'known', order };
	}
	if (matchByHand(database, { order, reference: name, cents })) {
		keepSource(database, name, told);
		settleAwaited(database, { order, cents, now });
		const matched = findByName(database, name);
		if (matched !== null) claimed.add(matched.row);
		return { kind: 'known', order };
	}
	// Two rows that are alike in all words may be one that the file tells twice, where the order needs no second one.
	const isAlike = place > 0 && reference === null && !isPart && isCovered;
	if (row === 'maybe' || isAlike) return 'maybe_repeat';
	// What the shop has noted may be this payment with another amount, such as one without the bank's fee.
	if (isCovered && hasUnmatchedByHand(database, order)) return 'maybe_repeat';
	if (entry.parts.length > 1 && isToldOtherwise(database, told, entry.cents)) return 'maybe_repeat';
	book(database, { order, provider: 'transfer', kind: 'received', reference: name, cents }, now);
	keepSource(database, name, told);
	settleAwaited(database, { order, cents, now });
	const booked = findByName(database, name);
	if (booked !== null) claimed.add(booked.row);
	return { kind: 'booked', order, after: readPayment(database, order), isCancelled: state === 'cancelled' };
}

/** Claims the rows that an earlier statement told in the same words, so that none of them is taken for another payment of this statement. */
export function claimExactRepeats(entries: readonly (BankEntry | UnreadableEntry)[], hearing: Hearing): void {
	const scratch = { ...hearing, told: new Map<string, number>() };
	for (const entry of entries) {
		if (entry.kind === 'unreadable' || entry.state !== 'booked') continue;
		const split = splitEntry(entry);
		const claims = split.kind === 'claims' ? split.claims : [wholeOf(entry)];
		for (const claim of claims) {
			const found = findByName(hearing.database, nameIn(entry, claim, scratch).name);
			if (found !== null) hearing.claimed.add(found.row);
		}
	}
}

/** Whether a payment that this statement has as pending is booked by now. */
export function isBookedAlready(entry: BankEntry, claim: Claim, order: number, hearing: Hearing): boolean {
	const { database } = hearing;
	const isCovered = readPayment(database, order).missingCents < claim.cents;
	return typeof findRepeat(database, { ...toTold(entry, claim, order, hearing), reference: null }, new Set(), isCovered) === 'number';
}

function toTold({ day, valueDay }: BankEntry, claim: Claim, order: number, { format, today }: Hearing): Told {
	const { cents, party, iban, reference, texts } = claim;
	return { order, cents, party, iban, reference, format, day: day ?? today, valueDay, words: wordsIn(texts) };
}

/** By all that the bank says of it, and by its place among those of which it says the same. */
export function nameIn(
	{ day, valueDay, currency, direction, isReversal }: BankEntry,
	{ cents, party, iban, reference, texts }: Claim,
	{ account, format, told }: Hearing,
): { readonly name: string; readonly place: number } {
	const said = [account, format, day, valueDay, currency, direction, isReversal, cents, party, iban, reference, texts];
	const whole = nameOf(said, 0);
	const place = told.get(whole) ?? 0;
	told.set(whole, place + 1);
	return { name: nameOf(said, place), place };
}

export function findByName({ sql }: Database, name: string): { readonly row: number; readonly order: number } | null {
	const found = sql
		.prepare(
			`SELECT id, order_id FROM ledger LEFT JOIN money_by_hand ON ledger_id = id
				WHERE statement = :name OR (provider = 'transfer' AND kind IN ('received', 'returned', 'refund_returned') AND reference = :name)`,
		)
		.get({ name });
	return found === undefined ? null : { row: Number(found.id), order: Number(found.order_id) };
}

function hasUnmatchedByHand({ sql }: Database, order: number): boolean {
	return (
		sql
			.prepare(
				"SELECT 1 FROM ledger JOIN money_by_hand ON ledger_id = id WHERE order_id = :order AND kind = 'received' AND statement IS NULL LIMIT 1",
			)
			.get({ order }) !== undefined
	);
}

/** A refund goes back to the account that paid, and a repetition is recognised by the rest. */
function keepSource({ sql }: Database, name: string, { day, valueDay, format, reference, party, iban, words }: Told): void {
	sql
		.prepare('INSERT INTO transfer_payer (reference, payer, iban) VALUES (:name, :party, :iban) ON CONFLICT DO NOTHING')
		.run({ name, party, iban });
	sql
		.prepare(
			`INSERT INTO transfer_source (reference, day, format, value_day, bank_reference) VALUES (:name, :day, :format, :valueDay, :reference)
				ON CONFLICT DO NOTHING`,
		)
		.run({ name, day, format, valueDay, reference });
	sql
		.prepare('INSERT INTO transfer_words (reference, words) VALUES (:name, :words) ON CONFLICT DO NOTHING')
		.run({ name, words: JSON.stringify(words) });
}
