/**
 * Asks who orders something that cannot be reordered, and pays through no provider, to confirm the e-mail address by a link: until then the order holds its
 * products for a short time only. To be called inside a transaction.
 */
import type { Language } from '../../site/languages.ts';
import { isPaidThroughProvider, type PaymentKind } from '../../site/payment-kinds.ts';
import type { AddressLink } from '../mail/address-request.ts';
import type { Service } from '../service.ts';
import { readReservation } from '../stock/reservations.ts';
import type { Database } from '../store/database.ts';
import { mailboxOf } from '../store/mailbox.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { createLinkToken, hashToken, linkTo } from '../web/link-token.ts';

const hourMs = 3_600_000;
/** For the first order of a mailbox, one at a time from a network; also for another one, until the mail server took the mail with the link. */
const firstHoldMs = 24 * hourMs;
/** For any other, from then on. */
const otherHoldMs = 2 * hourMs;
/** The link works for as long, and then the order ends. */
const linkDays = 7;

/** Where links of e-mails lead to confirm the address of an order. */
export const confirmPath = '/ecom/order/confirm';

type AskingService = Pick<Service, 'database' | 'nowMs' | 'siteUrl' | 'randomness'>;

export function needsAddress(
	{ reservations }: Pick<Service, 'reservations'>,
	{ paymentKind, isLimited }: { readonly paymentKind: PaymentKind; readonly isLimited: boolean },
): boolean {
	return reservations.confirmAddress && isLimited && !isPaidThroughProvider(paymentKind);
}

interface AskedOrder {
	readonly id: number;
	readonly paymentKind: PaymentKind;
	readonly email: string;
	readonly language: Language;
}

/** The order has a reservation, and holds its products or not. Returns the link for its mail. */
export function askForAddress(service: AskingService, { id, email, language, paymentKind }: AskedOrder): AddressLink {
	const { database, nowMs, siteUrl } = service;
	const { sql } = database;
	const token = createLinkToken(service);
	const [now, isFirst] = [nowMs(), isFirstHold(database, id, email) ? 1 : 0];
	sql
		.prepare('INSERT INTO order_confirmation (order_id, at, token_hash, is_first) VALUES (:id, :now, :tokenHash, :isFirst)')
		.run({ id, now, tokenHash: hashToken(token), isFirst });
	waitForAddress(service, id);
	return { url: linkTo(siteUrl() + confirmPath, language, token), days: linkDays, isTransfer: paymentKind === 'transfer' };
}

/** Counts from now on how long an order waits whose address is awaited, and how long it holds what it holds. False: it is not awaited. */
export function waitForAddress({ database, nowMs }: Pick<Service, 'database' | 'nowMs'>, id: number): boolean {
	const { sql } = database;
	const row = sql.prepare('SELECT is_first, mailed_at FROM order_confirmation WHERE order_id = :id AND confirmed_at IS NULL').get({ id });
	if (row === undefined) return false;
	const now = nowMs();
	const holdEnd = now + (row.is_first === 1 || row.mailed_at === null ? firstHoldMs : otherHoldMs);
	sql
		.prepare('UPDATE reservation SET expires_at = :end, held_until = iif(held_until IS NULL, NULL, :holdEnd) WHERE order_id = :id')
		.run({ id, end: now + linkDays * 24 * hourMs, holdEnd });
	return true;
}

/** Neither did the mailbox order before, nor does another order of the network hold for as long without a confirmation. */
function isFirstHold(database: Database, id: number, email: string): boolean {
	const { sql } = database;
	const earlier = sql
		.prepare("SELECT 1 FROM shop_order WHERE id <> :id AND email <> '' AND mailbox_of(email) = :mailbox LIMIT 1")
		.get({ id, mailbox: mailboxOf(email) });
	if (earlier !== undefined) return false;
	const network = readReservation(database, id)?.network ?? '';
	const another = sql
		.prepare(
			`SELECT 1 FROM reservation JOIN order_confirmation USING (order_id)
				WHERE order_id <> :id AND network = :network AND held_until IS NOT NULL AND is_first = 1 AND confirmed_at IS NULL LIMIT 1`,
		)
		.get({ id, network });
	return another === undefined;
}

/** The mail server has taken the mail with the link, or refused it for good: then the shop can still ask the buyer by telephone. */
export function noteLinkSent({ database, nowMs }: Pick<Service, 'database' | 'nowMs'>, id: number): void {
	const now = nowMs();
	const { changes } = database.sql
		.prepare('UPDATE order_confirmation SET mailed_at = :now WHERE order_id = :id AND mailed_at IS NULL AND confirmed_at IS NULL')
		.run({ id, now });
	if (changes === 0) return;
	database.sql
		.prepare(
			`UPDATE reservation SET held_until = :holdEnd WHERE order_id = :id AND held_until IS NOT NULL
				AND EXISTS (SELECT 1 FROM order_confirmation WHERE order_id = :id AND is_first = 0)`,
		)
		.run({ id, holdEnd: now + otherHoldMs });
	recordEvent(database, { order: id, transition: 'link_sent', who: 'service' }, now);
}

/** Whether the buyer has still to follow the link. */
export function awaitsAddress({ sql }: Database, order: number): boolean {
	const found = sql.prepare('SELECT 1 FROM order_confirmation WHERE order_id = :order AND confirmed_at IS NULL').get({ order });
	return found !== undefined;
}
