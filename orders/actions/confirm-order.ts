/**
 * Confirms the e-mail address of an order, as its buyer asks by the button behind the link: only now the service accepts it. What was given up meanwhile is
 * taken again while it is there. Asked again, it does nothing more.
 */
import { acceptanceOf } from '../../site/payment-kinds.ts';
import type { Service } from '../service.ts';
import type { Shop } from '../shop/shop.ts';
import { limitedPieces, mayHold } from '../stock/hold-limits.ts';
import { hold, leaveToShop, prolong, readReservation } from '../stock/reservations.ts';
import type { Database } from '../store/database.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import { hashToken } from '../web/link-token.ts';
import { acceptOrder } from './accept-order.ts';
import { expectDone } from './action-refusal.ts';

/** The order that a link is of; null: the link was not made here, or its time is over. */
export function findByLink({ sql }: Database, token: string): { readonly order: number; readonly isConfirmed: boolean } | null {
	const row = sql.prepare('SELECT order_id, confirmed_at FROM order_confirmation WHERE token_hash = :hash').get({ hash: hashToken(token) });
	return row === undefined ? null : { order: Number(row.order_id), isConfirmed: row.confirmed_at !== null };
}

/** To be called inside a transaction. */
export function confirmOrder(service: Service, shop: Shop, token: string): void {
	const { database, nowMs } = service;
	const found = findByLink(database, token);
	if (found === null || found.isConfirmed) return;
	const order = readStoredOrder(database, found.order);
	const reservation = readReservation(database, found.order);
	// It is over, or a person has accepted it already.
	if (order?.state !== 'placed' || reservation === null) return;
	const { id, email, paymentKind } = order;
	database.sql.prepare('UPDATE order_confirmation SET confirmed_at = :now WHERE order_id = :id').run({ id, now: nowMs() });
	recordEvent(database, { order: id, transition: 'confirm_address', who: 'buyer' }, nowMs());
	const pieces = limitedPieces(database, id);
	const { network, heldUntil, isLeftToShop } = reservation;
	const holds = heldUntil !== null || (!isLeftToShop && mayHold({ pieces, email, network }, shop, service));
	prolong(service, id, paymentKind);
	if (!holds) {
		leaveToShop(database, id);
		return;
	}
	hold(service, id);
	if (acceptanceOf(paymentKind, service.payments) === 'automatic')
		expectDone(acceptOrder(service, id, { who: 'service', why: 'configured' }));
}
