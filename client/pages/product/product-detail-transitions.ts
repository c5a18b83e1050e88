/** A product page's actions as pure functions. */
import { initialProductCount } from '../../../site/constants.ts';
import type { OfferData, ProductData } from '../../products/product-data.ts';
import { type Choice, noProduct, nothingChosen, type ProductDetail, type ProductDetailAction } from './product-detail.ts';

/** The state after an action. An unknown action type only logs. */
export function changeProductDetail(state: ProductDetail, action: ProductDetailAction): ProductDetail {
	switch (action.type) {
		case 'add':
			return toDetail(action.product);
		case 'reset':
			return noProduct;
		case 'variantChange': {
			const selected = state.variantsAvailable.find(({ id }) => id === action.variant) ?? null;
			return { ...state, variantSelected: selected, ...toChoice(selected) };
		}
		case 'countChange':
			return { ...state, countSelected: action.count };
		case 'personalizationChange':
			return { ...state, personalization: action.personalization };
		default:
			console.warn('Product Reducer Action Type Not Found', action satisfies never);
			return state;
	}
}

function toDetail(product: ProductData): ProductDetail {
	const { offer, ratings } = product;
	return {
		...noProduct,
		details: product,
		hasVariants: !offer,
		variantDisplayName: product.variantLabel,
		variantsAvailable: product.variants,
		variantPriceRange: offer ? null : product.price,
		...toChoice(offer),
		...(ratings && { ratingsCount: ratings.count, averageRating: ratings.average }),
	};
}

/** The details of an offer once it is chosen; null: none is. */
function toChoice(offer: OfferData | null): Choice {
	if (!offer) return nothingChosen;
	const { price, stock, shippingTimeDays, orderable } = offer;
	return {
		priceBrutto: price,
		stock,
		shippingTime: shippingTimeDays,
		reorderPossible: orderable || stock > 0,
		countSelected: initialProductCount,
	};
}
