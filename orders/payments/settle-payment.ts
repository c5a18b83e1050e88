/**
 * Takes a payment as far as its provider lets it, and books what the provider says. Buyers' browsers, providers' calls and the outbox all lead here: what
 * they say is a hint, and the same hint told again changes nothing.
 */
import { acceptOrder } from '../actions/accept-order.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable, type SessionState } from '../providers/provider.ts';
import { completeIfDone } from '../refunds/complete-order.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { bookToldRefund } from '../refunds/told-refund.ts';
import type { Service } from '../service.ts';
import type { Database } from '../store/database.ts';
import { patiently } from '../store/write-lock.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { book, readPayment } from '../transitions/ledger.ts';
import {
	beginPayment,
	endPayment,
	endSession,
	findSession,
	notePayment,
	type PaymentSession,
	sessionsOf,
} from '../transitions/sessions.ts';
import { type Claim, claimPieces, holdsNothing, unclaimPieces } from './claim-pieces.ts';
import { readPayableOrder } from './payable-order.ts';

export type Settlement =
	/** The money is there, or promised. */
	| { readonly kind: 'paid' }
	/** The buyer has done all there is to do, and the provider still decides. */
	| { readonly kind: 'pending' }
	/** Not paid this time: the buyer may try again. */
	| { readonly kind: 'declined'; readonly reason: string }
	/** The session is not this order's, or the order is not to be paid. */
	| { readonly kind: 'refused'; readonly reason: string }
	/** No answer: the same may be asked again. */
	| { readonly kind: 'unknown'; readonly reason: string };

/** Afterwards the outbox sees to it that what is under way comes to an end, even if the service ends before. */
const lookAgainMs = 60_000;

/** `approval`: what the buyer's browser or the provider gave the service to go on with. */
export function settlePayment(service: Service, session: PaymentSession, approval: string): Promise<Settlement> {
	const { database, outbox, nowMs, providers, time } = service;
	const { order } = session;
	return providers.inTurn(order, async () => {
		const provider = providers.find(session.provider);
		if (provider === undefined) return { kind: 'unknown', reason: `The service is not set up for ${session.provider}` };
		database.transaction(() => {
			beginPayment(database, session, approval, nowMs());
			outbox.queue('payment', { order }, nowMs() + lookAgainMs);
		});
		// The outbox goes on with it once the time is sure.
		if (time.doubt() !== null) return { kind: 'pending' };
		// What happened before its turn came stands in the database.
		const { provider: name, reference } = session;
		return takeStep(service, provider, findSession(database, { provider: name, reference }) ?? session);
	});
}

/** Reads every session of an order, and takes the step that one of them waits for. */
export function lookAtPayment(service: Service, order: number): Promise<Settlement> {
	return service.providers.inTurn(order, async () => {
		let last: Settlement = { kind: 'refused', reason: 'The order has no session' };
		for (const session of sessionsOf(service.database, order)) {
			const provider = service.providers.find(session.provider);
			if (provider === undefined) return { kind: 'unknown', reason: `The service is not set up for ${session.provider}` };
			last = await takeStep(service, provider, session);
			if (last.kind === 'unknown') return last;
		}
		return last;
	});
}

async function takeStep(service: Service, provider: PaymentProvider, session: PaymentSession): Promise<Settlement> {
	const { database, log } = service;
	const { order } = session;
	const payable = readPayableOrder(database, order);
	try {
		const { step, claim } = await beginStep(service, session);
		const state = await (provider[step] ?? provider.read)(payable, session);
		await patiently(() =>
			database.transaction(() => {
				conclude(service, session, state);
				if (claim === 'claimed' && state.status !== 'settled' && state.status !== 'pending') unclaimPieces(service, order);
			}),
		);
		void service.outbox.deliver();
		const settlement = toSettlement(state);
		if (claim === 'gone') return { kind: 'declined', reason: 'The products were sold before the payment' };
		// Another session paid the order, or a transfer: what was approved here is not taken, and the buyer owes nothing.
		return settlement.kind === 'declined' && isPaid(database, order) ? { kind: 'paid' } : settlement;
	} catch (error) {
		if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
		log.warn({ order, provider: provider.kind, reason: error.message }, 'It is not known what became of a payment');
		return { kind: 'unknown', reason: error.message };
	}
}

/** Notes what is about to be asked of the provider, and sees to it that a payment gets its products. */
async function beginStep(
	service: Service,
	session: PaymentSession,
): Promise<{ readonly step: ReturnType<typeof chooseStep>; readonly claim: Claim }> {
	const { database, nowMs } = service;
	const { order } = session;
	const shop = chooseStep(database, session) === 'advance' && holdsNothing(service, order) ? await service.shop.read() : null;
	return database.transaction(() => {
		if (chooseStep(database, session) !== 'advance') return { step: chooseStep(database, session), claim: 'held' };
		const claim = shop === null ? 'held' : claimPieces(service, order, shop);
		if (claim === 'gone') return { step: chooseStep(database, session), claim };
		beginPayment(database, session, null, nowMs());
		return { step: 'advance', claim };
	});
}

/** What was authorised for an order that is cancelled, paid in another session, or to be paid in another way, is given back, and so is the rest of one that is done. */
function chooseStep(database: Database, { order, attempt, payment, provider }: PaymentSession): 'advance' | 'release' | 'read' {
	if (mayBePaid(database, order, provider)) return 'advance';
	const { state, kind } = database.sql.prepare('SELECT state, payment_kind AS kind FROM shop_order WHERE id = :order').get({ order }) ?? {};
	const isPaidElsewhere = sessionsOf(database, order).some((other) => other.attempt !== attempt && other.payment !== null);
	const isRestLeft = state === 'completed' && payment !== null && readPayment(database, order).promisedCents > 0;
	return state === 'cancelled' || isRestLeft || (payment === null && (isPaidElsewhere || kind !== provider)) ? 'release' : 'read';
}

function toSettlement({ status, reason = '' }: SessionState): Settlement {
	switch (status) {
		case 'settled':
			return { kind: 'paid' };
		case 'pending':
			return { kind: 'pending' };
		case 'foreign':
			return { kind: 'refused', reason };
		default:
			return { kind: 'declined', reason: reason || `The payment is ${status}` };
	}
}

/** An order that is cancelled, paid already, or to be paid in another way, is not to be paid (again). */
export function mayBePaid(database: Database, order: number, provider: string): boolean {
	const row = database.sql.prepare('SELECT state, total_cents, payment_kind FROM shop_order WHERE id = :order').get({ order });
	if (row === undefined || row.state === 'cancelled' || row.payment_kind !== provider) return false;
	const { state, openCents } = readPayment(database, order);
	return (state === 'pending' || state === 'failed') && openCents === row.total_cents;
}

function isPaid(database: Database, order: number): boolean {
	return stateOf(database, order) !== 'cancelled' && ['paid', 'authorised'].includes(readPayment(database, order).state);
}

function stateOf({ sql }: Database, order: number): unknown {
	return sql.prepare('SELECT state FROM shop_order WHERE id = :order').get({ order })?.state;
}

/** Books what a provider says of a session, and what follows from it. To be called inside a transaction. */
export function conclude(service: Service, session: PaymentSession, state: SessionState): void {
	const { status, facts, reason } = state;
	const { database, log, nowMs } = service;
	const { order, provider } = session;
	notePayment(database, session, state);
	if (status === 'ended') endSession(database, session, nowMs());
	// An approved payment that is still wanted is captured by the next try, even if this was only a look.
	else if (status !== 'pending' && !(status === 'approved' && mayBePaid(database, order, provider))) endPayment(database, session);
	if (status === 'foreign') log.error({ order, provider, reason }, 'A session of a provider is not of its order');
	bookFacts(service, { order, provider }, facts);
}

interface MoneyOwner {
	readonly order: number;
	readonly provider: string;
}

/** As above, of facts that belong to no session alone, such as disputes. */
export function bookFacts(service: Service, { order, provider }: MoneyOwner, facts: SessionState['facts']): void {
	const { database, log, nowMs } = service;
	for (const { kind, reference, cents, refund } of facts) {
		if (kind === 'refunded') {
			bookToldRefund(service, { order, provider, reference, cents, refund });
			continue;
		}
		const booking = book(database, { order, provider, kind, reference, cents }, nowMs());
		if (booking === 'contradicted') log.error({ order, provider, kind, reference }, 'The ledger has this of another order or amount');
		if (booking !== 'booked') continue;
		recordEvent(database, { order, transition: `payment_${kind}`, who: provider, why: `${reference} (${cents} ct)` }, nowMs());
		if (kind === 'received' || kind === 'authorised') takeMoney(service, { order, provider }, { reference, cents, kind });
		if (kind === 'received') completeIfDone(service, order);
	}
}

/**
 * Money that came concludes the contract: the order is accepted with it. That of an order which was cancelled meanwhile goes back, and so does what came
 * beyond the order's total, such as by a second session.
 */
function takeMoney(service: Service, { order, provider }: MoneyOwner, { reference, cents, kind }: SessionState['facts'][number]): void {
	const { database } = service;
	const state = stateOf(database, order);
	const { openCents } = readPayment(database, order);
	if (state === 'placed' && (kind === 'authorised' || openCents <= 0)) acceptOrder(service, order, { who: provider, why: 'It is paid' });
	if (kind !== 'received') return;
	const refund = (refundCents: number, name: string, why: string): void => {
		requestRefund(service, { order, cents: refundCents, key: `${name}-${provider}-${reference}`, why, who: 'service' });
	};
	if (state === 'cancelled') refund(cents, 'late', 'The order was cancelled before its money came');
	else if (openCents < 0) refund(Math.min(cents, -openCents), 'twice', 'The order was paid before');
}
