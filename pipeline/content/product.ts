/** A published product with its variants and attributes. */
import type { Money } from '../../site/money.ts';
import type { FileId } from './content.ts';
import type { Localized } from './localized.ts';

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
	/** Days. */
	readonly shippingTime: number | null;
	readonly images: readonly FileId[];
	readonly variantDisplayName: Localized | null;
	/** Comes in variants, even if none of them is active: its own price and stock then say nothing. */
	readonly hasVariants: boolean;
	/** Active ones only, sorted. */
	readonly variants: readonly Variant[];
	readonly attributes: readonly ProductAttribute[];
}

export interface Variant {
	readonly id: number;
	readonly displayName: Localized;
	readonly price: Money | null;
	readonly stock: number;
	readonly referenceNumberSuffix: string | null;
	readonly shippingTime: number | null;
	readonly reorderPossible: boolean;
}

/** The values of one attribute group, sorted by group. */
export interface ProductAttribute {
	readonly groupId: number;
	readonly group: Localized;
	readonly values: readonly Localized[];
}
