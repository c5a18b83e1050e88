/** A published product with its variants and attributes. */
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Money, PriceBasis, TaxScheme } from '../../site/money.ts';
import type { Rating } from './rating.ts';

export interface Product {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	readonly referenceNumber: string | null;
	/** Markdown. */
	readonly description: Localized | null;
	readonly categoryId: number;
	readonly manufacturerId: number | null;
	/** null: on request. Of the product itself; see `hasVariants`. */
	readonly price: Money | null;
	readonly stock: number;
	readonly reorderPossible: boolean;
	/** Working days until dispatch. */
	readonly shippingTime: number | null;
	readonly images: readonly FileId[];
	readonly variantDisplayName: Localized | null;
	/** Names the second choice; null: its variants are chosen by one. */
	readonly variantDisplayName2: Localized | null;
	/** Comes in variants, even if none of them is active: its own price and stock then say nothing. */
	readonly hasVariants: boolean;
	/** Active ones only, sorted. */
	readonly variants: readonly Variant[];
	readonly attributes: readonly ProductAttribute[];
	/** The records that these and those of the variants come from; lists are filtered by them. */
	readonly attributeIds: readonly number[];
	readonly subcategoryIds: readonly number[];
	readonly tagIds: readonly number[];
	readonly personalizationId: number | null;
	readonly sizeGuideId: number | null;
	/** null: that of the settings. */
	readonly taxScheme: TaxScheme | null;
	/** "UVP", always above the price. */
	readonly recommendedPrice: Money | null;
	/** The present price is announced as a reduction (§ 11 PAngV); what it is compared with comes from the snapshot's history. */
	readonly isReduced: boolean;
	/** The lowest price of the 30 days before the reduction began; null where there is none to be shown. Of the product itself, as `price`. */
	readonly referencePrice: Money | null;
	/** Thousandths, 1 to 999; null for plated products. */
	readonly fineness: number | null;
	/** Guarantee of the producer. */
	readonly guaranteeYears: number | null;
	readonly containsBattery: boolean;
	/** Markdown. */
	readonly safetyWarnings: Localized | null;
	/** The content that is priced, for a base price; null together with the unit. A decimal such as `0.125`. */
	readonly contentQuantity: string | null;
	readonly contentUnit: ContentUnit | null;
	/** The priced unit, such as a pair; null: not stated. */
	readonly priceBasis: PriceBasis | null;
	/** Published ones, the newest first. */
	readonly ratings: readonly Rating[];
}

export const contentUnits = ['g', 'ml', 'm'] as const;

export type ContentUnit = (typeof contentUnits)[number];

export interface Variant {
	readonly id: number;
	readonly displayName: Localized;
	/** Its value of the second choice; null exactly where the product has no `variantDisplayName2`. */
	readonly displayName2: Localized | null;
	readonly price: Money | null;
	/** See that of the product. */
	readonly referencePrice: Money | null;
	readonly stock: number;
	readonly referenceNumberSuffix: string | null;
	readonly shippingTime: number | null;
	readonly reorderPossible: boolean;
	/** All of its characteristics: the product's, with its own in place of those of the same group; null: exactly the product's. */
	readonly attributes: readonly ProductAttribute[] | null;
	/** null: the product's. */
	readonly images: readonly FileId[] | null;
}

/** The values of one attribute group, sorted by group. */
export interface ProductAttribute {
	readonly groupId: number;
	/** By which groups are sorted, before their ids. */
	readonly groupSort: number;
	readonly group: Localized;
	readonly values: readonly Localized[];
	/** A buyer has to see it right before the order is placed (§ 312j (2) BGB). */
	readonly isEssential: boolean;
}

/** The price by which a product is shown, sorted and filtered; `amount` null: on request. */
export interface ProductPrice {
	readonly amount: Money | null;
	/** Of the active variants where it differs from the lowest, else null. */
	readonly highest: Money | null;
}

/** With variants the range over the active ones, else the product's own price; `amount` null where all are on request, or none is active. */
export function productPrice(product: Pick<Product, 'hasVariants' | 'price' | 'variants'>): ProductPrice {
	if (!product.hasVariants) return { amount: product.price, highest: null };
	const prices = product.variants
		.map((variant) => variant.price)
		.filter((amount) => amount !== null)
		.sort((left, right) => centsOf(left) - centsOf(right));
	const lowest = prices[0] ?? null;
	const highest = prices.at(-1) ?? null;
	return { amount: lowest, highest: highest === lowest ? null : highest };
}

/** An amount as a whole number of cents, for comparing: at most 14 digits, so it is exact. */
export function centsOf(amount: Money): number {
	return Number(amount.replace('.', ''));
}
