/** When the service asks a provider again what became of a payment: a minute after a buyer's approval, and not at once. */
import { expect, it } from 'vitest';
import { settlePayment } from '../../orders/payments/settle-payment.ts';
import { type PaymentProvider, ProviderUnavailable, type SessionState } from '../../orders/providers/provider.ts';
import { addSession } from '../../orders/transitions/sessions.ts';
import { aService } from './a-service.ts';

const halfMinuteMs = 30_000;
const started = { order: 1001, provider: 'paypal', attempt: 0, reference: 'PP-1', token: 'PP-1', secret: 'a' };
const settled: SessionState = { status: 'settled', facts: [{ kind: 'received', reference: 'CAPTURE-1', cents: 10_590 }] };

/** The provider's first answer is `first`; afterwards it has the money. */
async function anApproval(first: () => SessionState) {
	let asked = 0;
	const answer = async (): Promise<SessionState> => {
		asked += 1;
		return asked === 1 ? first() : settled;
	};
	const never = () => Promise.reject(new Error('It is not asked for'));
	const provider: PaymentProvider = {
		...{ kind: 'paypal', tokenField: 'paypal_order_id', routes: [], open: never, refund: never },
		...{ advance: answer, read: answer },
	};
	const { service, rows } = await aService([{ payment_method: 4 }], [provider]);
	addSession(service.database, started, service.nowMs());
	const settlement = await settlePayment(service, { ...started, approval: null, payment: null }, 'approved');
	return {
		settlement,
		/** Questions to the provider, once what waits is due so much sooner. */
		async askedAfter(ms: number): Promise<number> {
			rows(`UPDATE outbox SET due_at = due_at - ${ms}`);
			await service.outbox.deliver();
			return asked;
		},
		received: () => rows("SELECT cents FROM ledger WHERE kind = 'received'"),
	};
}

it.each<[string, string, () => SessionState]>([
	['still decides', 'pending', () => ({ status: 'pending', facts: [] })],
	[
		'does not answer',
		'unknown',
		() => {
			throw new ProviderUnavailable('No answer');
		},
	],
])('asks a provider again that %s, but not within half a minute', async (_, kind, first) => {
	const { settlement, askedAfter, received } = await anApproval(first);
	expect(settlement.kind).toBe(kind);
	expect([await askedAfter(0), await askedAfter(halfMinuteMs), received()]).toEqual([1, 1, []]);
	expect([await askedAfter(halfMinuteMs), received()]).toEqual([2, [{ cents: 10_590 }]]);
});
