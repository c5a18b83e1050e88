/** The lines on the cart page: what is there before and instead of them, and what its controls send. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CartActions, CartActionsProvider, cartStatusStore, cartStore, emptyCart } from '../../../../client/cart/cart.ts';
import { CartLines } from '../../../../client/cart/lines/CartLines.tsx';
import { CartTotal } from '../../../../client/pages/cart/CartTotal.tsx';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { aCartLine, aCartProduct } from '../../../builders/cart.ts';
import { aCartPage } from '../../../builders/page-data.ts';

const dispatch = vi.fn<CartActions['dispatch']>();
const restore = vi.fn<CartActions['restore']>();
let root: Root;

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	cartStore.set(cartStore.initial);
	cartStatusStore.set(cartStatusStore.initial);
	dispatch.mockReset().mockResolvedValue({ limitedTo: null });
	restore.mockReset();
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
	const { path, result } = aCartPage();
	await act(() =>
		root.render(
			<CartActionsProvider value={{ dispatch, restore, prepare() {} }}>
				<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
					<CartLines data={result} renderFoot={(foot) => <CartTotal data={result} {...foot} />} />
				</PageContextProvider>
			</CartActionsProvider>,
		),
	);
});
afterEach(() => act(() => root.unmount()));

const button = (name: string): HTMLButtonElement | undefined =>
	[...document.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);

test('asks for the lines, and says that they are coming', () => {
	expect(restore).toHaveBeenCalledOnce();
	expect(document.body.textContent).toContain(de.cart.loading);
});

test('lines that could not be loaded can be asked for again, and the focus stays with the cart', async () => {
	await act(() => cartStatusStore.set({ phase: 'error', kept: 'stored' }));
	expect(document.body.textContent).toContain(de.cart.notLoaded);
	const retry = button(de.cart.retry);
	retry?.focus();
	await act(() => retry?.click());
	expect(restore).toHaveBeenCalledTimes(2);
	await act(() => cartStatusStore.set({ phase: 'loading', kept: 'stored' }));
	expect(button(de.cart.retry)).toBeUndefined();
	expect(document.activeElement?.className).toBe('cart');
});

describe('the count of a line', () => {
	const name = 'Ring 1 (de)';
	const field = (): HTMLInputElement => {
		const input = document.querySelector<HTMLInputElement>('.cart-line-input');
		if (!input) throw new Error('The line has no field');
		return input;
	};
	const wanted = () => dispatch.mock.calls.map(([action]) => (action.type === 'changeCount' ? action.count : action.type));
	/** What the cart holds of the line, as if it had just been stored. */
	const hold = (count: number) => {
		cartStore.set({ ...emptyCart, products: [aCartLine({ count })], totalCount: count });
		cartStatusStore.set({ phase: 'success', kept: 'stored' });
	};
	const step = (toName: (name: string) => string) => act(async () => button(toName(name))?.click());

	beforeEach(() => act(() => hold(1)));

	test('steps from what the field shows, not from what the cart held a moment ago', async () => {
		const answers: (() => void)[] = [];
		dispatch.mockImplementation((action) => {
			const { promise, resolve } = Promise.withResolvers<{ limitedTo: null }>();
			answers.push(() => {
				if (action.type === 'changeCount') hold(action.count);
				resolve({ limitedTo: null });
			});
			return promise;
		});
		for (let clicks = 0; clicks < 3; clicks++) await step(de.cart.more);
		await act(async () => answers.shift()?.());
		await step(de.cart.more);
		expect(wanted()).toEqual([2, 3, 4, 5]);
		for (const answer of answers) await act(async () => answer());
		expect(field().value).toBe('5');
		await step(de.cart.fewer);
		expect(wanted()).toEqual([2, 3, 4, 5, 4]);
	});

	test('goes back to what the cart holds when a change is limited or fails', async () => {
		dispatch.mockResolvedValueOnce({ limitedTo: 1 });
		await step(de.cart.more);
		expect(field().value).toBe('1');
		expect(document.querySelector('.cart-status:not(.visually-hidden) [role="status"]')?.textContent).toBe(de.product.limited(name, 1));

		vi.spyOn(console, 'error').mockImplementation(() => {});
		dispatch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await step(de.cart.more);
		expect(field().value).toBe('1');
		expect(document.querySelector('.cart-status:not(.visually-hidden) [role="status"]')?.textContent).toBe(de.cart.failed);
	});

	test('follows another tab', async () => {
		await act(() => hold(7));
		expect(field().value).toBe('7');
	});

	test('removes the line at 0', async () => {
		await step(de.cart.fewer);
		expect(wanted()).toEqual(['remove']);
	});

	test('is sent when it is typed to the end, and taken back when it is none', async () => {
		for (const [typed, shown] of [
			['12', '12'],
			['', '1'],
			['1.5', '1'],
			['-2', '1'],
			['1000000', '1'],
		] as const) {
			dispatch.mockClear();
			dispatch.mockImplementationOnce(async () => {
				hold(Number(typed));
				return { limitedTo: null };
			});
			field().value = typed;
			await act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
			expect([typed, field().value, wanted()]).toEqual([typed, shown, typed === '12' ? [12] : []]);
			await act(() => hold(1));
		}
	});
});

describe('what was removed', () => {
	const lines = [1, 2].map((id) => aCartLine({ cartId: id, product: aCartProduct({ id }) }));

	beforeEach(() =>
		act(() => {
			cartStore.set({ ...emptyCart, products: lines, totalCount: 2 });
			cartStatusStore.set({ phase: 'success', kept: 'stored' });
		}),
	);

	test.each([
		['a line', de.cart.removeLine('Ring 2 (de)'), [{ line: lines[1], index: 1 }], de.cart.removed('Ring 2 (de)')],
		[
			'the whole cart',
			de.cart.clear,
			[
				{ line: lines[0], index: 0 },
				{ line: lines[1], index: 1 },
			],
			de.cart.cleared,
		],
	])('can be put back: %s', async (_what, name, placed, said) => {
		await act(async () => button(name)?.click());
		expect(document.querySelector('.cart-status')?.textContent).toContain(said);
		// one more press of Enter must not remove the next line, too
		expect(document.activeElement).toBe(button(de.cart.undo));
		await act(async () => button(de.cart.undo)?.click());
		expect(dispatch).toHaveBeenLastCalledWith({ type: 'putBack', lines: placed });
		expect(button(de.cart.undo)).toBeUndefined();
		expect(document.querySelector('.cart-status')?.textContent).toBe(de.cart.restored);
		expect(document.activeElement?.className).toBe('cart');
	});
});

test.each([
	[1, 1, false],
	[1, 2, true],
	[undefined, 2, false],
])(
	'of a product that can be ordered, and of which %o were there, %i in the cart: says that some take longer: %o',
	async (inStock, count, isSaid) => {
		await act(() => cartStore.set({ ...emptyCart, products: [aCartLine({ count, inStock })], totalCount: count }));
		expect(document.querySelector('.cart-line')?.textContent?.includes(de.product.beyondStock)).toBe(isSaid);
	},
);

test('two lines that want more than is there say so, though neither does alone', async () => {
	const shared = { maxCount: null, inStock: 1, count: 1 };
	const products = [
		aCartLine({ ...shared, personalization: { text: 'Ada' } }),
		aCartLine({ ...shared, cartId: 2, personalization: { text: 'Ben' } }),
		aCartLine({ ...shared, cartId: 3, product: aCartProduct({ id: 2 }) }),
	];
	await act(() => {
		cartStore.set({ ...emptyCart, products, totalCount: 3 });
		cartStatusStore.set({ phase: 'success', kept: 'stored' });
	});
	const notes = [...document.querySelectorAll('.cart-line')].map((line) => line.textContent?.includes(de.product.beyondStock));
	expect(notes).toEqual([true, true, false]);
});
