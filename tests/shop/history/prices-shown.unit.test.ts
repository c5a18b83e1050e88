import { describe, expect, it } from 'vitest';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { pricesShown } from '../../../shop/history/prices-shown.ts';

function shownOf(fields: WireRecord) {
	const { prices, unreadable } = pricesShown([{ id: 1, status: 'published', price_brutto: '100.00', variants: [], ...fields }]);
	const texts = [...prices].map(([key, { price, isReduced }]) => [key, isReduced ? `${price} reduced` : price]);
	return { ...Object.fromEntries(texts), ...(unreadable.size > 0 && { unreadable: [...unreadable] }) };
}

const variant = { id: 3, price_brutto: '50.00', active: true };

describe('pricesShown', () => {
	it.each<[string, WireRecord, unknown]>([
		['the price of a product', {}, { '1': '100.00' }],
		['that it is announced as a reduction', { price_reduced: true }, { '1': '100.00 reduced' }],
		['the same as SQLite says it, of each variant', { price_reduced: 1, variants: [variant] }, { '1/3': '50.00 reduced' }],
		['nothing reduced where there is no price', { price_reduced: true, price_brutto: null }, { '1': null }],
		['a price as SQLite gives it', { price_brutto: 99.5 }, { '1': '99.50' }],
		['no price on request', { price_brutto: null }, { '1': null }],
		['zero as on request', { price_brutto: '0.00' }, { '1': null }],
		['nothing of a draft', { status: 'draft' }, {}],
		[
			'the prices of variants instead of the product’s',
			{ variants: [variant, { ...variant, id: 4, price_brutto: 60 }] },
			{ '1/3': '50.00', '1/4': '60.00' },
		],
		['nothing of inactive variants', { variants: [variant, { ...variant, id: 4, active: false }] }, { '1/3': '50.00' }],
		['a variant that does not say as active', { variants: [{ id: 3, price_brutto: '50.00' }] }, { '1/3': '50.00' }],
		['ids as Postgres gives them', { id: '1', variants: [{ ...variant, id: '3' }] }, { '1/3': '50.00' }],
		['a price that is none as unreadable', { price_brutto: 'abc' }, { unreadable: [1] }],
		['one bad variant as all unreadable', { variants: [variant, { ...variant, id: 4, price_brutto: 'abc' }] }, { unreadable: [1] }],
		['a variant without an id as unreadable', { variants: [{ price_brutto: '50.00' }] }, { unreadable: [1] }],
	])('takes %s', (_, fields, expected) => {
		expect(shownOf(fields)).toEqual(expected);
	});

	it('leaves out what has no id', () => {
		expect(
			pricesShown([
				{ status: 'published', price_brutto: '1.00' },
				{ id: -1, status: 'published' },
			]),
		).toEqual({ prices: new Map(), unreadable: new Set() });
	});
});
