/** Has providers make the refunds that were asked for. Each adapter looks first whether an earlier try arrived. */
import type { Channel, Delivery } from '../outbox/outbox.ts';
import { type PaymentProvider, ProviderRefused, type RefundOrder, type RefundOutcome } from '../providers/provider.ts';
import { findRefund, type Refund, settleRefund, turnIntoTask } from '../refunds/request-refund.ts';
import type { OutboxBodies, Service } from '../service.ts';
import { patiently } from '../store/write-lock.ts';
import { type PaymentSession, sessionsOf } from '../transitions/sessions.ts';
import { readPayableOrder } from './payable-order.ts';
import { conclude } from './settle-payment.ts';

/** `serviceOf`: the service is made after its outbox. */
export function createRefundChannel(serviceOf: () => Service): Channel {
	return {
		async deliver({ body }) {
			const service = serviceOf();
			const { refund: uuid } = JSON.parse(body) as OutboxBodies['refund'];
			const asked = findRefund(service.database, uuid);
			if (asked === undefined) return { kind: 'refused', reason: `There is no refund ${uuid}` };
			const { order, provider } = asked;
			return service.providers.inTurn(order, async () => {
				const adapter = service.providers.find(provider);
				if (adapter !== undefined) return tryRefund(service, adapter, uuid);
				// It may be set up again: the refund waits, and the operator is told.
				const reason = `The service is not set up for ${provider}`;
				service.log.error({ refund: uuid, order, provider }, `A refund waits: ${reason}`);
				return { kind: 'later', reason };
			});
		},
	};
}

type Refused = Extract<RefundOutcome, { readonly kind: 'refused' }>;

/**
 * Before it asks the provider for the money, and before it asks a person, it looks at what went back already: the shop may have made the same refund in the
 * provider's own pages.
 */
async function tryRefund(service: Service, adapter: PaymentProvider, uuid: string): Promise<Delivery> {
	const { database } = service;
	const asked = openRefund(service, uuid);
	if (asked === null) return { kind: 'done' };
	const payable = readPayableOrder(database, asked.order);
	const sessions = sessionsOf(database, asked.order).filter((each) => each.provider === adapter.kind);
	const received = receivedFor(database, asked);
	/** All that may have the payment, because the shop may have given back another one of the order. Returns the one that has it. */
	const look = async (): Promise<PaymentSession> => {
		const candidates = paidSessions(sessions);
		const last = candidates.at(-1);
		if (last === undefined) throw new ProviderRefused(`The order has no session at ${adapter.kind}`, 'NO_SESSION');
		let holder: PaymentSession | null = null;
		for (const session of candidates) {
			const state = await adapter.read(payable, session);
			await patiently(() => database.transaction(() => conclude(service, session, state)));
			if (state.facts.some((fact) => fact.kind === 'received' && received.some(({ reference }) => reference === fact.reference)))
				holder ??= session;
		}
		return holder ?? last;
	};
	const ask = async (): Promise<RefundOutcome | null> => {
		const session = await look();
		const { cents } = openRefund(service, uuid) ?? {};
		return cents === undefined ? null : adapter.refund(payable, session, { uuid, cents, received });
	};
	const outcome = await refusedOr(ask);
	if (outcome?.kind === 'pending') return { kind: 'later', reason: outcome.reason };
	if (outcome?.kind === 'refused') await refusedOr(look);
	await patiently(() =>
		database.transaction(() => {
			const open = openRefund(service, uuid);
			if (open === null || outcome === null) return;
			if (outcome.kind === 'refused') turnIntoTask(service, open, outcome.reason);
			else settleRefund(service, open, { reference: outcome.fact.reference, who: adapter.kind });
		}),
	);
	void service.outbox.deliver();
	return { kind: 'done' };
}

/** null: there is nothing left to ask the provider for. */
function openRefund({ database }: Service, uuid: string): Refund | null {
	const refund = findRefund(database, uuid);
	return refund?.state === 'requested' ? refund : null;
}

/** A refusal is an outcome. */
async function refusedOr<T>(call: () => Promise<T>): Promise<T | Refused> {
	try {
		return await call();
	} catch (error) {
		if (error instanceof ProviderRefused) return { kind: 'refused', reason: error.message };
		throw error;
	}
}

/** Those whose payment the provider names; before it does, one that the buyer approved. Where there are several, the provider says which one has the money. */
function paidSessions(sessions: readonly PaymentSession[]): readonly PaymentSession[] {
	const paid = sessions.filter(({ payment }) => payment !== null);
	if (paid.length > 0) return paid;
	const approved = sessions.findLast(({ approval }) => approval !== null) ?? sessions.at(-1);
	return approved === undefined ? [] : [approved];
}

/** The payment that the refund is of; where none is noted, all that came this way. */
function receivedFor({ sql }: Service['database'], { uuid, order, provider }: Refund): RefundOrder['received'] {
	const rows = sql
		.prepare(
			`SELECT reference, cents FROM ledger WHERE order_id = :order AND provider = :provider AND kind = 'received'
				AND reference = coalesce((SELECT reference FROM refund_payment WHERE refund = :uuid), reference) ORDER BY id`,
		)
		.all({ uuid, order, provider });
	return rows.map(({ reference, cents }) => ({ reference: String(reference), cents: Number(cents) }));
}
