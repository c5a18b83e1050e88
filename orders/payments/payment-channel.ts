/** Looks again at payments that a provider has called about, or of which it is not known what became of them. */
import type { Channel } from '../outbox/outbox.ts';
import type { OutboxBodies, Service } from '../service.ts';
import { isPaymentUnderWay } from '../transitions/sessions.ts';
import { lookAtPayment } from './settle-payment.ts';

const askAgainMs = 3_600_000;

/** `serviceOf`: the service is made after its outbox. */
export function createPaymentChannel(serviceOf: () => Service): Channel {
	return {
		async deliver({ body }) {
			const service = serviceOf();
			const { order, hint } = JSON.parse(body) as OutboxBodies['payment'];
			if (!hint && !isPaymentUnderWay(service.database, order)) return { kind: 'done' };
			const { kind, ...settlement } = await lookAtPayment(service, order);
			// The provider says when it has decided; what it says may be lost.
			if (kind === 'pending') return { kind: 'later', reason: 'The provider still decides', dueAt: service.nowMs() + askAgainMs };
			return kind === 'unknown' && 'reason' in settlement ? { kind: 'later', reason: settlement.reason } : { kind: 'done' };
		},
	};
}
