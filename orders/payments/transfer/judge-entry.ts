/** The one judge of all formats: decides of an entry whether it is booked, was booked before, or is asked about. */
import { toAmount } from '../../shop/amounts.ts';
import type { Database } from '../../store/database.ts';
import { bookClaim, isBookedAlready } from './book-claim.ts';
import { bookReturn } from './book-return.ts';
import type { Finding, Hearing } from './finding.ts';
import { findLikelyOrders, matchOrder, type NamedOrder } from './match-order.ts';
import { ask, type Place, type Question, type QuestionKind } from './question.ts';
import { recogniseRefund } from './recognise-refund.ts';
import { type Claim, splitEntry, wholeOf } from './split-entry.ts';
import type { BankEntry, UnreadableEntry } from './statement/bank-statement.ts';

/** Of a statement of the shop's account. To be called inside a transaction. */
export function judgeEntry(entry: BankEntry | UnreadableEntry, place: Place, hearing: Hearing): readonly Finding[] {
	if (entry.kind === 'unreadable') return [ask('unreadable', place, entry, { needsPerson: true, detail: entry.fault })];
	const { database, today } = hearing;
	const whole = wholeOf(entry);
	const named = matchOrder(database, whole);
	const question = (kind: QuestionKind, more: Partial<Question> = {}): readonly Finding[] => [
		ask(kind, place, entry, { orders: ordersOf(named), needsPerson: named.kind !== 'none', ...more }),
	];
	const isIncoming = entry.direction === 'in';
	if (entry.state === 'information') return question('information');
	if (entry.state === 'pending') {
		const isBooked = isIncoming && named.kind === 'one' && isBookedAlready(entry, whole, named.order, hearing);
		return question('pending', { needsPerson: isIncoming && named.kind !== 'none' && !isBooked });
	}
	if (!isIncoming && !entry.isReversal) {
		const isRefund = named.kind === 'one' && recogniseRefund(entry, named.order, hearing);
		return isRefund ? question('refund_sent', { needsPerson: false }) : question('outgoing');
	}
	if (entry.day === null) return question('undated', { needsPerson: true });
	if (entry.day > today) return question('future', { needsPerson: true });
	if (entry.currency !== 'EUR') return named.kind === 'none' ? question('no_order') : question('currency', { detail: entry.currency });
	const split = splitEntry(entry);
	if (split.kind === 'mismatch') return question('parts', { needsPerson: true, detail: toAmount(split.cents) });
	const claims = split.kind === 'claims' ? split.claims : sharedClaim(database, entry);
	if (claims === null) return named.kind === 'none' ? question('no_order') : question('parts_unsaid');
	return claims.map((claim) => judgeClaim(entry, claim, place, hearing));
}

/** A collective entry without amounts is for one order where each of its payments names it. null: it is not. */
function sharedClaim(database: Database, entry: BankEntry): readonly Claim[] | null {
	if (entry.partCount > entry.parts.length) return null;
	const orders = entry.parts.map((part) => matchOrder(database, part)).map((named) => (named.kind === 'one' ? named.order : null));
	return orders.every((order) => order !== null && order === orders[0]) ? [wholeOf(entry)] : null;
}

function judgeClaim(entry: BankEntry, claim: Claim, place: Place, hearing: Hearing): Finding {
	const { database } = hearing;
	const named = matchOrder(database, claim);
	const { cents, party, texts } = claim;
	const own = {
		cents: entry.direction === 'out' ? -cents : cents,
		party,
		text: texts
			.map((lines) => lines.join(' '))
			.join(' · ')
			.slice(0, 300),
	};
	const question = (kind: QuestionKind, more: Partial<Question> = {}): Question =>
		ask(kind, place, entry, { ...own, orders: ordersOf(named), needsPerson: true, ...more });
	if (entry.isReversal) {
		if (named.kind === 'one')
			return (
				bookReturn(entry, claim, named.order, hearing, (kind) => question(kind)) ?? {
					kind: 'known',
					order: named.order,
					...place,
					...own,
					day: entry.day,
					currency: entry.currency,
				}
			);
		return named.kind === 'none' && entry.direction === 'in' ? question('no_order', { needsPerson: false }) : question('return_unmatched');
	}
	if (named.kind === 'one') {
		const booked = bookClaim(entry, claim, named, hearing);
		if (booked === 'maybe_repeat') return question('maybe_repeat');
		if (booked.kind === 'contradicted') return question('contradicted', { orders: [booked.order, named.order] });
		return { ...booked, ...place, ...own, day: entry.day, currency: entry.currency };
	}
	if (named.kind === 'none') {
		const likely = findLikelyOrders(database, claim);
		return likely.length > 0 ? question('likely_order', { orders: likely }) : question('no_order', { needsPerson: false });
	}
	if (named.kind === 'unknown') return question('unknown_order', { orders: named.numbers });
	return question(named.kind === 'several' ? 'several_orders' : 'doubtful_order');
}

/** Those that exist. */
function ordersOf(named: NamedOrder): readonly number[] {
	if (named.kind === 'one') return [named.order];
	return named.kind === 'several' || named.kind === 'doubtful' ? named.numbers : [];
}
