/** What becomes of an order that is sent, by every answer and by none: only the service's own word says that it was placed, or that it was not. */
import { afterEach, expect, test, vi } from 'vitest';
import { postOrder } from '../../../../client/checkout/placing/post-order.ts';
import { toOrder } from '../../../../client/checkout/placing/to-order.ts';
import type { OrderRequest } from '../../../../client/orders/contract/order-request.ts';
import type { Money } from '../../../../site/money.ts';
import { aCartLine } from '../../../builders/cart.ts';
import { aCheckout, aSession } from '../../../builders/checkout.ts';

const content = toOrder({
	project: 'goldschmiede.example',
	language: 'de',
	session: aSession(),
	lines: [aCartLine()],
	wrap: null,
	legalTexts: aCheckout().legalTexts,
});
const order: OrderRequest = { ...(content as NonNullable<typeof content>), idempotency_key: crypto.randomUUID() };
const accepted = {
	status: 'ok',
	order_id: 1001,
	order_uuid: crypto.randomUUID(),
	reference: 'B-1001',
	total_price_brutto: '105.90',
	placed_at: '2026-11-20T12:00:00.000Z',
};
const refused = (code: string, more: object = {}) => ({ status: 'error', code, message: 'No', ...more });
const changes = [{ kind: 'price', line: 0, from: '100.00', to: '110.00' }];
const faults = [{ field: 'shipping_address.zip_code', code: 'invalid' }];

afterEach(() => {
	vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function outcomeOf(answer: () => Promise<Response>): Promise<unknown> {
	const fetch = vi.fn(answer);
	vi.stubGlobal('fetch', fetch);
	const { kind } = await postOrder('/ecom/order', order, 50);
	expect(fetch).toHaveBeenCalledOnce();
	return kind;
}

test.each<[what: string, kind: string, answer: () => Promise<Response>]>([
	['accepted', 'ok', async () => json(accepted)],
	['changed prices', 'changed', async () => json(refused('changed', { changes }), 409)],
	['changed terms', 'changed', async () => json(refused('changed', { changes: [{ kind: 'legal_text', type: 'agb' }] }), 409)],
	['wrong fields', 'invalid', async () => json(refused('invalid', { faults }), 422)],
	['a closed shop', 'closed', async () => json(refused('closed'), 403)],
	['too many orders', 'limited', async () => json(refused('limited'), 429)],
	['a failure of the service', 'failed', async () => json(refused('failed'), 500)],
	['a change of nothing', 'failed', async () => json(refused('changed', { changes: [] }), 409)],
	['another project', 'failed', async () => json(refused('unknown_project'), 403)],
	['a key of another order', 'reused', async () => json(refused('key_reused'), 409)],
	['HTML of a gateway', 'unknown', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
	['half an answer', 'unknown', async () => new Response(JSON.stringify(accepted).slice(0, 40))],
	['JSON of somebody else', 'unknown', async () => json({ ok: true })],
	['"ok" with a status that is not', 'unknown', async () => json(accepted, 500)],
	['"ok" without an order', 'unknown', async () => json({ status: 'ok' })],
	['a connection that breaks', 'unknown', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is %s', async (_, kind, answer) => {
	expect(await outcomeOf(answer)).toBe(kind);
});

test('an answer that does not come is unknown, and nothing is sent again', async () => {
	const fetch = vi.fn(
		(_: string, { signal }: RequestInit) =>
			new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
	);
	vi.stubGlobal('fetch', fetch);
	expect((await postOrder('/ecom/order', order, 20)).kind).toBe('unknown');
	expect(fetch).toHaveBeenCalledOnce();
});

test('an order says all that was entered, and leaves out what was not', () => {
	expect(content).toEqual({
		project: 'goldschmiede.example',
		language: 'de',
		email: 'aenne@post.example',
		invoice_address: null,
		shipping_address: aSession().shippingAddress,
		shipping_method: 1,
		payment_method: 1,
		shipping_cost: '5.90',
		present_wrapping: null,
		total_price_brutto: '105.90',
		lines: [{ product: 1, variant: null, personalization: null, count: 1, price_brutto: '100.00' }],
		legal_texts: [
			{ type: 'agb', hash: '0123456789abcdef' },
			{ type: 'widerruf', hash: 'fedcba9876543210' },
		],
	});
	const sources = { project: 'goldschmiede.example', language: 'de', lines: [aCartLine()], legalTexts: [] } as const;
	const full = toOrder({
		...sources,
		session: aSession({ phone: '+49 761 1', comment: ' Klingeln ', hasInvoiceAddress: true, invoiceAddress: aSession().shippingAddress }),
		wrap: '4.50' as Money,
	});
	expect(full).toMatchObject({ phone: '+49 761 1', comment: 'Klingeln', present_wrapping: '4.50', total_price_brutto: '110.40' });
	expect(full?.invoice_address).toEqual(full?.shipping_address);
	expect(toOrder({ ...sources, session: aSession({ hasInvoiceAddress: true }), wrap: null })).toBeNull();
	expect(toOrder({ ...sources, session: aSession({ paymentMethod: null }), wrap: null })).toBeNull();
});
