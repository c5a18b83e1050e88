import { describe, expect, it } from 'vitest';
import { overlaysIn, sharedCollectionsOf } from '../../../pipeline/declarations/shared-collections.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { declarations } from '../../../shop/collections/collections.ts';
import { offer } from '../../../shop/collections/offer.ts';
import { product } from '../../../shop/collections/product.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import { anOfferRecord } from '../../builders/records.ts';

const offers = (...records: WireRecord[]) => {
	const { content, problems } = parsed({
		ecommerce_offer: records.map((record) => anOfferRecord({ shared_status: 'published', ...record })),
	});
	return { problems, outline: outline(problems), showsShared: content?.showsShared };
};

describe('an offer', () => {
	it('of a shared product is no problem, whether that is shown or not', () => {
		expect(offers({})).toMatchObject({ outline: [], showsShared: true });
		expect(offers({ shared_status: 'archived' })).toMatchObject({ outline: [], showsShared: false });
	});

	it.each([
		['product is not shared or not there', { shared_status: null }],
		['product was deleted', { product: null, shared_status: null }],
	])('whose %s is left out, and named', (_, fields) => {
		expect(offers(fields)).toMatchObject({ outline: ['warning offer-without-product ecommerce_offer 1 product'], showsShared: false });
	});

	it('that shows what another one shows is named beside it: the lower id counts', () => {
		const { outline: found, problems } = offers({ id: 12 }, { id: 9 }, { id: 10, product: 2 });
		expect(found).toEqual(['warning offer-duplicate ecommerce_offer 12 product']);
		expect(problems[0]?.message).toContain('ecommerce_offer 9 and ecommerce_offer 12');
		expect(problems[0]?.message).toContain('as in 9');
	});

	it.each(['draft', 'archived'])('that is %s is not judged', (status) => {
		expect(offers({ status, shared_status: null, price_brutto: 'viel' }, { id: 2 })).toMatchObject({ outline: [], showsShared: true });
	});

	it('whose status is none is named, and shows nothing', () => {
		expect(offers({ status: 'offen', shared_status: undefined })).toMatchObject({
			outline: ['error field-type ecommerce_offer 1 status'],
			showsShared: false,
		});
	});

	it('of which no fetch has said what it shows is not judged by that', () => {
		expect(offers({ shared_status: undefined })).toMatchObject({ outline: [], showsShared: false });
	});

	it('has its own values judged', () => {
		expect(offers({ price_brutto: 'viel' }).outline).toEqual(['error price-invalid ecommerce_offer 1 price_brutto']);
	});
});

describe('the declarations', () => {
	it('give an offer fields of the same kind as the product’s that they replace', () => {
		for (const [name, field] of Object.entries(offer.fields)) {
			const replaced = Object.entries(product.fields).find(([other]) => other === name)?.[1];
			if (replaced !== undefined) expect([name, field.type]).toEqual([name, replaced.type]);
		}
		expect(overlaysIn(declarations).map(({ collection }) => collection)).toEqual(['ecommerce_offer']);
	});

	it('let products be shared, and all that they lead to', () => {
		expect(sharedCollectionsOf(declarations).map(({ collection }) => collection)).toEqual([
			'ecommerce_category',
			'ecommerce_subcategory',
			'ecommerce_tag',
			'ecommerce_manufacturer',
			'ecommerce_attribute_group',
			'ecommerce_attribute',
			'ecommerce_personalization',
			'ecommerce_size_guide',
			'ecommerce_product',
		]);
	});
});
