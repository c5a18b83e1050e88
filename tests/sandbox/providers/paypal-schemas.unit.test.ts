/**
 * PayPal's client and its stand-in against what PayPal publishes (`paypal-schemas.json`): each request that the client sends, and each answer that the
 * stand-in gives, in every operation that the service uses.
 */
import { afterEach, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createPaypal } from '../../../orders/payments/paypal/paypal.ts';
import { createPaypalApi } from '../../../orders/payments/paypal/paypal-api.ts';
import { createTestCall, webhookEvents } from '../../../orders/payments/paypal/paypal-test-call.ts';
import type { PayableOrder } from '../../../orders/providers/provider.ts';
import type { PaymentSession } from '../../../orders/transitions/sessions.ts';
import { standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { type RunningProviders, startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { type Exchange, eventFaults, judgeExchange, operations } from './published-schemas.ts';

const fetchReally = globalThis.fetch;
afterEach(() => {
	globalThis.fetch = fetchReally;
});

/** Everything that is said below an origin but the login, which no file of PayPal describes. */
function overhear(origin: string): Exchange[] {
	const heard: Exchange[] = [];
	globalThis.fetch = async (input, init) => {
		const answer = await fetchReally(input, init);
		const url = new URL(String(input));
		if (url.origin === origin && /^\/v\d\/(?!oauth2|notifications\/certs)/.test(url.pathname)) {
			const { method = 'GET', headers, body = null } = init ?? {};
			heard.push({
				...{ method, url, status: answer.status, headers: new Headers(headers) },
				body: body === null ? null : String(body),
				answer: await answer.clone().json(),
			});
		}
		return answer;
	};
	return heard;
}

const address = {
	first_name: 'Änne',
	last_name: 'Öhl',
	street: 'Markt',
	number: '7',
	zip_code: '79098',
	city: 'Freiburg',
	country_code: 'DE',
};

function anOrder(): PayableOrder {
	return {
		...{ id: 1001, uuid: crypto.randomUUID(), reference: 'B-1001', language: 'de', country: 'DE', email: 'aenne@post.example' },
		...{ totalCents: 10_590, shippingCents: 590, wrappingCents: null, lines: [], taxedLines: [], billing: address, shipping: address },
	};
}

const from = Date.now() - 3_600_000;

/** All that the client asks for in the lives of orders, with every answer that PayPal describes for it. */
async function talk({ paypal, origins }: RunningProviders): Promise<void> {
	const settings = { ...standInPaypalAccount, apiUrl: origins.paypal };
	const client = createPaypal(settings);
	const test = createTestCall(settings);
	const open = async (order: PayableOrder): Promise<PaymentSession> => {
		const opened = await client.open(order, { attempt: 0, secret: '' });
		return { ...opened, order: order.id, provider: 'paypal', attempt: 0, secret: '', approval: null, payment: null };
	};
	const refused = (asked: Promise<unknown>) => expect(asked).rejects.toThrow('PayPal refused');

	const order = anOrder();
	const session = await open(order);
	// The same step again is answered with 200.
	await open(order);
	paypal.approve(session.reference);
	paypal.captureStatus = 'INSTRUMENT_DECLINED';
	expect((await client.advance(order, session)).status).toBe('declined');
	paypal.captureStatus = 'COMPLETED';
	paypal.approve(session.reference);
	const state = await client.advance(order, session);
	expect(state.status).toBe('settled');
	const received = state.facts.map(({ reference, cents }) => ({ reference, cents }));
	const refund = (cents: number) => client.refund(order, session, { uuid: crypto.randomUUID(), cents, received });
	expect((await refund(590)).kind).toBe('done');
	await refused(refund(10_590));
	expect((await client.read(order, session)).facts).toHaveLength(2);
	await refused(client.refund(order, session, { uuid: crypto.randomUUID(), cents: 1, received: [{ reference: 'NONE', cents: 1 }] }));

	// Not approved, and an order that PayPal has forgotten.
	const other = anOrder();
	const known = await open(other);
	const api = createPaypalApi(settings);
	const step = (path: string, body: unknown = {}, requestId = crypto.randomUUID()) =>
		api.call('POST', path, z.object({ id: z.string() }), { requestId, body });
	for (const id of [known.reference, 'NONE']) await refused(step(`/v2/checkout/orders/${id}/capture`));
	// Steps whose answers were lost are sent again, as they were.
	paypal.approve(known.reference);
	const key = crypto.randomUUID();
	for (const _ of [1, 2]) expect((await step(`/v2/checkout/orders/${known.reference}/capture`, {}, key)).id).toBe(known.reference);
	const [capture] = paypal.orders.get(known.reference)?.captures ?? [];
	const back = { amount: { currency_code: 'EUR', value: '1.00' }, custom_id: key };
	const made = [1, 2].map(() => step(`/v2/payments/captures/${capture?.id}/refund`, back, key));
	expect(new Set((await Promise.all(made)).map(({ id }) => id)).size).toBe(1);
	expect((await client.read(other, { ...known, reference: 'NONE' })).status).toBe('ended');
	await refused(open({ ...anOrder(), totalCents: 1_000_000_000 }));

	paypal.disputes.set('PP-D-1', {
		...{ dispute_id: 'PP-D-1', status: 'OPEN', dispute_amount: { currency_code: 'EUR', value: '105.90' } },
		disputed_transactions: [{ seller_transaction_id: received[0]?.reference ?? '' }],
	});
	expect((await client.readDispute?.('PP-D-1'))?.facts).toHaveLength(1);
	await refused(client.readDispute?.('PP-D-2') ?? Promise.resolve());
	expect(await client.listMoney?.(from, Date.now() + 1000)).toHaveLength(4);

	expect((await test.readWebhook()).events).toEqual(webhookEvents);
	await refused(createTestCall({ ...settings, webhookId: 'NONE' }).readWebhook());
	await test.simulate('http://127.0.0.1:9/');
	await refused(test.simulate('no address'));
}

it('exchange what PayPal has published, in every operation and with every answer that is described', async () => {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const events: unknown[] = [];
	providers.paypal.simulate = (_url, event) => events.push(event);
	const heard = overhear(providers.origins.paypal);
	await talk(providers);
	const judged = heard.map((exchange) => ({ ...judgeExchange(exchange), exchange }));
	const faulty = judged.flatMap(({ operation, described, faults }) => faults.map((fault) => `${operation} ${described}: ${fault}`));
	expect([...new Set(faulty)]).toEqual([]);
	const seen = new Set(judged.map(({ operation, described }) => `${operation} ${described}`));
	expect([...seen].toSorted()).toEqual(
		operations.flatMap(({ name, statuses }) => statuses.map((status) => `${name} ${status}`)).toSorted(),
	);
	expect(events.flatMap(eventFaults)).toEqual([]);
	expect(events).toHaveLength(1);
});
