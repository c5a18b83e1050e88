/** The wish for gift wrap on the cart's page: it outlives the page in the app, says where it is not stored, and follows other tabs. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presentWrapStore } from '../../../../client/checkout/storage/stored-checkout.ts';
import { CartTotal } from '../../../../client/pages/cart/CartTotal.tsx';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { storageKeys } from '../../../../site/constants.ts';
import type { Money } from '../../../../site/money.ts';
import { aCartPage } from '../../../builders/page-data.ts';
import { createMemoryStorage, type MemoryStorage } from '../../runtime/memory-storage.ts';

const { path, result } = aCartPage();
let storage: MemoryStorage;
let root: Root | null = null;

async function show(): Promise<void> {
	await leave();
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
	await act(() =>
		root?.render(
			<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
				<CartTotal data={result} wrapPrice={'4.50' as Money} isOpen onClear={() => {}} />
			</PageContextProvider>,
		),
	);
}
async function leave(): Promise<void> {
	await act(() => root?.unmount());
	root = null;
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	storage = createMemoryStorage();
	vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => storage);
	presentWrapStore.set(presentWrapStore.initial);
});
afterEach(async () => {
	await leave();
	vi.restoreAllMocks();
});

const box = () => document.querySelector<HTMLInputElement>('.cart-wrap input');
const press = () => act(async () => box()?.click());
const isSaid = () => document.body.textContent?.includes(de.cart.giftWrapMemoryOnly);
const storeElsewhere = (presentWrap: boolean, type = 'storage') => {
	storage.values.set(storageKeys.checkout, JSON.stringify({ version: 1, timestamp: Date.now(), presentWrap }));
	return act(async () => {
		window.dispatchEvent(Object.assign(new Event(type), { key: storageKeys.checkout, persisted: true }));
	});
};

test('is stored, and says nothing of it', async () => {
	await show();
	expect(box()?.checked).toBe(false);
	await press();
	await show();
	expect([box()?.checked, isSaid()]).toEqual([true, false]);
});

test.each([
	['throws', () => storage.fail('getItem', 'setItem', 'removeItem')],
	['is full', () => storage.fail('setItem')],
	['is a newer version’s', () => storage.values.set(storageKeys.checkout, '{"version":2}')],
])('where storage %s, it lasts from page to page and says so', async (_how, fault) => {
	fault();
	await show();
	expect([box()?.checked, isSaid()]).toEqual([false, false]);
	await press();
	expect([box()?.checked, isSaid()]).toEqual([true, true]);
	await show();
	expect([box()?.checked, isSaid()]).toEqual([true, true]);
	await press();
	expect([box()?.checked, isSaid()]).toEqual([false, false]);
});

test.each(['storage', 'pageshow'])('follows another tab on %s', async (type) => {
	await show();
	await storeElsewhere(true, type);
	expect(box()?.checked).toBe(true);
	await storeElsewhere(false, type);
	expect(box()?.checked).toBe(false);
});

test('what could not be stored is not taken back by what was stored before it', async () => {
	await show();
	storage.fail('setItem');
	await press();
	await storeElsewhere(false);
	expect([box()?.checked, isSaid()]).toEqual([true, true]);
	await storeElsewhere(true);
	expect([box()?.checked, isSaid()]).toEqual([true, false]);
});
