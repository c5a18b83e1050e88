/** Opens the session in which a buyer pays an order that is committed. */
import { createHmac } from 'node:crypto';
import type { OrderAccepted } from '../../client/orders/contract/order-request.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Service } from '../service.ts';
import { patiently } from '../store/write-lock.ts';
import { addSession, currentSession, type PaymentSession, sessionsOf } from '../transitions/sessions.ts';
import { readPayableOrder } from './payable-order.ts';
import { conclude, mayBePaid } from './settle-payment.ts';

/**
 * The answer to an order with what the browser needs to pay it: the current session's token, or that of a new one where the earlier one has ended. Without
 * one where the provider does not answer: the order stands, and the browser may ask again.
 */
export async function withSession(answer: OrderAccepted, service: Service): Promise<OrderAccepted> {
	const { order_id: order } = answer;
	const kind = service.database.sql.prepare('SELECT payment_kind AS kind FROM shop_order WHERE id = :order').get({ order })?.kind;
	const provider = service.providers.find(String(kind));
	// Nobody is asked to pay while the time is in doubt: the browser may ask again.
	if (provider === undefined || service.time.doubt() !== null) return answer;
	try {
		const session = await service.providers.inTurn(order, () => findOrOpen(order, provider, service));
		return session === null ? answer : { ...answer, [provider.tokenField]: session.token };
	} catch (error) {
		service.log.error({ order, reason: error instanceof Error ? error.message : String(error) }, 'No session could be opened for an order');
		return answer;
	}
}

/** null: the order is not to be paid. */
async function findOrOpen(order: number, provider: PaymentProvider, service: Service): Promise<PaymentSession | null> {
	const { database, nowMs } = service;
	const payable = readPayableOrder(database, order);
	const current = currentSession(database, order);
	if (current !== undefined) {
		const state = await provider.read(payable, current);
		database.transaction(() => conclude(service, current, state));
		if (state.status !== 'ended') return current;
	}
	if (!mayBePaid(database, order, provider.kind)) return null;
	const attempt = sessionsOf(database, order).length;
	const secret = sessionSecret(payable.uuid, attempt, service);
	const opened = await provider.open(payable, { attempt, secret });
	const session = { order, provider: provider.kind, attempt, secret, ...opened };
	await patiently(() => database.transaction(() => addSession(database, session, nowMs())));
	return { ...session, approval: null, payment: null };
}

/**
 * The same at every try: a provider that opened the session at a try whose answer was lost calls by the secret of that try, and takes the next one for a
 * repetition.
 */
function sessionSecret(order: string, attempt: number, { secret }: Pick<Service, 'secret'>): string {
	return createHmac('sha256', secret).update(`session ${order} ${attempt}`).digest('base64url');
}
