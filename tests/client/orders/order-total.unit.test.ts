/** What browser and order service compute of the demo: by different code, from different readings of the same records, to the cent. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Goods as CheckoutGoods, offerDelivery, offerPayments } from '../../../client/orders/delivery-offers.ts';
import { isWithin, orderTotal } from '../../../client/orders/order-total.ts';
import type { CheckoutData } from '../../../client/pages/checkout/checkout-data.ts';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { toCheckoutData } from '../../../renderer/data/checkout.ts';
import { createDataContext } from '../../../renderer/data/data-context.ts';
import { createWatch } from '../../../renderer/data/watch.ts';
import { planSite } from '../../../renderer/routes/plan-site.ts';
import { toAmount } from '../../../sandbox/order-service/cents.ts';
import { chooseDelivery } from '../../../sandbox/order-service/delivery.ts';
import { createGoodsSource, type Goods } from '../../../sandbox/order-service/goods.ts';
import { computeOrderTotal } from '../../../sandbox/order-service/order-total.ts';
import type { Money } from '../../../site/money.ts';
import siteConfig from '../../../site.config.ts';
import { aCatalogue, plainRichText, someImages } from '../../builders/content.ts';
import { parseRecords } from '../../builders/parsed.ts';
import { count } from '../../support/counts.ts';

const runs = count({ usual: 1_000, long: 10_000 });

interface Piece {
	readonly product: number;
	readonly variant: number | null;
	readonly priceBrutto: Money;
	/** Of which there is no lack. */
	readonly most: number;
}

async function readDemo(): Promise<{ data: CheckoutData; goods: Goods; pieces: Piece[] }> {
	const snapshot = await openSnapshot(defaultFolders.content);
	const records = Object.fromEntries(Object.keys(snapshot.manifest.collections).map((name) => [name, snapshot.records(name)]));
	const { content, products } = parseRecords(records, siteConfig.projectDomain);
	if (!content?.shop) throw new Error('The demo has no shop');
	const { shop: settings } = content;
	const catalogue = aCatalogue([]);
	const plan = planSite(content, catalogue.entries, siteConfig);
	const inputs = { content, catalogue, product: catalogue.product, config: siteConfig, plan };
	const context = createDataContext({ ...inputs, images: someImages, texts: plainRichText, watch: createWatch() });
	if (context.shop === null) throw new Error('The demo has no shop');
	const pieces = products.flatMap((product) =>
		(product.hasVariants ? product.variants : [product]).flatMap((item): Piece[] => {
			const most = settings.purchaseToOrder || item.reorderPossible ? 9 : item.stock;
			const variant = product.hasVariants ? item.id : null;
			return item.price === null || item.price === '0.00' || most < 1
				? []
				: [{ product: product.id, variant, priceBrutto: item.price, most }];
		}),
	);
	const goods = await createGoodsSource(defaultFolders.content, siteConfig.projectDomain).read();
	return { data: toCheckoutData(context.shop, context, 'de'), goods, pieces };
}

test('carts, deliveries, countries, payments and gift wraps at random', async () => {
	const { data, goods, pieces } = await readDemo();
	const ids = { country: data.countries.map(({ code }) => code), method: data.shippingMethods.map(({ id }) => id) };
	let offered = 0;
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.record({ piece: fc.constantFrom(...pieces), wanted: fc.integer({ min: 1, max: 9 }) }), {
				minLength: 1,
				maxLength: 12,
				selector: ({ piece }) => `${piece.product} ${piece.variant}`,
			}),
			fc.constantFrom(...ids.country, 'US'),
			fc.constantFrom(...ids.method),
			fc.constantFrom(...data.paymentMethods.map(({ id }) => id)),
			fc.boolean(),
			(wanted, countryCode, methodId, paymentId, isWrapped) => {
				const lines = wanted.map(({ piece, wanted: number }) => ({ ...piece, personalization: null, count: Math.min(piece.most, number) }));
				const choice = { countryCode, methodId, paymentId };
				const bought: CheckoutGoods = { lines, wrap: isWrapped ? data.presentWrapping : null };
				const offer = offerDelivery(data, choice);
				const service = chooseDelivery(goods.delivery, choice);
				const computed = computeOrderTotal({ lines, countryCode, shippingMethod: methodId, paymentMethod: paymentId, isWrapped }, goods);
				expect(offer === null).toBe('faults' in service);
				expect(computed === null).toBe(offer === null);
				if (offer === null || computed === null || 'faults' in service) return;
				offered++;
				const total = orderTotal(lines, offer.price, bought.wrap);
				expect([offer.price, total]).toEqual([toAmount(service.cents), toAmount(computed.totalCents)]);
				const isOffered = offerPayments(data, choice, bought).some(({ id }) => id === paymentId);
				expect(isOffered).toBe(service.maxCents === null || computed.totalCents <= service.maxCents);
			},
		),
		{ numRuns: runs },
	);
	expect(offered).toBeGreaterThan(runs / 20);
});

test('amounts that floats get wrong', () => {
	const line = (priceBrutto: string, pieces: number) => ({ priceBrutto: priceBrutto as Money, count: pieces });
	expect(orderTotal([line('0.10', 1), line('0.20', 1)], '0.00' as Money, null)).toBe('0.30');
	expect(orderTotal([line('999999999.99', 999)], '5.90' as Money, '4.50' as Money)).toBe('999000000000.41');
	expect([isWithin('100.00' as Money, '100.00' as Money), isWithin('100.01' as Money, '100.00' as Money)]).toEqual([true, false]);
});
