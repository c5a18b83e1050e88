/** What of a product is for sale, as search engines and feeds are reported: the product itself, or each of its variants that has a price. */
import type { Availability } from '../../client/catalogue/catalogue-data.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { Route } from '../../renderer/routes/route.ts';
import { chooseAvailability } from '../../site/choose-availability.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Money } from '../../site/money.ts';
import { variantPath } from '../../site/store-paths.ts';
import { centsOf, type Product, type Variant } from '../content/product.ts';
import { isSold, type ShopFrame } from './data-context.ts';

export interface SaleOffer {
	/** null: the product comes in no variants. */
	readonly variant: Variant | null;
	/** Of the product, with its variant. */
	readonly name: string;
	/** The reference number with the variant's own end; null where the product has none. */
	readonly sku: string | null;
	/** Absolute; with the variant chosen. */
	readonly url: string;
	readonly price: Money;
	/** The price before its reduction, always above it; null where it is not announced as reduced. */
	readonly formerPrice: Money | null;
	readonly availability: Availability;
	/** It can be put into a cart now. */
	readonly isOnline: boolean;
	/** Days until dispatch; null if not stated. */
	readonly dispatchDays: number | null;
}

/** None where the price is on request. */
export function toSaleOffers(product: Product, shop: Pick<ShopFrame, 'settings'>, route: Route, config: SiteConfig): SaleOffer[] {
	const { language } = route;
	const items: readonly (readonly [Product | Variant, Variant | null])[] = product.hasVariants
		? product.variants.map((variant) => [variant, variant] as const)
		: [[product, null]];
	return items.flatMap(([item, variant]): SaleOffer[] => {
		if (item.price === null) return [];
		const availability = chooseAvailability({ isInStock: item.stock > 0, isReorderable: item.reorderPossible }, shop.settings);
		return [
			{
				variant,
				name: [product.displayName, variant?.displayName, variant?.displayName2].flatMap((text) => text?.[language].text ?? []).join(', '),
				sku: product.referenceNumber === null ? null : `${product.referenceNumber}${variant?.referenceNumberSuffix ?? ''}`,
				url: absoluteUrl(variant === null ? route.path : variantPath(route.path, variant.id), config),
				price: item.price,
				formerPrice: formerPrice(product, item.price, item.referencePrice),
				availability,
				isOnline: isSold(shop) && availability !== 'sold-out',
				dispatchDays: item.shippingTime,
			},
		];
	});
}

/** Taxed by its margin: only what was owned before may be. */
export function isUsed({ taxScheme }: Pick<Product, 'taxScheme'>, { settings }: Pick<ShopFrame, 'settings'>): boolean {
	return (taxScheme ?? settings.taxScheme) === 'margin';
}

function formerPrice({ isReduced }: Product, price: Money, reference: Money | null): Money | null {
	return isReduced && reference !== null && centsOf(reference) > centsOf(price) ? reference : null;
}
