/** Does what a doubt about the time has put off, once it has ended. */
import type { PaymentKind } from '../../site/payment-kinds.ts';
import { correctTimes, type DoubtBegin } from '../clock/doubted-rows.ts';
import type { Service } from '../service.ts';
import { renew } from '../stock/reservations.ts';
import { acceptOrder } from './accept-order.ts';
import { waitForAddress } from './ask-for-address.ts';

/** To be called inside a transaction, when the time is sure. */
export function settleDoubt(service: Service, begin: DoubtBegin): void {
	const { database, nowMs } = service;
	correctTimes(database, begin, nowMs());
	const placed = database.sql
		.prepare("SELECT id, payment_kind FROM shop_order WHERE id > :last AND state = 'placed' ORDER BY id")
		.all({ last: begin.lastRows.shop_order ?? 0 });
	// The schema allows no other kinds.
	for (const { id, payment_kind } of placed) {
		if (!waitForAddress(service, Number(id))) renew(service, Number(id), payment_kind as PaymentKind);
	}
	const waiting = database.sql
		.prepare(
			`SELECT DISTINCT shop_order.id FROM shop_order JOIN order_event ON order_id = shop_order.id AND transition = 'await_time'
				WHERE state = 'placed' ORDER BY 1`,
		)
		.all();
	for (const { id } of waiting) acceptOrder(service, Number(id), { who: 'service', why: 'the time is sure' });
}
