/** A product where it is listed, and its price as any page shows it. */
import type { Money, PriceBase } from '../../site/money.ts';
import type { Text } from '../../site/text.ts';
import type { PictureData } from '../ui/picture-data.ts';

export interface PriceData {
	/** null: on request. */
	readonly amount: Money | null;
	/** The highest price where variants differ; equal prices give null. */
	readonly highest: Money | null;
}

export interface ProductCardData {
	readonly id: number;
	readonly path: string;
	readonly name: Text;
	readonly manufacturer: string | null;
	readonly reference: string | null;
	readonly price: PriceData;
	readonly picture: PictureData | null;
	/** Instead of what the list's note says of the tax, where it is shown in another way (§ 25a, § 19 UStG). */
	readonly tax?: string;
	/** Of products that are sold by weight, volume or length. */
	readonly base?: PriceBase;
	/** Unit of the price, such as "pro Ring", in the page's language. */
	readonly basis?: string;
}

/** The tax note and shipping link that stand at every price, lists included (§§ 3, 6 PAngV). */
export interface PriceNoteData {
	/** Path of the shipping and payment page, null while the content lacks it. */
	readonly shippingPath: string | null;
	/** Instead of the tax that is included, where the shop shows it in another way (§ 25a, § 19 UStG). */
	readonly tax?: string;
}

export interface LinkData {
	readonly name: Text;
	readonly path: string;
}

export interface ListPageData {
	readonly products: readonly ProductCardData[];
	/** Products in the whole list, and this page's number among all, from 1. */
	readonly total: number;
	readonly page: number;
	readonly pageCount: number;
	/** Paths of the neighbouring pages. */
	readonly previousPath: string | null;
	readonly nextPath: string | null;
	readonly priceNote: PriceNoteData;
}
