/** Has providers make the refunds that were asked for. Each adapter looks first whether an earlier try arrived. */
import type { Channel } from '../outbox/outbox.ts';
import { type PayableOrder, type PaymentProvider, ProviderRefused, type RefundOrder, type RefundOutcome } from '../providers/provider.ts';
import { findRefund, settleRefund, turnIntoTask } from '../refunds/request-refund.ts';
import type { OutboxBodies, Service } from '../service.ts';
import { patiently } from '../store/write-lock.ts';
import { type PaymentSession, sessionsOf } from '../transitions/sessions.ts';
import { readPayableOrder } from './payable-order.ts';

/** `serviceOf`: the service is made after its outbox. */
export function createRefundChannel(serviceOf: () => Service): Channel {
	return {
		async deliver({ body }) {
			const service = serviceOf();
			const { refund: uuid } = JSON.parse(body) as OutboxBodies['refund'];
			const asked = findRefund(service.database, uuid);
			if (asked === undefined) return { kind: 'refused', reason: `There is no refund ${uuid}` };
			return service.providers.inTurn(asked.order, async () => {
				const refund = findRefund(service.database, uuid);
				if (refund?.state !== 'requested') return { kind: 'done' };
				const { order, cents, provider } = refund;
				const outcome = await askProvider(service, { uuid, cents, order, provider });
				if (outcome.kind === 'pending') return { kind: 'later', reason: outcome.reason };
				await patiently(() =>
					service.database.transaction(() => {
						if (outcome.kind === 'refused') turnIntoTask(service, refund, outcome.reason);
						else settleRefund(service, refund, { reference: outcome.fact.reference, who: provider });
					}),
				);
				void service.outbox.deliver();
				return { kind: 'done' };
			});
		},
	};
}

interface AskedRefund {
	readonly uuid: string;
	readonly cents: number;
	readonly order: number;
	readonly provider: string;
}

async function askProvider({ database, log, providers }: Service, { uuid, cents, order, provider }: AskedRefund): Promise<RefundOutcome> {
	const adapter = providers.find(provider);
	// It may be set up again: the refund waits, and the operator is told.
	if (adapter === undefined) {
		const reason = `The service is not set up for ${provider}`;
		log.error({ refund: uuid, order, provider }, `A refund waits: ${reason}`);
		return { kind: 'pending', reason };
	}
	const sessions = sessionsOf(database, order).filter((each) => each.provider === provider);
	const received = receivedFor(database, { uuid, order, provider });
	try {
		const payable = readPayableOrder(database, order);
		const session = await findPaid({ adapter, payable, sessions }, received);
		if (session === undefined) return { kind: 'refused', reason: `The order has no session at ${provider}` };
		return await adapter.refund(payable, session, { uuid, cents, received });
	} catch (error) {
		if (error instanceof ProviderRefused) return { kind: 'refused', reason: error.message };
		throw error;
	}
}

interface PaidOrder {
	readonly adapter: PaymentProvider;
	readonly payable: PayableOrder;
	readonly sessions: readonly PaymentSession[];
}

/**
 * Money came in the session whose payment the provider names; before it does, in one that the buyer approved. Where it came in several, the provider says
 * which one has the payment.
 */
async function findPaid({ adapter, payable, sessions }: PaidOrder, received: RefundOrder['received']): Promise<PaymentSession | undefined> {
	const paid = sessions.filter(({ payment }) => payment !== null);
	for (const session of paid.length > 1 ? paid : []) {
		const { facts } = await adapter.read(payable, session);
		if (facts.some(({ kind, reference }) => kind === 'received' && received.some((each) => each.reference === reference))) return session;
	}
	return paid.at(-1) ?? sessions.findLast(({ approval }) => approval !== null) ?? sessions.at(-1);
}

/** The payment that the refund is of; where none is noted, all that came this way. */
function receivedFor(
	{ sql }: Service['database'],
	{ uuid, order, provider }: Pick<AskedRefund, 'uuid' | 'order' | 'provider'>,
): RefundOrder['received'] {
	const rows = sql
		.prepare(
			`SELECT reference, cents FROM ledger WHERE order_id = :order AND provider = :provider AND kind = 'received'
				AND reference = coalesce((SELECT reference FROM refund_payment WHERE refund = :uuid), reference) ORDER BY id`,
		)
		.all({ uuid, order, provider });
	return rows.map(({ reference, cents }) => ({ reference: String(reference), cents: Number(cents) }));
}
