/** Answers the two calls by which a payment page says that an order is paid through a provider. */
import type { IncomingMessage } from 'node:http';
import { klarnaOrderRequest, paypalTransactionRequest } from '../../client/orders/contract/order-request.ts';
import { type ApprovedPayment, confirmPayment } from './confirm-payment.ts';
import { readJson } from './read-json.ts';
import { type Reply, refuse } from './reply.ts';
import type { Service } from './service.ts';

/** `waitSeconds`: after which the visitor may send again; null: now. */
export async function answerKlarna(request: IncomingMessage, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = await readJson(request, { endpoint: 'klarna', schema: klarnaOrderRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_uuid: uuid, authorization_token: reference } = asked.data;
	return toReply({ kind: 'klarna', order: { uuid }, reference }, { message: 'ok' }, 'order_uuid', service);
}

/** As above. */
export async function answerPaypal(request: IncomingMessage, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = await readJson(request, { endpoint: 'paypal', schema: paypalTransactionRequest, waitSeconds }, service);
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
