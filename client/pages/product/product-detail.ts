/** The product that a page shows, and what the visitor has chosen of it: its shape, its actions and its store. */
import type { Money } from '../../../site/money.ts';
import type { Text } from '../../../site/text.ts';
import type { Personalization } from '../../cart/cart.ts';
import type { PriceData } from '../../products/product-card-data.ts';
import type { ProductData, VariantData } from '../../products/product-data.ts';
import { createStore } from '../../runtime/store.ts';

/** Details of a chosen product: of the product itself, or of its variant. null: none is chosen. */
export interface Choice {
	/** Working days. */
	readonly shippingTime: number | null;
	/** It can be had: ordered again, or from the stock. */
	readonly reorderPossible: boolean | null;
	readonly priceBrutto: Money | null;
	readonly stock: number | null;
	readonly countSelected: number | null;
}

export interface ProductDetail extends Choice {
	/** null: no product is shown. */
	readonly details: ProductData | null;
	readonly hasVariants: boolean;
	/** null: as the interface calls a variant. */
	readonly variantDisplayName: Text | null;
	/** Active ones only. */
	readonly variantsAvailable: readonly VariantData[];
	readonly variantSelected: VariantData | null;
	/** From the lowest price to the highest, which is null where they are equal; null without variants. */
	readonly variantPriceRange: PriceData | null;
	/** null: no personalisation. */
	readonly personalization: Personalization | null;
	readonly ratingsCount: number;
	/** 0 where there are none. */
	readonly averageRating: number;
}

export type ProductDetailAction =
	| { readonly type: 'add'; readonly product: ProductData }
	| { readonly type: 'reset' }
	/** An id that no active variant has selects none, as null does. */
	| { readonly type: 'variantChange'; readonly variant: number | null }
	| { readonly type: 'countChange'; readonly count: number }
	| { readonly type: 'personalizationChange'; readonly personalization: Personalization | null };

export const nothingChosen: Choice = { shippingTime: null, reorderPossible: null, priceBrutto: null, stock: null, countSelected: null };

export const noProduct: ProductDetail = {
	details: null,
	hasVariants: false,
	variantDisplayName: null,
	variantsAvailable: [],
	variantSelected: null,
	variantPriceRange: null,
	...nothingChosen,
	personalization: null,
	ratingsCount: 0,
	averageRating: 0,
};

export const productDetailStore = createStore<ProductDetail>(noProduct);
