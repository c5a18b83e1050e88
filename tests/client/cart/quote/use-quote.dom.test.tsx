/** When a cart that somebody looks at asks for its prices: whenever it holds something of which it has not heard what it costs. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type CartActions,
	CartActionsProvider,
	type CartLine,
	cartStatusStore,
	cartStore,
	emptyCart,
} from '../../../../client/cart/cart.ts';
import { changeCart } from '../../../../client/cart/cart-transitions.ts';
import { useQuote } from '../../../../client/cart/quote/use-quote.ts';
import type { Money } from '../../../../site/money.ts';
import { aCartLine, aCartProduct } from '../../../builders/cart.ts';
// the page brings them when it asks, which is not what these tests wait for
import '../../../../client/cart/quote/fetch-quote.ts';

const target = { url: '/ecom/quote', project: 'goldschmiede.example' };
/** The price of every product today. */
const today = '80.00';
let root: Root;
/** Ids of the products in each question, and how to answer it. */
let asked: { readonly ids: readonly number[]; readonly answer: (status?: number) => Promise<void> }[];

const actions: CartActions = {
	dispatch: async (action) => {
		cartStore.set(changeCart(cartStore.get(), action, 1));
		return { limitedTo: null };
	},
	restore() {},
	prepare() {},
};
function Shown(): ReactNode {
	const { phase } = useQuote(target);
	return <p>{phase}</p>;
}

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	asked = [];
	vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
		const { lines } = JSON.parse(body) as { lines: { product: number; count: number }[] };
		const answered = Promise.withResolvers<Response>();
		const quoted = lines.map(({ count }) => ({ state: 'available', price_brutto: today, price_changed: false, count, max_count: null }));
		const answer = { status: 'ok', open: true, lines: quoted, total_price_brutto: today, present_wrapping: null };
		asked.push({
			ids: lines.map(({ product }) => product),
			answer: (status = 200) => act(async () => answered.resolve(new Response(JSON.stringify(answer), { status }))),
		});
		return answered.promise;
	});
	cartStore.set(emptyCart);
	cartStatusStore.set({ phase: 'success', kept: 'stored' });
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
	await act(() =>
		root.render(
			<CartActionsProvider value={actions}>
				<Shown />
			</CartActionsProvider>,
		),
	);
});
afterEach(async () => {
	await act(() => root.unmount());
	vi.unstubAllGlobals();
});

const aLine = (cartId: number, product: number, price = today): CartLine =>
	aCartLine({ cartId, product: aCartProduct({ id: product }), priceBrutto: price as Money });
/** As if it had just been read from storage. */
const hold = (...products: readonly CartLine[]) => act(async () => cartStore.set({ ...emptyCart, products, totalCount: products.length }));
const phase = () => document.querySelector('p')?.textContent;
const questions = (count: number) => vi.waitFor(() => expect(asked.map(({ ids }) => ids)).toHaveLength(count));
/** Whether nothing more is asked. */
async function isQuiet(): Promise<boolean> {
	const before = asked.length;
	await act(() => new Promise((done) => setTimeout(done, 20)));
	return asked.length === before;
}

test('once for lines as they are, and not again for what the answer has changed', async () => {
	await hold(aLine(1, 1, '100.00'), aLine(2, 2));
	await questions(1);
	await asked[0]?.answer();
	await vi.waitFor(() => expect(phase()).toBe('success'));
	expect(cartStore.get().products.map(({ priceBrutto }) => priceBrutto)).toEqual([today, today]);
	await hold(aLine(1, 1), aLine(2, 2));
	expect(await isQuiet()).toBe(true);
});

test('again when another tab has emptied the cart, and another piece has the id of the one before', async () => {
	await hold(aLine(1, 1));
	await questions(1);
	await asked[0]?.answer();
	await vi.waitFor(() => expect(phase()).toBe('success'));
	await hold();
	await hold(aLine(1, 2, '1.00'));
	await questions(2);
	expect(asked[1]?.ids).toEqual([2]);
	await asked[1]?.answer();
	await vi.waitFor(() => expect(cartStore.get().products[0]?.priceBrutto).toBe(today));
});

test('again when another tab brings another price of the same piece', async () => {
	await hold(aLine(1, 1));
	await questions(1);
	await asked[0]?.answer();
	await vi.waitFor(() => expect(phase()).toBe('success'));
	await hold(aLine(1, 1, '1.00'));
	await questions(2);
	await asked[1]?.answer();
	await vi.waitFor(() => expect(cartStore.get().products[0]?.priceBrutto).toBe(today));
});

test.each([
	['answered', 200],
	['refused', 500],
])('again, when the question that was under way is %s, for what came meanwhile', async (_how, status) => {
	await hold(aLine(1, 1));
	await questions(1);
	await hold(aLine(1, 1), aLine(2, 2, '1.00'));
	expect(await isQuiet()).toBe(true);
	await asked[0]?.answer(status);
	await questions(2);
	expect(asked[1]?.ids).toEqual([1, 2]);
	await asked[1]?.answer();
	await vi.waitFor(() => expect(phase()).toBe('success'));
	expect(cartStore.get().products.map(({ priceBrutto }) => priceBrutto)).toEqual([today, today]);
	expect(await isQuiet()).toBe(true);
});

test('not again by itself when nobody answers', async () => {
	await hold(aLine(1, 1));
	await questions(1);
	await asked[0]?.answer(502);
	await vi.waitFor(() => expect(phase()).toBe('error'));
	expect(await isQuiet()).toBe(true);
});
