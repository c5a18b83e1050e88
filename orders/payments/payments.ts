/** Answers the two calls by which a payment page says that an order is paid through a provider. */
import type { RefusalCode } from '../../client/orders/contract/answer.ts';
import { klarnaOrderRequest, paypalTransactionRequest } from '../../client/orders/contract/order-request.ts';
import type { ProviderKind } from '../providers/provider.ts';
import type { Service } from '../service.ts';
import { book } from '../transitions/ledger.ts';
import { findSession } from '../transitions/sessions.ts';
import { type Asked, readJson } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

/** `waitSeconds`: after which the visitor may send again; null: now. */
export function answerKlarna(request: Asked, waitSeconds: number | null, service: Service): Reply {
	const asked = readJson(request, { endpoint: 'klarna', schema: klarnaOrderRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_uuid: uuid, authorization_token: reference } = asked.data;
	return toReply({ kind: 'klarna', order: { uuid }, reference }, { message: 'ok' }, 'order_uuid', service);
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

/** `body`: of the answer to a payment that is made, or that waits for nothing but its provider. */
function toSettledReply(settlement: Settlement, body: unknown): Reply {
	switch (settlement.kind) {
		case 'paid':
		case 'pending':
			return { kind: 'json', status: 200, body };
		case 'declined':
		case 'refused':
			return refuse('declined', settlement.reason);
		case 'unknown':
			return refuse('failed', settlement.reason);
	}
}

/** `field`: the one that is wrong where the order is. */
function toReply(payment: ApprovedPayment, body: unknown, field: string, service: Service): Reply {
	const refusal = confirmPayment(payment, service);
	if (refusal === null) return { kind: 'json', status: 200, body };
	const { code, reason } = refusal;
	return refuse(code, reason, code === 'invalid' ? { faults: [{ field, code }] } : {});
}

/**
 * Takes the word of a payment page that an order is paid through a provider. A real service asks the provider whether that is so, and for how
 * much; the sandbox has none to ask, and believes every reference but those that begin with `declined`.
 */
interface ApprovedPayment {
	readonly kind: ProviderKind;
	/** The order's UUID, which only its buyer knows, and its number where that is said, too. */
	readonly order: { readonly uuid: string; readonly id?: number };
	/** The provider's name for the payment: its order's id, or the authorisation's token. */
	readonly reference: string;
}

interface PaymentRefusal {
	readonly code: RefusalCode;
	readonly reason: string;
}

const declinedPrefix = 'declined';

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

/** null: the order is paid, now or since before: the same reference is no second payment. */
function confirmPayment({ kind, order, reference }: ApprovedPayment, service: Service): PaymentRefusal | null {
	const { database, nowMs } = service;
	const { sql } = database;
	return database.transaction(() => {
		const payable = findPayable(service, { kind, ...order });
		if ('code' in payable) return payable;
		const { id } = payable;
		const known = sql.prepare('SELECT reference FROM ledger WHERE order_id = :id AND provider = :kind').get({ id, kind });
		if (known !== undefined) {
			return known.reference === reference ? null : { code: 'key_reused', reason: 'The order is paid by another payment' };
		}
		if (reference.startsWith(declinedPrefix)) return { code: 'declined', reason: 'The provider does not pay' };
		// Klarna's money comes when the order is captured.
		const cents = Number(sql.prepare('SELECT total_cents FROM shop_order WHERE id = :id').get({ id })?.total_cents);
		const booking = book(
			database,
			{ order: id, provider: kind, kind: kind === 'klarna' ? 'authorised' : 'received', reference, cents },
			nowMs(),
		);
		return booking === 'contradicted' ? { code: 'key_reused', reason: 'The payment belongs to another order' } : null;
	});
}
