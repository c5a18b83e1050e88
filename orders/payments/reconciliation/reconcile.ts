/**
 * Compares, once a day, what providers say with orders and ledger. What the service has missed is booked; everything that does not fit together is told to
 * the shop.
 */
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../providers/provider.ts';
import type { Service } from '../../service.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { receivedCentsSql, refundedCentsSql } from '../../transitions/payment-state.ts';
import { sessionsOf } from '../../transitions/sessions.ts';
import { costCentsSql } from '../../transitions/stored-order.ts';
import { readPayableOrder } from '../payable-order.ts';
import { conclude } from '../settle-payment.ts';
import { type Difference, writeDifferences } from './difference.ts';

const dayMs = 24 * 3_600_000;
/** A night that fails is made up for by the next one. */
const windowMs = 3 * dayMs;
/** PayPal lists a payment up to three hours after it was made: what is younger is left to the next night. */
const lagMs = 6 * 3_600_000;

/** Does nothing until a day has passed since the last time, or since the first call. `isStopped`: asked between orders. Rejects never. */
export async function reconcileDaily(service: Service, isStopped: () => boolean = () => false): Promise<void> {
	const { database, outbox, log, nowMs } = service;
	const now = nowMs();
	const note = (): void => writeSetting(database, 'reconciled_at', now);
	try {
		const last = readSetting(database, 'reconciled_at');
		if (last === null) return note();
		if (now - Number(last) < dayMs) return;
		const differences = await reconcile(service, isStopped);
		if (isStopped()) return;
		database.transaction(() => {
			note();
			if (differences.length > 0) outbox.queue('mail', writeDifferences(differences, service));
		});
		log.info({ differences: differences.length }, 'Payments were reconciled');
		void outbox.deliver();
	} catch (error) {
		log.error({ reason: error instanceof Error ? error.message : String(error) }, 'Payments could not be reconciled');
	}
}

export async function reconcile(service: Service, isStopped: () => boolean = () => false): Promise<readonly Difference[]> {
	const found: Difference[] = [];
	for (const provider of service.providers.all) {
		for (const order of recentOrders(service, provider)) {
			if (isStopped()) return [];
			found.push(...(await compareOrder(service, provider, order)));
		}
		found.push(...(await compareList(service, provider)));
	}
	return [...found, ...findContradictions(service)];
}

/** Those with a session, an entry, or an unknown outcome in the time that is looked at. */
function recentOrders({ database, nowMs }: Service, { kind: provider }: PaymentProvider): readonly number[] {
	return database.sql
		.prepare(
			`SELECT order_id AS id FROM payment_session WHERE provider = :provider AND (at > :since OR under_way_at IS NOT NULL)
				UNION SELECT order_id FROM ledger WHERE provider = :provider AND at > :since ORDER BY 1`,
		)
		.all({ provider, since: nowMs() - windowMs })
		.map(({ id }) => Number(id));
}

interface Entry {
	readonly kind: string;
	readonly reference: string;
	readonly cents: number;
}

function entriesOf({ database }: Service, order: number, provider: string): readonly Entry[] {
	const rows = database.sql
		.prepare(
			// A refund that the shop made by hand is booked by our name for it, and the provider has another.
			`SELECT kind, cents, coalesce(CASE kind WHEN 'refunded' THEN (SELECT reference FROM refund WHERE uuid = ledger.reference) END, reference)
				AS reference FROM ledger WHERE order_id = :order AND provider = :provider ORDER BY id`,
		)
		.all({ order, provider });
	return rows.map(({ kind, reference, cents }) => ({ kind: String(kind), reference: String(reference), cents: Number(cents) }));
}

/** Disputes and refunds by hand are in no session of a provider. */
const comparedKinds: ReadonlySet<string> = new Set(['received', 'authorised']);

/** What the provider says of the sessions of an order, and the ledger. */
function compareOrder(service: Service, provider: PaymentProvider, order: number): Promise<readonly Difference[]> {
	return service.providers.inTurn(order, async () => {
		const owner = { order, provider: provider.kind };
		const before = entriesOf(service, order, provider.kind);
		const isSame = (one: Entry, other: Entry): boolean => one.kind === other.kind && one.reference === other.reference;
		const facts: Entry[] = [];
		for (const session of sessionsOf(service.database, order).filter((each) => each.provider === provider.kind)) {
			try {
				const state = await provider.read(readPayableOrder(service.database, order), session);
				facts.push(...state.facts);
				service.database.transaction(() => conclude(service, session, state));
			} catch (error) {
				if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
				return [{ kind: 'unread', ...owner, reference: session.reference, cents: null }];
			}
		}
		const after = entriesOf(service, order, provider.kind);
		return [
			...facts.flatMap(({ kind, reference, cents }): readonly Difference[] => {
				const entry = after.find((each) => isSame(each, { kind, reference, cents }));
				if (entry === undefined || entry.cents !== cents) return [{ kind: 'amount', ...owner, reference, cents }];
				return before.some((each) => isSame(each, entry)) ? [] : [{ kind: 'late', ...owner, reference, cents }];
			}),
			...before
				.filter((entry) => comparedKinds.has(entry.kind) && !facts.some((fact) => isSame(fact, entry)))
				.map(({ reference, cents }): Difference => ({ kind: 'unknown_there', ...owner, reference, cents })),
		];
	});
}

/** Money in the provider's own list that no order of this shop explains. */
async function compareList({ database, nowMs }: Service, provider: PaymentProvider): Promise<readonly Difference[]> {
	const now = nowMs();
	const owner = { provider: provider.kind };
	const entry = database.sql.prepare(
		`SELECT 1 FROM ledger WHERE provider = :provider AND kind = :kind AND reference = :reference
			UNION ALL SELECT 1 FROM refund WHERE :kind = 'refunded' AND provider = :provider AND reference = :reference AND state = 'done'`,
	);
	const order = database.sql.prepare('SELECT id FROM shop_order WHERE uuid = :uuid');
	try {
		const listed = (await provider.listMoney?.(now - windowMs, now - lagMs)) ?? [];
		return listed.flatMap(({ kind, reference, cents, orderUuid }): readonly Difference[] => {
			if (entry.get({ provider: provider.kind, kind, reference }) !== undefined) return [];
			const found = orderUuid === null ? undefined : order.get({ uuid: orderUuid });
			if (found !== undefined) return [{ kind: 'unbooked', ...owner, order: Number(found.id), reference, cents }];
			return kind === 'received' ? [{ kind: 'no_order', ...owner, order: null, reference, cents }] : [];
		});
	} catch (error) {
		if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
		return [{ kind: 'unread', ...owner, order: null, reference: '', cents: null }];
	}
}

/** Between orders, ledger and refunds, whoever was paid. */
function findContradictions({ database, nowMs }: Service): readonly Difference[] {
	const rows = database.sql
		.prepare(
			`WITH paid AS (
				SELECT shop_order.id, shop_order.state, payment_kind, ${costCentsSql} AS cost,
					${receivedCentsSql} - ${refundedCentsSql} AS kept,
					coalesce(sum(CASE kind WHEN 'authorised' THEN cents WHEN 'released' THEN -cents END), 0) AS promised,
					coalesce((SELECT sum(cents) FROM refund WHERE order_id = shop_order.id AND refund.state IN ('requested', 'task')), 0) AS asked,
					count(CASE kind WHEN 'refunded' THEN 1 WHEN 'disputed' THEN 1 END) AS went_back
				FROM shop_order LEFT JOIN ledger ON ledger.order_id = shop_order.id GROUP BY shop_order.id
			)
			SELECT 'overpaid' AS kind, id, payment_kind AS provider, kept - cost AS cents FROM paid
				WHERE state <> 'cancelled' AND kept - asked > cost
			UNION ALL SELECT 'kept', id, payment_kind, kept FROM paid WHERE state = 'cancelled' AND kept - asked > 0
			UNION ALL SELECT 'unpaid', id, payment_kind, cost - kept FROM paid
				WHERE state IN ('accepted', 'completed') AND payment_kind IN ('paypal', 'klarna') AND kept + promised < cost AND went_back = 0
			UNION ALL SELECT 'refund_waits', order_id, provider, cents FROM refund WHERE state = 'requested' AND at < :yesterday
			UNION ALL SELECT 'unknown_outcome', order_id, provider, NULL FROM payment_session WHERE under_way_at < :yesterday`,
		)
		.all({ yesterday: nowMs() - dayMs });
	return rows.map(({ kind, id, provider, cents }) => ({
		// The query names no others.
		kind: kind as Difference['kind'],
		order: Number(id),
		provider: String(provider),
		reference: '',
		cents: cents === null ? null : Number(cents),
	}));
}
