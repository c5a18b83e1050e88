/** Puts what the backend says now into what a page was built with. */
import type { PriceData } from '../products/product-card-data.ts';
import type { OfferData, ProductData } from '../products/product-data.ts';
import type { ShopSettings, SingleOffer, SingleProduct } from './shop-reads.ts';

/** Price, stock and variants as they are now; everything else as it was built. */
export function mergeLive(built: ProductData, product: SingleProduct, settings: ShopSettings): ProductData {
	const variants = new Map(built.variants.map((variant) => [variant.id, variant]));
	const mayBuy = settings.enableCart && !settings.maintenanceMode && product.price.amount !== null;
	return {
		...built,
		price: product.price,
		offer: product.offer && mergeOffer(product.offer, built.offer),
		variantLabel: product.variantLabel,
		...((built.variantLabel2 || product.variantLabel2) && { variantLabel2: product.variantLabel2 }),
		notes: isSamePrice(built.price, product.price) ? built.notes : [],
		variants: product.variants.map((variant) => ({
			...variants.get(variant.id),
			name2: undefined,
			...variant,
			...mergeOffer(variant, variants.get(variant.id)),
		})),
		showStock: settings.showStock,
		cart: mayBuy ? built.cart : null,
		ratings: settings.allowRatings ? built.ratings : null,
	};
}

/** Over all variants: base prices run from the lowest to the highest. */
function isSamePrice(one: PriceData, other: PriceData): boolean {
	return one.amount === other.amount && one.highest === other.highest;
}

/** A product that is gone stays to be read, and cannot be bought. */
export function withoutOffer(built: ProductData): ProductData {
	return { ...built, cart: null, offer: built.offer && { ...built.offer, stock: 0, orderable: false }, variants: [] };
}

/** The notes beside a price (PAngV) hold for that price: another one has none before the next build. */
function mergeOffer(now: SingleOffer, built: OfferData | null | undefined): OfferData {
	const { price, stock, orderable, shippingTimeDays } = now;
	return { price, stock, orderable, shippingTimeDays, notes: built?.price === price ? built.notes : [] };
}
