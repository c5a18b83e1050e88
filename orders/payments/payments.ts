/** Answers the two calls by which a payment page says that an order is paid through a provider. */
import type { RefusalCode } from '../../client/orders/contract/answer.ts';
import { klarnaOrderRequest, paypalTransactionRequest } from '../../client/orders/contract/order-request.ts';
import type { ProviderKind } from '../providers/provider.ts';
import type { Service } from '../service.ts';
import { findSession, openSessionsOf, sessionsOf } from '../transitions/sessions.ts';
import { type Asked, readJson } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

/** `waitSeconds`: after which the visitor may send again; null: now. Klarna's own call may have brought the same authorisation before. */
export async function answerKlarna(request: Asked, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = readJson(request, { endpoint: 'klarna', schema: klarnaOrderRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_uuid: uuid, authorization_token: token } = asked.data;
	const found = findPayable(service, { kind: 'klarna', uuid });
	if ('code' in found)
		return refuse(found.code, found.reason, found.code === 'invalid' ? { faults: [{ field: 'order_uuid', code: 'invalid' }] } : {});
	const sessions = sessionsOf(service.database, found.id);
	const session = sessions.at(-1);
	if (session === undefined) return refuse('declined', 'The order has no session at Klarna');
	// What Klarna rejected is over, and paid nothing.
	const paid = openSessionsOf(service.database, found.id).find(({ payment }) => payment !== null);
	// The order is paid by another authorisation. Klarna lets this one lapse: without an order it lives for 60 minutes.
	if (paid !== undefined && paid.approval !== token) return refuse('key_reused', 'The order is paid by another payment');
	return toSettledReply(await settlePayment(service, paid ?? session, token), { message: 'ok' });
}

/** As above. The service asks PayPal itself what it is told here, and captures what the buyer approved there. */
export async function answerPaypal(request: Asked, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = readJson(request, { endpoint: 'paypal', schema: paypalTransactionRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_id: id, paypal } = asked.data;
	const found = findPayable(service, { kind: 'paypal', uuid: paypal.custom_id, id });
	if ('code' in found)
		return refuse(found.code, found.reason, found.code === 'invalid' ? { faults: [{ field: 'order_id', code: 'invalid' }] } : {});
	const session = findSession(service.database, { provider: 'paypal', reference: paypal.orderID });
	// Only what this service has opened for this order is ever asked about: a made-up payment pays nothing.
	if (session?.order !== id) {
		const fault = { field: 'paypal.orderID', code: 'invalid' } as const;
		return refuse('invalid', 'The payment is not of this order', { faults: [fault] });
	}
	return toSettledReply(await settlePayment(service, session, paypal.orderID), { status: 'ok' });
}

/** `body`: of the answer to a payment that is made; it gets `pending` where only the provider has to decide. */
function toSettledReply(settlement: Settlement, body: Readonly<Record<string, unknown>>): Reply {
	switch (settlement.kind) {
		case 'paid':
			return { kind: 'json', status: 200, body };
		case 'pending':
			return { kind: 'json', status: 200, body: { ...body, pending: true } };
		case 'declined':
		case 'refused':
			return refuse('declined', settlement.reason);
		case 'unknown':
			return refuse('failed', settlement.reason);
	}
}

interface PaymentRefusal {
	readonly code: RefusalCode;
	readonly reason: string;
}

/** The order's number, if it is paid this way. */
function findPayable(
	{ database }: Service,
	{ kind, uuid, id }: { readonly kind: ProviderKind; readonly uuid: string; readonly id?: number },
): PaymentRefusal | { readonly id: number } {
	const found = database.sql.prepare('SELECT id, payment_kind FROM shop_order WHERE uuid = :uuid').get({ uuid });
	// only a sender who knows the UUID learns whose number it is
	if (found === undefined || found.id !== (id ?? found.id)) return { code: 'not_found', reason: 'There is no such order' };
	return found.payment_kind === kind ? { id: Number(found.id) } : { code: 'invalid', reason: 'The order is not paid this way' };
}
