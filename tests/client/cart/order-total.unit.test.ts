/** What browser and order service compute of a shop: by different code, from different readings of the same records, to the cent. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, orderTotal } from '../../../client/cart/order-total.ts';
import { type Goods as CheckoutGoods, offerDelivery, offerPayments } from '../../../client/checkout/delivery-offers.ts';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { count } from '../../../commands/testing/counts.ts';
import { computeOrderTotal } from '../../../orders/judge/totals.ts';
import { toAmount } from '../../../orders/shop/amounts.ts';
import { chooseDelivery } from '../../../orders/shop/delivery.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { Money } from '../../../site/money.ts';
import { changeShop, shopChange } from '../../support/purchase/random-shop.ts';
import { type PricedPiece, readPricedPieces, readShopTwice, type ShopTwice } from '../../support/purchase/read-shop-twice.ts';

const runs = count({ usual: 1_000, long: 10_000 });
/** A shop is read again for so many orders. */
const ordersPerShop = 20;

interface WishedOrder {
	readonly wanted: readonly { readonly piece: PricedPiece; readonly number: number }[];
	/** Places in the shop's lists, which begin again at their ends. */
	readonly country: number;
	readonly postcode: string;
	readonly method: number;
	readonly payment: number;
	readonly isWrapped: boolean;
}

async function readDemo() {
	const snapshot = await openSnapshot(defaultFolders.content);
	return Object.fromEntries(Object.keys(snapshot.manifest.collections).map((name) => [name, snapshot.records(name)]));
}

function wishedOrder(pieces: readonly PricedPiece[]): fc.Arbitrary<WishedOrder> {
	return fc.record({
		wanted: fc.uniqueArray(fc.record({ piece: fc.constantFrom(...pieces), number: fc.integer({ min: 1, max: 9 }) }), {
			minLength: 1,
			maxLength: 12,
			selector: ({ piece }) => `${piece.product} ${piece.variant}`,
		}),
		country: fc.nat(),
		postcode: fc.constantFrom('31934', '31 937', '319.38', '10–115', '79098', 'L-1234', '1234', '3', ''),
		method: fc.nat(),
		payment: fc.nat(),
		isWrapped: fc.boolean(),
	});
}

/** True: it can be ordered like that. */
function expectTheSame({ data, goods }: ShopTwice, { wanted, isWrapped, ...places }: WishedOrder): boolean {
	const lines = wanted.map(({ piece, number }) => ({ ...piece, personalization: null, count: Math.min(piece.most, number) }));
	const choice = {
		countryCode: at([...data.countries.map(({ code }) => code), 'US'], places.country),
		postcode: places.postcode,
		methodId: at(data.shippingMethods, places.method).id,
		paymentId: at(data.paymentMethods, places.payment).id,
	};
	const { countryCode, postcode, methodId: shippingMethod, paymentId: paymentMethod } = choice;
	const offer = offerDelivery(data, choice);
	const service = chooseDelivery(goods.delivery, choice);
	const isWrapping = isWrapped && data.presentWrapping !== null;
	if (isWrapped && !isWrapping) {
		expect(computeOrderTotal({ lines, countryCode, postcode, shippingMethod, paymentMethod, isWrapped }, goods)).toBeNull();
	}
	const computed = computeOrderTotal({ lines, countryCode, postcode, shippingMethod, paymentMethod, isWrapped: isWrapping }, goods);
	expect(offer === null).toBe('faults' in service);
	expect(computed === null).toBe(offer === null);
	if (offer === null || computed === null || 'faults' in service) return false;
	const bought: CheckoutGoods = { lines, wrap: isWrapping ? data.presentWrapping : null };
	expect([offer.price, offer.additionalDays, offer.provider ?? '', orderTotal(lines, offer.price, bought.wrap)]).toEqual([
		toAmount(service.cents),
		service.additionalDays,
		service.provider,
		toAmount(computed.totalCents),
	]);
	const isOffered = offerPayments(data, choice, bought).some(({ id }) => id === paymentMethod);
	expect(isOffered).toBe(service.maxCents === null || computed.totalCents <= service.maxCents);
	return true;
}

function at<Item>(list: readonly Item[], place: number): Item {
	const item = list[place % list.length];
	if (item === undefined) throw new Error('The shop offers none');
	return item;
}

test('carts, deliveries, countries, payments and gift wraps at random, of the demo', async () => {
	const records = await readDemo();
	const demo = readShopTwice(records);
	if (demo === null) throw new Error('The demo does not build');
	let offered = 0;
	fc.assert(
		fc.property(wishedOrder(readPricedPieces(records)), (wished) => {
			if (expectTheSame(demo, wished)) offered++;
		}),
		{ numRuns: runs },
	);
	expect(offered).toBeGreaterThan(runs / 20);
});

test('the same, of shops with any prices, rates and limits', async () => {
	const records = await readDemo();
	const order = wishedOrder(readPricedPieces(records));
	let offered = 0;
	fc.assert(
		fc.property(shopChange(records), fc.array(order, { minLength: ordersPerShop, maxLength: ordersPerShop }), (change, orders) => {
			const shop = readShopTwice(changeShop(records, change));
			fc.pre(shop !== null);
			for (const wished of orders) if (expectTheSame(shop, wished)) offered++;
		}),
		{ numRuns: runs / ordersPerShop },
	);
	expect(offered).toBeGreaterThan(runs / 20);
});

test('amounts that floats get wrong', () => {
	const line = (priceBrutto: string, pieces: number) => ({ priceBrutto: priceBrutto as Money, count: pieces });
	expect(orderTotal([line('0.10', 1), line('0.20', 1)], '0.00' as Money, null)).toBe('0.30');
	expect(orderTotal([line('999999999.99', 999)], '5.90' as Money, '4.50' as Money)).toBe('999000000000.41');
	expect([isWithin('100.00' as Money, '100.00' as Money), isWithin('100.01' as Money, '100.00' as Money)]).toEqual([true, false]);
});
