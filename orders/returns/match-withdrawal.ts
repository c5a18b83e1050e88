/**
 * Finds the order that a withdrawal names, and writes for the shop what it has to know of it: whether the sender is the buyer, until when a withdrawal is
 * possible, what is exempt, and until when money has to go back. Nothing is refused and nothing is paid back by itself: the shop decides.
 */
import { timeZoneOf } from '../../site/time-zone.ts';
import { returnTexts } from '../mail/return-texts.ts';
import { addressOf } from '../privacy/addresses.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import type { Company } from '../shop/company.ts';
import { endOfDayAfter, formatLastDay } from '../shop/local-days.ts';
import type { Database } from '../store/database.ts';
import { readPayment } from '../transitions/ledger.ts';
import { readStoredOrder, type StoredOrder } from '../transitions/stored-order.ts';

/** Of the period that begins with the receipt of the products (§ 355 (2), § 356 (2) no. 1 BGB), and of the refund (§ 357 (1) BGB). */
const periodDays = 14;

export interface WithdrawalMatch {
	/** `other_email`: the order is another address's, so anyone may have sent it: numbers of orders can be guessed. */
	readonly kind: 'same_email' | 'other_email' | 'no_order';
	readonly order: StoredOrder | null;
}

/** The order whose number stands in what was typed; where several do, the sender's own. */
export function matchWithdrawal(
	{ contract, email }: { readonly contract: string; readonly email: string },
	database: Database,
): WithdrawalMatch {
	const numbers = [...contract.matchAll(/(?<!\d)\d{4,9}(?!\d)/g)].map(([digits]) => Number(digits));
	const orders = numbers.map((number) => readStoredOrder(database, number)).filter((order) => order !== null);
	const own = orders.find((order) => addressOf(order.email) === addressOf(email));
	if (own !== undefined) return { kind: 'same_email', order: own };
	const [other = null] = orders;
	return { kind: other === null ? 'no_order' : 'other_email', order: other };
}

/** The end of the last day on which the refund is in time, for a withdrawal that came at `now`. */
export function refundDeadline(now: number, { country }: Company): number {
	return endOfDayAfter(now, periodDays, timeZoneOf(country));
}

/** Paragraphs in the shop's language. */
export function describeMatch({ kind, order }: WithdrawalMatch, now: number, service: Pick<Service, 'database' | 'company'>): string {
	const { company, database } = service;
	const { language } = company;
	const texts = returnTexts[language];
	if (order === null) return texts.noOrder;
	const exempt = order.lines.filter(({ isMadeToOrder, state }) => isMadeToOrder && state !== 'dropped');
	const { receivedCents, refundedCents } = readPayment(database, order.id);
	const day = (ms: number): string => formatLastDay(ms, language, timeZoneOf(company.country));
	return [
		kind === 'other_email' ? texts.otherEmail(order.id) : texts.sameEmail(order.id),
		periodOf(order, now, service),
		...(exempt.length === 0 ? [] : [texts.exempt(exempt.map(({ count, dropped, name }) => `${count - dropped} × ${name}`).join(', '))]),
		receivedCents > refundedCents
			? texts.refund(formatAmount(receivedCents - refundedCents, language), day(refundDeadline(now, company)))
			: texts.nothingPaid,
	].join('\n\n');
}

/** The service knows when lines were shipped, not when the buyer had them. Of an order in several parcels the last one counts. */
function periodOf(order: StoredOrder, now: number, { database, company }: Pick<Service, 'database' | 'company'>): string {
	const texts = returnTexts[company.language];
	if (order.lines.some(({ state }) => state === 'to_pack')) return texts.notShipped;
	const shipped = database.sql
		.prepare("SELECT max(at) AS at FROM order_event WHERE order_id = :id AND transition = 'ship'")
		.get({ id: order.id })?.at;
	const timeZone = timeZoneOf(company.country);
	const end = endOfDayAfter(Number(shipped), periodDays, timeZone);
	const [first, last] = [Number(shipped) + 1, end].map((ms) => formatLastDay(ms, company.language, timeZone));
	return now < end ? texts.inTime(first ?? '', last ?? '') : texts.perhapsLate(first ?? '', last ?? '');
}
