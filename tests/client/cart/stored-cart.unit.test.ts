/** What a cart becomes in storage, and what storage may hold without harm. */
import { describe, expect, test } from 'vitest';
import { cartMaxAgeMs, cartVersion, emptyCart } from '../../../client/cart/cart.ts';
import { changeCart } from '../../../client/cart/cart-transitions.ts';
import { readStoredCart, writeStoredCart } from '../../../client/cart/persistent-cart.ts';
import { createStorageArea, setAsideKey } from '../../../client/runtime/storage.ts';
import { storageKeys } from '../../../site/constants.ts';
import { perLanguage } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import { aCartProduct, anAddAction } from '../../builders/cart.ts';
import { createMemoryStorage, type MemoryStorage } from '../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const areaOf = (storage: MemoryStorage) => createStorageArea(() => storage);
const aCart = () =>
	changeCart(
		emptyCart,
		anAddAction({
			product: aCartProduct({
				facts: [{ names: perLanguage(() => 'Stein'), values: { ...perLanguage(() => '0,25 ct'), written: { fr: 'de' as const } } }],
			}),
			count: 2,
			inStock: 1,
			priceBrutto: '10.05' as Money,
			personalization: { text: 'A', list: [1, null] },
		}),
		nowMs,
	);

function stored(change: (value: Record<string, unknown>) => void): string {
	const value = { version: cartVersion, ...structuredClone(aCart()) };
	change(value);
	return JSON.stringify(value);
}

test('a cart comes back as it was', () => {
	const area = areaOf(createMemoryStorage());
	expect(writeStoredCart(area, aCart(), nowMs)).toBe(true);
	expect(readStoredCart(area, nowMs)).toEqual({ kind: 'found', cart: aCart() });
});

test('an empty cart leaves no entry', () => {
	const storage = createMemoryStorage({ [storageKeys.cart]: stored(() => {}) });
	writeStoredCart(areaOf(storage), emptyCart, nowMs);
	expect([...storage.values.keys()]).toEqual([]);
});

test('totals that somebody edited are computed again', () => {
	const storage = createMemoryStorage({
		[storageKeys.cart]: stored((value) => Object.assign(value, { totalPriceBrutto: '0.01', totalCount: 50 })),
	});
	expect(readStoredCart(areaOf(storage), nowMs)).toMatchObject({ cart: { totalPriceBrutto: '20.10', totalCount: 2 } });
});

test('a cart that nobody touched for 30 days is forgotten, one a moment younger is not', () => {
	const storage = createMemoryStorage({ [storageKeys.cart]: stored(() => {}) });
	expect(readStoredCart(areaOf(storage), nowMs + cartMaxAgeMs)).toMatchObject({ kind: 'found' });
	expect(readStoredCart(areaOf(storage), nowMs + cartMaxAgeMs + 1)).toEqual({ kind: 'none' });
	expect(storage.values.size).toBe(0);
});

test('a cart of before, whose lines say nothing of tax and base price, is read as taxed like the shop', () => {
	const taxed = changeCart(
		emptyCart,
		anAddAction({ taxScheme: 'margin', product: aCartProduct({ base: { times: 100, by: 150, unit: '100 ml' } }) }),
		nowMs,
	);
	const area = areaOf(createMemoryStorage());
	writeStoredCart(area, taxed, nowMs);
	expect(readStoredCart(area, nowMs)).toEqual({ kind: 'found', cart: taxed });
	const before = stored(({ products }) => delete (products as { taxScheme?: unknown }[])[0]?.taxScheme);
	expect(before).not.toContain('taxScheme');
	expect(readStoredCart(areaOf(createMemoryStorage({ [storageKeys.cart]: before })), nowMs)).toEqual({ kind: 'found', cart: aCart() });
});

const withLine = (line: object) => stored((value) => Object.assign((value.products as object[])[0] ?? {}, line));

describe('what cannot be read is set aside and not thrown', () => {
	test.each([
		['text that is no JSON', '{"products": ['],
		['null', 'null'],
		['a list', '[]'],
		['an older version', stored((value) => Object.assign(value, { version: cartVersion - 1 }))],
		['a version in words', stored((value) => Object.assign(value, { version: 'new' }))],
		['no version', stored((value) => delete value.version)],
		['no lines', stored((value) => delete value.products)],
		['a price that is no amount', withLine({ priceBrutto: 'abc' })],
		['a negative price', withLine({ priceBrutto: '-1.00' })],
		['a price as a number', withLine({ priceBrutto: 10 })],
		['a count of 0', withLine({ count: 0 })],
		['half a piece', withLine({ count: 1.5 })],
		['a limit of 0', withLine({ maxCount: 0 })],
		['an enormous count', withLine({ count: 1e9 })],
		['a link to a script', withLine({ product: { ...aCartProduct(), paths: { de: 'javascript:alert(1)', en: '/', fr: '/' } } })],
		['a link to another host', withLine({ product: { ...aCartProduct(), paths: { de: '//evil.example', en: '/', fr: '/' } } })],
		...['/\t/evil.example', '/\n//evil.example', '/\r/evil.example', '/ring\u0000'].map((de): [string, string] => {
			const product = { ...aCartProduct(), paths: { de, en: '/', fr: '/' } };
			return [`a link to ${JSON.stringify(de)}`, withLine({ product })];
		}),
		['a picture elsewhere', withLine({ product: { ...aCartProduct(), picture: { key: '../x', width: 1, height: 1, widthPx: 1 } } })],
		['two lines with one id', stored((value) => (value.products as object[]).push((value.products as object[])[0] ?? {}))],
	])('%s', (_what, text) => {
		const storage = createMemoryStorage({ [storageKeys.cart]: text });
		expect(readStoredCart(areaOf(storage), nowMs)).toEqual({ kind: 'unreadable' });
		expect(Object.fromEntries(storage.values)).toEqual({ [setAsideKey(storageKeys.cart)]: text });
	});

	test('the first such value is kept, whatever comes after it', () => {
		const storage = createMemoryStorage({ [storageKeys.cart]: 'second', [setAsideKey(storageKeys.cart)]: 'first' });
		expect(readStoredCart(areaOf(storage), nowMs)).toEqual({ kind: 'unreadable' });
		expect(Object.fromEntries(storage.values)).toEqual({ [setAsideKey(storageKeys.cart)]: 'first' });
	});

	test('it stays where it is when there is no room to set it aside', () => {
		const storage = createMemoryStorage({ [storageKeys.cart]: 'broken' });
		storage.fail('setItem');
		expect(readStoredCart(areaOf(storage), nowMs)).toEqual({ kind: 'stuck' });
		expect(writeStoredCart(areaOf(storage), emptyCart, nowMs)).toBe(false);
		expect(storage.values.get(storageKeys.cart)).toBe('broken');
	});

	test('it is not replaced by what is smaller and finds room', () => {
		const storage = createMemoryStorage({ [storageKeys.cart]: 'broken' });
		const area = areaOf(storage);
		const full = { ...area, write: (key: string, value: string) => key === storageKeys.cart && area.write(key, value) };
		expect(writeStoredCart(full, aCart(), nowMs)).toBe(false);
		expect(Object.fromEntries(storage.values)).toEqual({ [storageKeys.cart]: 'broken' });
	});
});

describe('what a newer version of the site stored', () => {
	const newer = JSON.stringify({ version: cartVersion + 1, lines: 'in another form' });

	test('is neither read nor moved', () => {
		const storage = createMemoryStorage({ [storageKeys.cart]: newer });
		expect(readStoredCart(areaOf(storage), nowMs)).toEqual({ kind: 'newer' });
		expect(Object.fromEntries(storage.values)).toEqual({ [storageKeys.cart]: newer });
	});

	test.each([
		['a cart', aCart()],
		['an empty cart', emptyCart],
	])('is not replaced by %s', (_what, cart) => {
		const storage = createMemoryStorage({ [storageKeys.cart]: newer });
		expect(writeStoredCart(areaOf(storage), cart, nowMs)).toBe(false);
		expect(Object.fromEntries(storage.values)).toEqual({ [storageKeys.cart]: newer });
	});
});

test('stored JSON does not reach prototypes', () => {
	const text = withLine({ personalization: JSON.parse('{ "__proto__": { "polluted": "yes" } }') });
	const stored = readStoredCart(areaOf(createMemoryStorage({ [storageKeys.cart]: text })), nowMs);
	expect('polluted' in {}).toBe(false);
	const [line] = stored.kind === 'found' ? stored.cart.products : [];
	expect(line?.personalization).toEqual({});
	expect(Object.getOwnPropertyNames(line?.personalization)).toEqual([]);
});

test('storage that refuses everything is unavailable, also when naming it throws', () => {
	const storage = createMemoryStorage();
	storage.fail('getItem', 'setItem', 'removeItem');
	expect(readStoredCart(areaOf(storage), nowMs)).toEqual({ kind: 'unavailable' });
	expect(writeStoredCart(areaOf(storage), aCart(), nowMs)).toBe(false);
	const forbidden = createStorageArea(() => {
		throw new DOMException('Access is denied', 'SecurityError');
	});
	expect(readStoredCart(forbidden, nowMs)).toEqual({ kind: 'unavailable' });
	expect(writeStoredCart(forbidden, aCart(), nowMs)).toBe(false);
});
