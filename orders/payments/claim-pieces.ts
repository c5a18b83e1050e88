/**
 * An order beyond what unpaid orders may hold takes its products when it is paid: just before its provider is asked for the money, so that nothing is paid
 * that is sold to others.
 */
import { cancelOrder } from '../actions/cancel-order.ts';
import type { Service } from '../service.ts';
import type { Shop } from '../shop/shop.ts';
import { areThere, limitedPieces } from '../stock/hold-limits.ts';
import { takesStock } from '../stock/movements.ts';
import { endHold, hold } from '../stock/reservations.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';

/** `held`: it holds them already. `claimed`: from now on. `gone`: they are not there, and the order is over. */
export type Claim = 'held' | 'claimed' | 'gone';

/** Also where its time to wait has ended, because money came, and the bank took that back. */
export function holdsNothing(service: Service, order: number): boolean {
	return readStoredOrder(service.database, order)?.state === 'placed' && !takesStock(service, order);
}

/** To be called inside a transaction, before money is asked for. */
export function claimPieces(service: Service, order: number, shop: Shop): Claim {
	const { database } = service;
	if (!holdsNothing(service, order)) return 'held';
	if (areThere(limitedPieces(database, order), shop, service)) {
		hold(service, order);
		return 'claimed';
	}
	cancelOrder(service, order, { ground: 'sold', who: 'service', why: 'sold before its payment' });
	return 'gone';
}

/** As above, where no money came of it: an order that is only looked at holds no more than before. */
export function unclaimPieces(service: Service, order: number): void {
	if (readStoredOrder(service.database, order)?.state === 'placed') endHold(service, order);
}
