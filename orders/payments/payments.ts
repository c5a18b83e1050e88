/** Answers the two calls by which a payment page says that an order is paid through a provider. */
import type { RefusalCode } from '../../client/orders/contract/answer.ts';
import { klarnaOrderRequest, paypalTransactionRequest } from '../../client/orders/contract/order-request.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Service } from '../service.ts';
import { book } from '../transitions/ledger.ts';
import { type Asked, readJson } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';

/** `waitSeconds`: after which the visitor may send again; null: now. */
export function answerKlarna(request: Asked, waitSeconds: number | null, service: Service): Reply {
	const asked = readJson(request, { endpoint: 'klarna', schema: klarnaOrderRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_uuid: uuid, authorization_token: reference } = asked.data;
	return toReply({ kind: 'klarna', order: { uuid }, reference }, { message: 'ok' }, 'order_uuid', service);
}

/** As above. */
export function answerPaypal(request: Asked, waitSeconds: number | null, service: Service): Reply {
	const asked = readJson(request, { endpoint: 'paypal', schema: paypalTransactionRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_id: id, paypal } = asked.data;
	return toReply(
		{ kind: 'paypal', order: { id, uuid: paypal.custom_id }, reference: paypal.orderID },
		{ status: 'ok' },
		'order_id',
		service,
	);
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
	readonly kind: Extract<PaymentKind, 'paypal' | 'klarna'>;
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

/** null: the order is paid, now or since before: the same reference is no second payment. */
function confirmPayment({ kind, order, reference }: ApprovedPayment, { database, nowMs }: Service): PaymentRefusal | null {
	const { sql } = database;
	return database.transaction(() => {
		const found = sql.prepare('SELECT id, payment_kind, total_cents FROM shop_order WHERE uuid = :uuid').get({ uuid: order.uuid });
		// only a sender who knows the UUID learns whose number it is
		if (found === undefined || found.id !== (order.id ?? found.id)) return { code: 'not_found', reason: 'There is no such order' };
		if (found.payment_kind !== kind) return { code: 'invalid', reason: 'The order is not paid this way' };
		const id = Number(found.id);
		const known = sql.prepare('SELECT reference FROM ledger WHERE order_id = :id AND provider = :kind').get({ id, kind });
		if (known !== undefined) {
			return known.reference === reference ? null : { code: 'key_reused', reason: 'The order is paid by another payment' };
		}
		if (reference.startsWith(declinedPrefix)) return { code: 'declined', reason: 'The provider does not pay' };
		// Klarna's money comes when the order is captured.
		const cents = Number(found.total_cents);
		const booking = book(
			database,
			{ order: id, provider: kind, kind: kind === 'klarna' ? 'authorised' : 'received', reference, cents },
			nowMs(),
		);
		return booking === 'contradicted' ? { code: 'key_reused', reason: 'The payment belongs to another order' } : null;
	});
}
