/** Cancels orders that were placed a year ago and never accepted: their buyers hear of it, and after that they can be forgotten. */
import { abandonedAfterDays, abandonedOrder } from '../privacy/retention.ts';
import { isPaymentUnderWay } from '../transitions/sessions.ts';
import type { ActingService } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';

const dayMs = 24 * 3_600_000;

/** While it is not known what became of a payment, the order stays. */
export function cancelAbandoned(service: ActingService): void {
	const { database, nowMs } = service;
	const due = database.sql
		.prepare(`SELECT id FROM shop_order WHERE ${abandonedOrder} ORDER BY id`)
		.all({ since: nowMs() - abandonedAfterDays * dayMs });
	for (const { id } of due) {
		database.transaction(() => {
			if (isPaymentUnderWay(database, Number(id))) return;
			cancelOrder(service, Number(id), { ground: 'unaccepted', who: 'service', why: 'not accepted in time' });
		});
	}
}
