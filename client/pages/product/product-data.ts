import type { PerLanguage } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import type { Text } from '../../../site/text.ts';
import type { FormTarget } from '../../forms/form-target.ts';
import type { RatingsData } from '../../ratings/ratings-data.ts';
import type { PageResult } from '../page-data.ts';
import type { PictureData } from '../picture-data.ts';
import type { LinkData, PriceData, PriceNoteData } from '../product-card-data.ts';

/** One product. richText: `description`. */
export interface ProductData extends PageResult {
	readonly id: number;
	readonly name: Text;
	readonly reference: string | null;
	readonly manufacturer: string | null;
	/** The brand page of the manufacturer, where it has one. */
	readonly brandPath: string | null;
	readonly list: LinkData;
	readonly pictures: readonly PictureData[];
	/** With variants the range over the active ones. */
	readonly price: PriceData;
	readonly priceNote: PriceNoteData;
	/** Offer of a product without variants; null when it has some, even if none is to be had. */
	readonly offer: OfferData | null;
	readonly variantLabel: Text | null;
	readonly variants: readonly VariantData[];
	readonly attributes: readonly { readonly group: Text; readonly values: readonly Text[] }[];
	readonly showStock: boolean;
	/** null: nothing can be bought here (`enable_cart` off, `maintenance_mode` on, or the price is on request). */
	readonly cart: CartEntryData | null;
	readonly contactPath: string;
	/** Where questions about the piece go; null: the site has no order service. */
	readonly requests: FormTarget | null;
	/** null: the shop has none (`allow_ratings`). */
	readonly ratings: RatingsData | null;
}

/** What can be bought, and how soon. */
export interface OfferData {
	/** null: on request. */
	readonly price: Money | null;
	readonly stock: number;
	/** May be ordered although the stock is 0 (design §7). */
	readonly orderable: boolean;
	/** Days until dispatch, null where the content has none. */
	readonly shippingTimeDays: number | null;
}

export interface VariantData extends OfferData {
	readonly id: number;
	readonly name: Text;
	readonly referenceSuffix: string | null;
	/** The name in every language, for the cart line, which outlives a change of language. */
	readonly names: PerLanguage<string>;
}

/** What a cart line keeps of its product, so that it can be shown in any language without a request. */
export interface CartEntryData {
	readonly names: PerLanguage<string>;
	readonly paths: PerLanguage<string>;
	readonly reference: string | null;
	readonly picture: { readonly key: string; readonly width: number; readonly height: number; readonly widthPx: number } | null;
	readonly cartPath: string;
}
