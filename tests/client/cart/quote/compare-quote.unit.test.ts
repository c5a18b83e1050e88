/** What an answer of the order service means for a cart. */
import { expect, test } from 'vitest';
import { compareQuote } from '../../../../client/cart/quote/fetch-quote.ts';
import type { QuotedLine } from '../../../../client/orders/contract/quote-request.ts';
import { perLanguage } from '../../../../site/languages.ts';
import { aCartLine } from '../../../builders/cart.ts';

const line = aCartLine({ cartId: 4, count: 3, variant: { id: 5, names: perLanguage(() => 'Weite 52') } });
const piece = { cartId: 4, productId: 1, variantId: 5 };
const available = { state: 'available', price_brutto: '100.00', price_changed: false, count: 3, max_count: 7 } as const;
const compare = (quoted: QuotedLine) => compareQuote([line], { lines: [quoted] });

test('what is as it was is only refreshed', () => {
	expect(compare(available)).toEqual({ refreshed: [{ ...piece, offer: { priceBrutto: '100.00', maxCount: 7 } }], differences: [] });
});

test('another price and fewer products are two differences', () => {
	expect(compare({ ...available, price_brutto: '80.00', price_changed: true, count: 1, max_count: 1 })).toEqual({
		refreshed: [{ ...piece, offer: { priceBrutto: '80.00', maxCount: 1 } }],
		differences: [
			{ kind: 'price', line, from: '100.00', to: '80.00' },
			{ kind: 'count', line, from: 3, to: 1 },
		],
	});
});

test('how the tax is shown is as the service says, and stays where it says nothing', () => {
	const offerOf = (quoted: QuotedLine) => compare(quoted).refreshed[0]?.offer;
	expect(offerOf({ ...available, tax_scheme: 'margin' })).toEqual({ priceBrutto: '100.00', maxCount: 7, taxScheme: 'margin' });
	expect(offerOf({ ...available, tax_scheme: null })).toEqual({ priceBrutto: '100.00', maxCount: 7, taxScheme: null });
	expect(Object.keys(offerOf(available) ?? {})).toEqual(['priceBrutto', 'maxCount']);
});

test('the surcharge of what is put on a product is as the service says', () => {
	expect(compare({ ...available, surcharge_brutto: '35.00' }).refreshed[0]?.offer).toEqual({
		priceBrutto: '100.00',
		maxCount: 7,
		surcharge: '35.00',
	});
});

test.each([
	['gone', { state: 'gone' }],
	['sold_out', { state: 'sold_out', price_brutto: '100.00' }],
] as const)('%s: the line goes', (kind, quoted) => {
	expect(compare(quoted)).toEqual({ refreshed: [{ ...piece, offer: null }], differences: [{ kind, line }] });
});

test('lines that were not asked about stay', () => {
	expect(compareQuote([line, aCartLine({ cartId: 9 })], { lines: [available] }).refreshed.map(({ cartId }) => cartId)).toEqual([4]);
});

test('lines of one stock share it, also where the service was asked about them apart', () => {
	const short = { ...available, max_count: 4 };
	const { refreshed, differences } = compareQuote([line, { ...line, cartId: 5 }, { ...line, cartId: 6 }], { lines: [short, short, short] });
	expect(differences).toEqual([
		{ kind: 'count', line: { ...line, cartId: 5 }, from: 3, to: 1 },
		{ kind: 'sold_out', line: { ...line, cartId: 6 } },
	]);
	expect(refreshed.map(({ offer }) => offer?.maxCount)).toEqual([4, 4, undefined]);
});
