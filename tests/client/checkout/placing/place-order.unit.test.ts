/** Exactly one order: by clicks, tabs, reloads, lost answers and second thoughts. The service here is as the contract has it: a key is one order. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartStatusStore, cartStore, emptyCart } from '../../../../client/cart/cart.ts';
import { changeCart } from '../../../../client/cart/cart-transitions.ts';
import { type CheckoutSession, checkoutStore, emptySession } from '../../../../client/checkout/checkout.ts';
import { placedOrderStore } from '../../../../client/checkout/placed-order.ts';
import { finishOrder } from '../../../../client/checkout/placing/finish-order.ts';
import { type OrderDesk, placeOrder, resendOrder, type SeenOrder } from '../../../../client/checkout/placing/place-order.ts';
import { toOrder, toOrderDraft } from '../../../../client/checkout/placing/to-order.ts';
import { readPlacedOrder } from '../../../../client/checkout/storage/stored-order.ts';
import { readSession } from '../../../../client/checkout/storage/stored-session.ts';
import { type AttachedCheckout, attachCheckout } from '../../../../client/checkout/use-checkout.ts';
import type { OrderRequest } from '../../../../client/orders/contract/order-request.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { aCartLine } from '../../../builders/cart.ts';
import { aCheckout, aSession } from '../../../builders/checkout.ts';
import { createMemoryLocks } from '../../runtime/memory-locks.ts';
import { createMemoryStorage, type MemoryStorage } from '../../runtime/memory-storage.ts';

const data = aCheckout();
const nowMs = 1_700_000_000_000;
let storage: MemoryStorage;
let checkout: AttachedCheckout;
let desk: OrderDesk;
/** By key, as the service has them. */
let orders: Map<string, { readonly body: string; readonly answer: object }>;
/** Keys of what was sent, in order. */
let sent: string[];
/** What the network does to the next answers; then it lets them through. */
let faults: ('lost' | 'never sent' | 'changed' | 'failed' | 'limited' | 'placed and failed')[];

async function serve(_: string, { body }: { body: string }): Promise<Response> {
	const { idempotency_key: key, ...content } = JSON.parse(body) as OrderRequest;
	const fault = faults.shift();
	sent.push(key);
	if (fault === 'never sent') throw new TypeError('offline');
	if (fault === 'changed') {
		const changes = [{ kind: 'shipping_cost', from: '5.90', to: '6.90' }];
		return new Response(JSON.stringify({ status: 'error', code: 'changed', message: '', changes }), { status: 409 });
	}
	const failed = () => new Response(JSON.stringify({ status: 'error', code: 'failed', message: '' }), { status: 500 });
	if (fault === 'failed') return failed();
	if (fault === 'limited') return new Response(JSON.stringify({ status: 'error', code: 'limited', message: '' }), { status: 429 });
	const known = orders.get(key);
	if (known && known.body !== JSON.stringify(content)) {
		return new Response(JSON.stringify({ status: 'error', code: 'key_reused', message: '' }), { status: 409 });
	}
	const answer = known?.answer ?? {
		status: 'ok',
		order_id: 1001 + orders.size,
		order_uuid: crypto.randomUUID(),
		reference: 'B-1',
		total_price_brutto: content.total_price_brutto,
		placed_at: '2026-11-20T12:00:00.000Z',
	};
	orders.set(key, { body: JSON.stringify(content), answer });
	if (fault === 'lost') throw new TypeError('reset');
	if (fault === 'placed and failed') return failed();
	return new Response(JSON.stringify(answer));
}

beforeEach(() => {
	storage = createMemoryStorage();
	const area = createStorageArea(() => storage);
	orders = new Map();
	sent = [];
	faults = [];
	vi.stubGlobal('fetch', serve);
	vi.spyOn(console, 'error').mockImplementation(() => {});
	checkoutStore.set(checkoutStore.initial);
	placedOrderStore.set(null);
	checkout = attachCheckout({ area, nowMs: () => nowMs });
	checkout.start(new EventTarget());
	checkout.dispatch({ type: 'change', fields: aSession() });
	cartStore.set({ ...emptyCart, products: [aCartLine()], totalCount: 1 });
	cartStatusStore.set({ phase: 'success', kept: 'stored' });
	const locks = createMemoryLocks();
	const areas = { tab: createStorageArea(() => createMemoryStorage()), shared: area };
	const cart = {
		dispatch: async (action: Parameters<typeof changeCart>[1]) => {
			cartStore.set(changeCart(cartStore.get(), action, nowMs));
			return { limitedTo: null };
		},
	};
	desk = {
		url: '/ecom/order',
		checkout,
		areas,
		locks,
		nowMs: () => nowMs,
		finish: (order) =>
			finishOrder(order, { cart, areas, locks, resetCheckout: () => checkout.dispatch({ type: 'reset' }), nowMs: () => nowMs }),
	};
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const contentOf = (session: CheckoutSession) =>
	toOrder({
		project: 'goldschmiede.example',
		language: 'de',
		session,
		lines: cartStore.get().products,
		wrap: null,
		legalTexts: data.legalTexts,
	});

/** What a tab shows at this moment. */
function seen(): SeenOrder {
	const content = contentOf(checkoutStore.get().session);
	if (content === null) throw new Error('The session is no order');
	return { content, draft: toOrderDraft(content, cartStore.get().products, data), today: contentOf };
}
const place = async () => (await placeOrder(desk, seen())).kind;
const resend = async () => (await resendOrder(desk)).kind;
const attempt = () => {
	const stored = readSession(
		createStorageArea(() => storage),
		nowMs,
	);
	return stored.kind === 'found' ? stored.session.attempt : null;
};

test('an order is kept, and leaves neither cart nor entries behind', async () => {
	expect(await place()).toBe('placed');
	expect([orders.size, cartStore.get().products, checkoutStore.get().session]).toEqual([1, [], emptySession]);
	expect(readPlacedOrder(desk.areas, nowMs)).toMatchObject({
		orderId: 1001,
		reference: 'B-1',
		total: '105.90',
		shippingName: 'Paket',
		shippingCost: '5.90',
		isFinished: true,
		lines: [{ product: 1, name: 'Ring 1 (de)', count: 1, totalPrice: '100.00' }],
		payment: { kind: 'transfer', name: 'Überweisung', state: 'open', clientToken: null },
	});
});

test('two tabs that order the same place it once: the second finds it done', async () => {
	const [first, second] = [seen(), seen()];
	const outcomes = await Promise.all([placeOrder(desk, first), placeOrder(desk, second)]);
	expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'elsewhere']);
	expect([orders.size, sent.length]).toEqual([1, 1]);
});

test('the key is stored before anything is sent', async () => {
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		const { idempotency_key } = JSON.parse(body) as OrderRequest;
		expect(attempt()).toMatchObject({ state: 'sent', request: { idempotency_key } });
		throw new TypeError('offline');
	});
	expect(await place()).toBe('unknown');
	expect(attempt()?.state).toBe('sent');
});

test('an answer that was lost: sent again, it is the same order', async () => {
	faults = ['lost', 'lost'];
	expect([await place(), await resend(), await resend()]).toEqual(['unknown', 'unknown', 'placed']);
	expect([orders.size, new Set(sent).size, sent.length]).toEqual([1, 1, 3]);
	expect(console.error).toHaveBeenCalledWith('Could not post order', expect.objectContaining({ kind: 'unknown' }));
});

test('an order that never left is placed by the second try', async () => {
	faults = ['never sent'];
	expect([await place(), await resend()]).toEqual(['unknown', 'placed']);
	expect([orders.size, new Set(sent).size]).toEqual([1, 1]);
});

test('while one is unanswered, nothing else is sent, whatever was changed since', async () => {
	faults = ['lost'];
	await place();
	checkout.dispatch({ type: 'change', fields: { comment: 'Doch lieber am Samstag' } });
	expect([await place(), sent.length]).toEqual(['unknown', 1]);
	expect([await resend(), orders.size]).toEqual(['placed', 1]);
});

test('an order keeps its key after a refusal, and hands it on to its correction: what comes late is no second order', async () => {
	faults = ['failed', 'failed', 'changed'];
	expect([await place(), await place(), await place()]).toEqual(['failed', 'failed', 'changed']);
	expect([new Set(sent).size, attempt()?.state]).toEqual([1, 'refused']);
	checkout.dispatch({ type: 'change', fields: { comment: 'Bitte klingeln' } });
	expect([await place(), new Set(sent).size, orders.size]).toEqual(['placed', 1, 1]);
});

test.each(['limited', 'failed'] as const)(
	'an unanswered order stays so where the service is %s: it may have arrived before',
	async (fault) => {
		faults = ['lost', fault];
		expect([await place(), await resend(), attempt()?.state]).toEqual(['unknown', 'unknown', 'sent']);
		checkout.dispatch({ type: 'change', fields: { comment: 'Bitte klingeln' } });
		expect([await place(), sent.length]).toEqual(['unknown', 2]);
		expect([await resend(), orders.size, new Set(sent).size]).toEqual(['placed', 1, 1]);
	},
);

test('a correction of what has arrived after all is no second order, in no tab and after no reload, until the buyer wants one', async () => {
	faults = ['placed and failed'];
	expect([await place(), attempt()?.state]).toEqual(['failed', 'refused']);
	checkout.dispatch({ type: 'change', fields: { comment: 'Bitte klingeln' } });
	expect([await place(), attempt()?.state, orders.size]).toEqual(['reused', 'reused', 1]);
	checkout.dispatch({ type: 'change', fields: { comment: 'Bitte zweimal klingeln' } });
	expect([await place(), sent.length, cartStore.get().products.length]).toEqual(['reused', 2, 1]);
	checkout.dispatch({ type: 'attempt', attempt: null });
	expect([await place(), orders.size, new Set(sent).size]).toEqual(['placed', 2, 2]);
});

test('what another tab has changed is not ordered unseen', async () => {
	const before = seen();
	checkout.dispatch({ type: 'change', fields: { comment: 'Von nebenan' } });
	expect([(await placeOrder(desk, before)).kind, sent]).toEqual(['elsewhere', []]);
});

test('an order that is paid through a provider leaves cart and entries until it is, and Back does not place a second one', async () => {
	checkout.dispatch({ type: 'change', fields: { paymentMethod: 4 } });
	expect(await place()).toBe('placed');
	expect([cartStore.get().products.length, attempt()?.state]).toEqual([1, 'placed']);
	expect([await place(), orders.size, new Set(sent).size]).toEqual(['placed', 1, 1]);
	const order = placedOrderStore.get();
	if (!order) throw new Error('Nothing was placed');
	await desk.finish(order);
	expect([cartStore.get().products.length, checkoutStore.get().session]).toEqual([0, emptySession]);
});

test('two tabs in two languages that order the same, to be paid through a provider, place it once', async () => {
	checkout.dispatch({ type: 'change', fields: { paymentMethod: 4 } });
	const german = seen();
	const inEnglish = (content: NonNullable<ReturnType<typeof contentOf>>) => ({ ...content, language: 'en' as const });
	const today: SeenOrder['today'] = (session) => {
		const content = contentOf(session);
		return content && inEnglish(content);
	};
	const english = { ...german, content: inEnglish(german.content), today };
	const outcomes = await Promise.all([placeOrder(desk, german), placeOrder(desk, english)]);
	expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'elsewhere']);
	expect([orders.size, sent.length]).toEqual([1, 1]);
});

test('a purchase that ends leaves what was put into the cart since, and ends once', async () => {
	checkout.dispatch({ type: 'change', fields: { paymentMethod: 4 } });
	await place();
	const order = placedOrderStore.get();
	if (!order) throw new Error('Nothing was placed');
	const engraved = aCartLine({ cartId: 2, personalization: { text: 'A' } });
	cartStore.set({ ...emptyCart, products: [aCartLine({ count: 3 }), engraved], totalCount: 4 });
	const finished = await desk.finish(order);
	expect(cartStore.get().products.map(({ cartId, count }) => [cartId, count])).toEqual([
		[1, 2],
		[2, 1],
	]);
	await desk.finish(finished);
	expect(cartStore.get().totalCount).toBe(3);
});

test('a browser that stores nothing orders all the same', async () => {
	storage.fail('getItem', 'setItem', 'removeItem');
	faults = ['lost'];
	expect([await place(), await resend()]).toEqual(['unknown', 'placed']);
	expect([orders.size, checkoutStore.get().kept, placedOrderStore.get()?.orderId]).toEqual([1, 'memory', 1001]);
});
