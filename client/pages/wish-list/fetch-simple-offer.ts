/** Looks at a product's page for an offer that can be put into the cart as it is. */
import { initialProductCount } from '../../../site/constants.ts';
import type { AddAction } from '../../cart/storage/attach-cart.ts';
import { isBuyable, maxCountOf } from '../../products/is-buyable.ts';
import type { ProductData, ProductPageData } from '../../products/product-data.ts';
import { fetchPageData } from '../../runtime/navigation/fetch-page-data.ts';
import { networkOf } from '../../runtime/network.ts';

/** The action that adds one of the product to the cart; null where there is a choice, nothing to buy, or no answer. Never rejects. */
export async function fetchSimpleOffer(path: string, window: Window): Promise<AddAction | null> {
	const fetched = await fetchPageData<ProductPageData>(path, {
		...networkOf(window),
		hasTemplate: (template): template is 'product' => template === 'product',
	});
	return fetched.kind === 'page' ? toSimpleOffer(fetched.page.result) : null;
}

/** null: the product has variants, may be personalised, or cannot be bought. */
export function toSimpleOffer({
	id,
	offer,
	cart,
	personalization,
}: Pick<ProductData, 'id' | 'offer' | 'cart' | 'personalization'>): AddAction | null {
	if (offer === null || offer.price === null || cart === null || personalization !== null || !isBuyable(offer)) return null;
	const { names, paths, reference, picture, base, basis, facts, taxScheme = null } = cart;
	return {
		type: 'add',
		product: {
			id,
			names,
			paths,
			reference,
			picture,
			base,
			basis,
			...(facts && { facts: facts.map((fact) => ({ names: fact.names, values: fact.values })) }),
		},
		variant: null,
		personalization: null,
		count: initialProductCount,
		maxCount: maxCountOf(offer),
		inStock: offer.stock || undefined,
		priceBrutto: offer.price,
		taxScheme,
	};
}
