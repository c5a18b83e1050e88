/**
 * Accepts an order, which concludes the contract, and says so to the buyer. Where the buyer pays in advance by transfer, the same mail asks for the
 * money: before the acceptance it must not be asked for (OLG Nürnberg, 3 U 1594/23).
 */
import { isPaidThroughProvider, providerNames } from '../../site/payment-kinds.ts';
import { issueAcceptance } from '../documents/issue.ts';
import { readOrder } from '../documents/read-order.ts';
import { type AcceptedTerms, writeAcceptance } from '../mail/order-steps.ts';
import { writeProviderNote } from '../mail/payment-notes.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import type { Company } from '../shop/company.ts';
import { endOfTransferTerm } from '../shop/transfer-term.ts';
import { hold } from '../stock/reservations.ts';
import { type Cause, changeOrder, recordEvent } from '../transitions/change-order.ts';
import { readPayment } from '../transitions/ledger.ts';
import type { Payment } from '../transitions/payment-state.ts';
import { readStoredOrder, type StoredOrder } from '../transitions/stored-order.ts';
import type { ActionRefusal } from './action-refusal.ts';
import { readCoverage } from './coverage.ts';

export type ActingService = Pick<Service, 'database' | 'outbox' | 'company' | 'payments' | 'log' | 'numberFormats' | 'nowMs' | 'time'>;

/** The mail that declares an acceptance. */
type WriteAcceptance = (order: StoredOrder, terms: AcceptedTerms, company: Company) => Mail;

/**
 * To be called inside a transaction. null: done. What a provider is to pay is accepted with its money, also where that came by transfer. `write`: left
 * out, a mail of its own says so.
 */
export function acceptOrder(
	service: ActingService,
	id: number,
	cause: Cause,
	write: WriteAcceptance = writeAcceptance,
): ActionRefusal | null {
	const { database, company, nowMs } = service;
	const order = readStoredOrder(database, id);
	if (order === null) return 'unknown_order';
	if (order.state === 'placed' && isPaidThroughProvider(order.paymentKind) && readCoverage(database, order) !== 'covered')
		return 'awaits_provider';
	const now = nowMs();
	if (order.state === 'placed' && service.time.doubt() !== null) return awaitTime(service, id, now);
	if (!changeOrder(database, id, 'accept', cause, now)) return 'wrong_state';
	// From now on the contract holds them.
	hold(service, id);
	const payment = readPayment(database, id);
	const isOpen = order.paymentKind === 'transfer' && payment.openCents > 0;
	const dueAt = isOpen ? endOfTransferTerm(service, now) : null;
	if (dueAt !== null) {
		database.sql.prepare('INSERT INTO payment_term (order_id, due_at) VALUES (:id, :dueAt)').run({ id, dueAt });
	}
	const provider = hasProvided(service, order) ? providerNames[order.paymentKind] : null;
	const { extras } = readOrder(database, id);
	issueAcceptance(service, id, { cover: write(order, { dueAt, extras, money: moneyOf(payment, provider) }, company), dueAt });
	if (provider !== null) service.outbox.queue('mail', writeProviderNote(order, company));
	return null;
}

/** Whether its provider has the money, or promises it. The shop hears of a transfer in its place by another mail. */
function hasProvided({ database }: ActingService, { id, paymentKind }: StoredOrder): boolean {
	if (!isPaidThroughProvider(paymentKind)) return false;
	return (
		database.sql
			.prepare("SELECT 1 FROM ledger WHERE order_id = :id AND provider = :paymentKind AND kind IN ('received', 'authorised')")
			.get({ id, paymentKind }) !== undefined
	);
}

function moneyOf({ openCents, receivedCents, promisedCents }: Payment, provider: string | null): AcceptedTerms['money'] {
	if (promisedCents > 0 && provider !== null) return { kind: 'promised', provider };
	return openCents <= 0 && receivedCents > 0 ? { kind: 'paid', provider } : null;
}

/** Acceptance and deadline would have a wrong day. Noted once, in the history that the desk shows. */
function awaitTime({ database }: ActingService, order: number, now: number): ActionRefusal {
	const known = database.sql.prepare("SELECT 1 FROM order_event WHERE order_id = :order AND transition = 'await_time'").get({ order });
	if (known === undefined) recordEvent(database, { order, transition: 'await_time', who: 'service' }, now);
	return 'awaits_time';
}
