/**
 * Keeps money authorised for orders whose products are not dispatched yet: providers let it go after some weeks, and making a piece of jewellery may
 * take longer. The shop is told in time where it cannot be kept.
 */
import { klarnaCollectDays } from '../../site/config.ts';
import { writeEndOfAuthorization } from '../mail/uncollected.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable, type SessionState } from '../providers/provider.ts';
import type { Service } from '../service.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { type PaymentSession, sessionsOf } from '../transitions/sessions.ts';
import { readPayableOrder } from './payable-order.ts';
import { conclude } from './settle-payment.ts';

const dayMs = 24 * 3_600_000;
/** Before the end. */
const extendMs = 7 * dayMs;
const endsTransition = 'authorization_ends';

/** To be called every hour or so. What a provider does not answer is asked the next time. */
export async function keepAuthorized(service: Service): Promise<void> {
	const { database, log, nowMs, providers } = service;
	const waiting = database.sql
		.prepare(
			`SELECT DISTINCT order_id AS "order" FROM payment_session JOIN shop_order ON shop_order.id = order_id
				WHERE payment IS NOT NULL AND state IN ('placed', 'accepted') AND coalesce(collect_until, 0) < :before
					AND EXISTS (SELECT 1 FROM order_line WHERE order_line.order_id = shop_order.id AND order_line.state = 'to_pack')
					AND NOT EXISTS (SELECT 1 FROM order_event WHERE order_event.order_id = shop_order.id AND transition = :endsTransition)`,
		)
		.all({ before: nowMs() + extendMs, endsTransition });
	for (const row of waiting) {
		const order = Number(row.order);
		try {
			await providers.inTurn(order, () => keep(service, order));
		} catch (error) {
			if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
			log.warn({ order, reason: error.message }, 'It is not known for how long a payment can be collected');
		}
	}
}

async function keep(service: Service, order: number): Promise<void> {
	const { database, nowMs, payments } = service;
	const session = sessionsOf(database, order).findLast(({ payment }) => payment !== null);
	const provider = session && service.providers.find(session.provider);
	if (session === undefined || provider?.extend === undefined) return;
	const until = await readEnd(service, provider, session);
	if (until === null || until >= nowMs() + extendMs) return;
	const placedAt = Number(database.sql.prepare('SELECT at FROM shop_order WHERE id = :order').get({ order })?.at);
	const lastAt = placedAt + (payments?.klarna?.collectDays ?? klarnaCollectDays.standard) * dayMs;
	if (until < lastAt) {
		const state = await extend(service, provider.extend, session);
		if ((state?.collectUntil ?? 0) >= nowMs() + extendMs) return;
	}
	database.transaction(() => {
		recordEvent(database, { order, transition: endsTransition, who: provider.kind, why: new Date(until).toISOString() }, nowMs());
		service.outbox.queue('mail', writeEndOfAuthorization(order, until, service.company));
	});
}

/** null: the provider refuses it, and the shop has to be told. */
async function extend(service: Service, by: NonNullable<PaymentProvider['extend']>, session: PaymentSession): Promise<SessionState | null> {
	const { database, log, randomness } = service;
	const { order } = session;
	try {
		const state = await by(readPayableOrder(database, order), session, randomness.uuid());
		database.transaction(() => conclude(service, session, state));
		return state;
	} catch (error) {
		if (!(error instanceof ProviderRefused)) throw error;
		log.warn({ order, reason: error.message }, 'An authorisation cannot be extended');
		return null;
	}
}

/** null: nothing is authorised any more. */
async function readEnd(service: Service, provider: PaymentProvider, session: PaymentSession): Promise<number | null> {
	const { database } = service;
	const state = await provider.read(readPayableOrder(database, session.order), session);
	database.transaction(() => conclude(service, session, state));
	return state.status === 'settled' ? (state.collectUntil ?? null) : null;
}
