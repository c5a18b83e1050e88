/** The audit marks products of the shared catalogue, and says which of their values are the shop's own. */
import { describe, expect, it } from 'vitest';
import { listSharedProducts } from '../../../audit/findings/shared-products.ts';
import { createRecordIndex } from '../../../audit/records/record-index.ts';
import { renderShared } from '../../../audit/report/render-shared.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { anOfferRecord, aProductRecord } from '../../builders/records.ts';

const empty = {
	...Object.fromEntries(['display_name', 'price_reduced', 'recommended_price', 'stock', 'reorder_possible'].map((name) => [name, null])),
	...{ shipping_time: null, description: ' ', images: [], translations: [], shared_status: 'published' },
};

function list(...offers: WireRecord[]) {
	const records: Record<string, readonly WireRecord[]> = {
		ecommerce_offer: offers.map((record) => anOfferRecord({ ...empty, ...record })),
		ecommerce_product: [1, 2].map((id) => aProductRecord({ id, display_name: `Ring ${id}` })),
	};
	return listSharedProducts(createRecordIndex({ records: (collection) => records[collection] ?? [] }, null));
}

describe('a product of the shared catalogue', () => {
	it('has the values that its offer sets as its own, and the others taken over', () => {
		const translations = [{ id: 1, language: 'fr', display_name: null, description: 'Ici' }];
		expect(list({ id: 4, price_brutto: '0.00', price_reduced: false, translations })).toEqual([
			{
				record: { collection: 'ecommerce_product', id: 1, label: 'Ring 1', url: null },
				offer: expect.objectContaining({ collection: 'ecommerce_offer', id: 4 }),
				local: ['price_brutto', 'price_reduced', 'translations.fr.description'],
				inherited: ['display_name', 'recommended_price', 'stock', 'reorder_possible', 'shipping_time', 'description', 'images'],
			},
		]);
	});

	it('is listed once, in the order of its id, as the offer that counts shows it', () => {
		const found = list({ id: 9, product: 1 }, { id: 7, product: 2 }, { id: 8, product: 1, price_brutto: null });
		expect(found.map(({ record, offer }) => [record.id, offer.id])).toEqual([
			[1, 8],
			[2, 7],
		]);
	});

	it.each([
		{ status: 'draft' },
		{ status: 'archived' },
		{ shared_status: null },
		{ shared_status: 'archived' },
		{ shared_status: 'draft' },
	])('is not shown, and not listed, where its offer has %j', (fields) => expect(list(fields)).toEqual([]));
});

describe('the report', () => {
	it('has a section of them, in the words of editors', () => {
		const text = renderShared({ shared: list({ price_brutto: '5.00' }) })?.text ?? '';
		for (const words of ['Gemeinsame Produkte', 'Ring 1', 'gemeinsam', 'Eigene Angaben:', 'Preis (brutto)', 'Übernommen:', 'Bestand']) {
			expect(text).toContain(words);
		}
		expect(renderShared({ shared: list({ price_brutto: null }) })?.text).toContain('keine');
	});

	it('has none where there are none', () => {
		expect(renderShared({ shared: [] })).toBeNull();
	});
});
