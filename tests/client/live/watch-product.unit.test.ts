/** What a page of a product shows once the backend has said what is true now. */
import { describe, expect, it } from 'vitest';
import type { ShopSettings, SingleProduct } from '../../../client/live/shop-reads.ts';
import { mergeLive, withoutOffer } from '../../../client/live/watch-product.tsx';
import type { ProductData } from '../../../client/products/product-data.ts';
import { money } from '../../builders/content.ts';
import { anOffer, aProductPage, aVariant } from '../../builders/page-data.ts';

const settings: ShopSettings = {
	callToActionText: null,
	globalFooter: null,
	defaultSort: '-id',
	enableCart: true,
	maintenanceMode: false,
	showStock: true,
	allowRatings: true,
	purchaseToOrder: false,
	immediateDays: 3,
};
const notes = ['Niedrigster Preis der letzten 30 Tage: 120,00 €'];

/** As it was built. */
function built(fields: Partial<ProductData> = {}): ProductData {
	return aProductPage({ offer: anOffer({ notes }), ...fields }).result;
}

/** What the backend says of a product that was built so. */
function now({ id, name, reference, manufacturer, price, offer, variantLabel, variants }: ProductData): SingleProduct {
	const category = { slug: 'ringe', name: 'Ringe' };
	return { id, name, reference, manufacturer, category, price, offer, variantLabel, variants, facts: null };
}

describe('what is read again', () => {
	it('changes nothing where nothing has changed', () => {
		expect(JSON.stringify(mergeLive(built(), now(built()), settings))).toBe(JSON.stringify(built()));
		const withVariants = built({ offer: null, variants: [aVariant({ notes }), aVariant({ id: 2 })] });
		expect(JSON.stringify(mergeLive(withVariants, now(withVariants), settings))).toBe(JSON.stringify(withVariants));
	});

	it('keeps the pictures of variants, which the backend is not asked for, and their second values', () => {
		const pictures = [{ key: 'a', width: 640, height: 640, widths: [640], formats: ['jpeg'] as const, alt: 'Ring' }];
		const page = built({ offer: null, variantLabel2: 'Weite', variants: [{ ...aVariant(), name2: '52', pictures }] });
		const { pictures: _, ...known } = page.variants[0] ?? aVariant();
		const product: SingleProduct = { ...now(page), variantLabel2: 'Weite', variants: [known] };
		expect(JSON.stringify(mergeLive(page, product, settings))).toBe(JSON.stringify(page));
		expect(mergeLive(page, { ...product, variantLabel2: undefined, variants: [aVariant()] }, settings).variants[0]?.name2).toBeUndefined();
	});

	it('keeps what is beside the range over the variants only as long as both its ends', () => {
		const ranged = (highest: string) => built({ offer: null, notes, price: { amount: money('90.00'), highest: money(highest) } });
		expect(mergeLive(ranged('120.00'), now(ranged('120.00')), settings).notes).toEqual(notes);
		expect(mergeLive(ranged('120.00'), now(ranged('110.00')), settings).notes).toEqual([]);
	});

	it('takes the place of price and stock; what was worked out for another price goes', () => {
		const cheaper = now(built({ price: { amount: money('90.00'), highest: null }, offer: anOffer({ price: money('90.00'), stock: 0 }) }));
		const merged = mergeLive(built(), cheaper, settings);
		expect(merged).toMatchObject({ price: { amount: '90.00' }, offer: { price: '90.00', stock: 0, notes: [] } });
		expect(merged.reference).toBe(built().reference);
		expect(mergeLive(built(), now(built({ offer: anOffer({ stock: 9 }) })), settings).offer).toMatchObject({ stock: 9, notes });
	});

	it('brings variants that are new, and takes away those that are gone', () => {
		const page = built({ offer: null, variants: [aVariant({ notes }), aVariant({ id: 2 })] });
		const { variants } = mergeLive(page, now({ ...page, variants: [aVariant({ stock: 1 }), aVariant({ id: 3 })] }), settings);
		expect(variants).toEqual([aVariant({ stock: 1, notes }), aVariant({ id: 3 })]);
	});

	it.each<[string, Partial<ShopSettings>, Partial<ProductData>]>([
		['no cart', { enableCart: false }, { cart: null }],
		['maintenance', { maintenanceMode: true }, { cart: null }],
		['no stock shown', { showStock: false }, { showStock: false }],
		['no ratings', { allowRatings: false }, { ratings: null }],
	])('obeys the settings: %s', (_, changed, expected) => {
		const ratings = { count: 0, average: 0, histogram: [], from: null, to: null, newest: [], form: null };
		const page = built({ ratings });
		expect(mergeLive(page, now(page), settings)).toMatchObject({ ratings, showStock: true, cart: page.cart });
		expect(mergeLive(page, now(page), { ...settings, ...changed })).toMatchObject(expected);
	});

	it('sells nothing on request, and never what the build does not sell', () => {
		const onRequest = now(built({ price: { amount: null, highest: null }, offer: anOffer({ price: null }) }));
		expect(mergeLive(built(), onRequest, settings).cart).toBeNull();
		expect(mergeLive(built({ cart: null }), now(built()), settings).cart).toBeNull();
	});
});

it('a product that is gone can be read, and not be bought', () => {
	expect(withoutOffer(built())).toMatchObject({ name: built().name, cart: null, offer: { stock: 0, orderable: false } });
});
