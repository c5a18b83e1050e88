/** What the service is told of an approval, and what its answers mean, over a real connection. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PaymentOutcome, postKlarna, postPaypal } from '../../../../client/checkout/payments/payment-phase.ts';
import { klarnaOrderRequest, paypalTransactionRequest } from '../../../../client/orders/contract/order-request.ts';
import { aPlacedOrder } from '../../../builders/placed-order.ts';

const order = aPlacedOrder();
const project = 'goldschmiede.example';

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/ecom`;
}

const providers = {
	paypal: {
		post: (url: string, timeoutMs?: number) => postPaypal({ url, project }, order, { orderID: 'A-1', payerID: 'B-1' }, timeoutMs),
		schema: paypalTransactionRequest,
		body: { project, order_id: order.orderId, paypal: { orderID: 'A-1', payerID: 'B-1', custom_id: order.orderUuid } },
		accepted: { status: 'ok' },
		message: 'Could not post PayPal Transaction',
	},
	klarna: {
		post: (url: string, timeoutMs?: number) => postKlarna({ url, project }, order, { authorization_token: 'T-1' }, timeoutMs),
		schema: klarnaOrderRequest,
		body: { project, order_uuid: order.orderUuid, authorization_token: 'T-1' },
		accepted: { message: 'ok' },
		message: 'Could not place klarna order',
	},
} as const;

describe.each(['paypal', 'klarna'] as const)('%s', (name) => {
	const { post, schema, body, accepted, message } = providers[name];
	const answered = async (status: number, answer: unknown): Promise<PaymentOutcome> =>
		post(await serve((_, response) => response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer))));
	const refusal = (code: string) => ({ status: 'error', code, message: 'x' });

	it('is sent once, by the contract', async () => {
		const bodies: unknown[] = [];
		const url = await serve(async (request, response) => {
			bodies.push(JSON.parse(await text(request)));
			response.end(JSON.stringify(accepted));
		});
		expect(await post(url)).toEqual({ kind: 'ok' });
		expect(bodies).toEqual([body]);
		expect(schema.safeParse(bodies[0]).success).toBe(true);
	});

	it('is told apart where its provider still decides', async () => {
		expect(await answered(200, { ...accepted, pending: true })).toEqual({ kind: 'pending' });
	});

	it.each([
		['declined', 402],
		['not_found', 404],
		['invalid', 422],
		['unknown_project', 403],
	])('that is refused as %s is over', async (code, status) => {
		expect(await answered(status, refusal(code))).toEqual({ kind: 'refused', message, reason: `${code}: x` });
	});

	it.each<[string, number, unknown]>([
		['that the service failed', 500, refusal('failed')],
		['that there were too many', 429, refusal('limited')],
		['that another payment has paid the order', 409, refusal('key_reused')],
		['HTML', 502, '<h1>Bad Gateway</h1>'],
		['something else', 200, { status: 'so so' }],
		['all well with an error status', 500, accepted],
		['nothing', 200, ''],
	])('may be sent again where the answer is %s', async (_, status, answer) => {
		expect(await answered(status, answer)).toEqual({ kind: 'unknown', message, reason: expect.any(String) });
	});

	it('may be sent again where no answer comes', async () => {
		expect(await post(await serve(() => {}), 300)).toMatchObject({ kind: 'unknown', message });
		expect(await post('http://127.0.0.1:1/ecom')).toMatchObject({ kind: 'unknown', message });
	});
});

it('leaves out who paid where PayPal does not tell', async () => {
	let body = '';
	const url = await serve(async (request, response) => {
		body = await text(request);
		response.end('{"status":"ok"}');
	});
	await postPaypal({ url, project }, order, { orderID: 'A-1' });
	expect(JSON.parse(body).paypal).toEqual({ orderID: 'A-1', custom_id: order.orderUuid });
});
