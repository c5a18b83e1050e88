/** Orders that the demo takes: one product each, which can be ordered without limit, by different buyers, to be paid by bank transfer. */

import type { OrderRequest } from '../../client/orders/contract/order-request.ts';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { toAmount } from '../../orders/shop/amounts.ts';
import { chooseDelivery } from '../../orders/shop/delivery.ts';
import { type Shop, toShop } from '../../orders/shop/shop.ts';
import { wholeNumber } from '../../orders/shop/wire-values.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import siteConfig from '../../site.config.ts';

/** As JSON. */
export async function createOrders(count: number): Promise<readonly string[]> {
	const { projectDomain, payments } = siteConfig;
	const snapshot = await openSnapshot(defaultFolders.content);
	const shop = toShop(snapshot, projectDomain);
	const paymentId = payments?.bankTransferId ?? 0;
	const products = snapshot.records('ecommerce_product').flatMap(({ id }) => toProduct(shop, wholeNumber(id) ?? 0));
	const place = { countryCode: 'DE', postcode: '79098' };
	const found = [...shop.delivery.methods].flatMap(([methodId, { isPickUp }]) => {
		const delivery = chooseDelivery(shop.delivery, { ...place, methodId, paymentId });
		return isPickUp || 'faults' in delivery ? [] : [{ methodId, cents: delivery.cents }];
	});
	const [method] = found;
	if (method === undefined) throw new Error('The demo delivers nothing that is paid by bank transfer.');
	return Array.from({ length: count }, (_, index) => {
		const chosen = products[index % products.length];
		if (chosen === undefined) throw new Error('The demo has no product that can be ordered without limit.');
		const { product, cents } = chosen;
		const order: OrderRequest = {
			project: projectDomain,
			language: 'de',
			idempotency_key: crypto.randomUUID(),
			email: `buyer-${index}@post.example`,
			shipping_address: {
				first_name: 'Änne',
				last_name: 'Öhlschläger',
				street: 'Kornmarkt',
				number: '7 a',
				zip_code: place.postcode,
				city: 'Freiburg',
				country_code: place.countryCode,
			},
			invoice_address: null,
			shipping_method: method.methodId,
			payment_method: paymentId,
			shipping_cost: toAmount(method.cents),
			present_wrapping: null,
			lines: [{ product, variant: null, personalization: null, count: 1, price_brutto: toAmount(cents) }],
			total_price_brutto: toAmount(cents + method.cents),
			legal_texts: shop.legalVersions.de,
		};
		return JSON.stringify(order);
	});
}

/** None where it has variants, is made for its buyer, has no price, or cannot be ordered without limit. */
function toProduct(shop: Shop, product: number): readonly { readonly product: number; readonly cents: number }[] {
	const offer = shop.offer(product, null);
	const details = shop.details(product, null);
	return offer?.orderable && offer.cents !== null && details?.personalization === null ? [{ product, cents: offer.cents }] : [];
}
