/** Answers an order that was posted. */
import type { IncomingMessage } from 'node:http';
import { orderRequest } from '../../client/orders/contract/order-request.ts';
import { placeOrder, recallOrder } from './place-order.ts';
import { orderMaxBytes } from './read-body.ts';
import { readJson } from './read-json.ts';
import { type Reply, refuse } from './reply.ts';
import { sendMails } from './send-mails.ts';
import type { Service } from './service.ts';

/** `waitSeconds`: after which the visitor may send again; null: now. What was placed once is confirmed whatever has become of shop and snapshot since. */
export async function answerOrder(request: IncomingMessage, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = await readJson(request, { endpoint: 'order', schema: orderRequest, waitSeconds, maxBytes: orderMaxBytes }, service);
	if ('reply' in asked) return asked.reply;
	const answer = recallOrder(asked.data, service) ?? placeOrder(asked.data, await service.goods.read(), service);
	if (answer.status === 'error') return refuse(answer.code, answer.message, answer);
	await sendMails(service);
	return { kind: 'json', status: 200, body: answer };
}
