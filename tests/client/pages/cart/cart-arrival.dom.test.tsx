/** When a cart can be expected: by the product that takes longest, in the buyer's country, and nothing where one does not say. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../../../client/cart/cart.ts';
import { formatArrival } from '../../../../client/delivery/use-dispatch-days.ts';
import { CartArrival } from '../../../../client/pages/cart/CartTotal.tsx';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { storageKeys } from '../../../../site/constants.ts';
import { aCartLine, aCartProduct } from '../../../builders/cart.ts';
import { anOffer, aProductPage } from '../../../builders/page-data.ts';

const nowMs = Date.parse('2026-11-24T09:00:00Z');
const delivery = [
	{ country: 'DE', least: 1, most: 3 },
	{ country: 'AT', least: 4, most: 6 },
];
const lineOf = (id: number): CartLine => aCartLine({ cartId: id, product: aCartProduct({ id }) });
/** By the paths of `aCartProduct`: days until a product leaves the shop; null: it does not say. */
let dispatchDays: Readonly<Record<string, number | null>>;
let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(Date, 'now').mockReturnValue(nowMs);
	vi.stubGlobal('fetch', async (url: string) => {
		const path = Object.keys(dispatchDays).find((each) => url.includes(`${each}/`));
		if (path === undefined) return new Response('', { status: 404 });
		return Response.json(aProductPage({ offer: anOffer({ shippingTimeDays: dispatchDays[path] ?? null }) }));
	});
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
	await act(() => root.unmount());
	localStorage.clear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

async function show(products: readonly CartLine[], given = delivery): Promise<string> {
	await act(async () =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/schaufenster/warenkorb', texts: de, richText: {} }}>
				<CartArrival products={products} delivery={given} />
			</PageContextProvider>,
		),
	);
	for (let turn = 0; turn < 5; turn++) await act(async () => {});
	return document.body.textContent ?? '';
}

const expected = (country: string, least: number, most: number): string =>
	de.product.delivery(country, formatArrival(nowMs, { least, most }, { language: 'de' }));

test('the product that leaves the shop last decides', async () => {
	dispatchDays = { '/de/ring-1': 2, '/de/ring-2': 7 };
	expect(await show([lineOf(1)])).toBe(expected('Deutschland', 3, 5));
	expect(await show([lineOf(1), lineOf(2)])).toBe(expected('Deutschland', 8, 10));
});

test('the country is the one that the buyer has chosen, where the shop delivers there', async () => {
	dispatchDays = { '/de/ring-1': 2 };
	const choose = (country_code: string) =>
		localStorage.setItem(storageKeys.checkout, JSON.stringify({ version: 1, shippingAddress: { country_code } }));
	choose('AT');
	expect(await show([lineOf(1)])).toBe(expected('Österreich', 6, 8));
	choose('US');
	expect(await show([lineOf(1)])).toBe(expected('Deutschland', 3, 5));
});

test('no day is named where a product does not say or is gone, but its line stays; there is none where nothing is known of delivery', async () => {
	dispatchDays = { '/de/ring-1': 2, '/de/ring-2': null };
	expect(await show([lineOf(1), lineOf(2)])).toBe('\u00a0');
	expect(await show([lineOf(1), lineOf(3)])).toBe('\u00a0');
	expect(await show([lineOf(1)], [])).toBe('');
});
