import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Money, PriceBase, TaxScheme } from '../../site/money.ts';
import type { RatingOverview } from '../../site/ratings.ts';
import type { Text, TranslatedText } from '../../site/text.ts';
import type { FormTarget } from '../orders/order-target.ts';
import type { BuiltPage, PageResult } from '../runtime/built-page.ts';
import type { PictureData } from '../ui/picture-data.ts';
import type { LinkData, PriceData, PriceNoteData } from './product-card-data.ts';

/** One product. richText: `description`; `facts`, `guarantee`, `sizes` and `ratings`, which the builder writes (0038). */
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
	/** As the shop shows its tax; `tax` stands instead of that where the product's is shown in another way (§ 25a, § 19 UStG). */
	readonly priceNote: PriceNoteData;
	readonly tax?: string;
	/** Unit of the price, such as "pro Ring", in the page's language. */
	readonly basis?: string;
	/** Offer of a product without variants; null when it has some, even if none is to be had. */
	readonly offer: OfferData | null;
	readonly variantLabel: Text | null;
	/** Name of the second choice; left out: there is one choice. */
	readonly variantLabel2?: Text | undefined;
	readonly variants: readonly VariantData[];
	/** Shown beside the price while no variant is chosen. */
	readonly notes: readonly string[];
	/** By country in the shop's order; empty: the shop does not say. */
	readonly delivery: readonly CountryDelivery[];
	/** Fields of the personalisation; null: not offered. */
	readonly personalization: PersonalizationData | null;
	/** Decides which products are related; null: none are suggested. */
	readonly kinship: Kinship | null;
	readonly showStock: boolean;
	/** null: nothing can be bought here (`enable_cart` off, `maintenance_mode` on, or the price is on request). */
	readonly cart: CartEntryData | null;
	readonly contactPath: string;
	/** Where questions about the product go; null: the site has no order service. */
	readonly requests: FormTarget | null;
	/** null: the shop has none (`allow_ratings`). */
	readonly ratings: RatingsData | null;
}

/** Ids of a product's groups. */
export interface Kinship {
	readonly category: number;
	readonly manufacturer: number | null;
	readonly tags: readonly number[];
}

/** The page of a product, as navigation fetches it. */
export type ProductPageData = BuiltPage<'product', ProductData>;

/** An offer, and its dispatch. */
export interface OfferData {
	/** null: on request. */
	readonly price: Money | null;
	readonly stock: number;
	/** May be ordered although the stock is 0. */
	readonly orderable: boolean;
	/** Working days until dispatch, null where the content has none. */
	readonly shippingTimeDays: number | null;
	/** Notes required beside the price (PAngV): reference price of a reduction, recommended price, base price. */
	readonly notes: readonly string[];
}

/** Working days. */
export interface DeliveryDays {
	readonly least: number;
	readonly most: number;
	/** The shop sits outside Germany, whose holidays are the only ones known. */
	readonly weekdaysOnly?: true | undefined;
}

/** Those that delivery to a country takes beyond those until dispatch. */
export interface CountryDelivery extends DeliveryDays {
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
}

export interface PersonalizationData {
	readonly name: Text;
	/** That products made with it cannot be sent back (§ 312g (2) 1 BGB); null: they can. */
	readonly notReturned: string | null;
	/** The product is not made without it: something has to be written. */
	readonly isRequired: boolean;
	/** Its surcharge, in the page's language; left out: none. */
	readonly surchargeHint?: string;
	readonly fields: readonly PersonalizationFieldData[];
}

export interface PersonalizationFieldData {
	/** Key of the value in cart lines and orders. */
	readonly name: string;
	readonly type: 'text' | 'select' | 'number';
	readonly required: boolean;
	/** In graphemes; null: as many as one likes. */
	readonly maxLength: number | null;
	/** The only characters that a text may have; null: all. */
	readonly glyphs: string | null;
	/** In every language, for the cart line. */
	readonly labels: TranslatedText;
	/** Of a select. The German text is the value. */
	readonly options: readonly TranslatedText[];
	/** Surcharge on one product whose buyer fills the field in; left out: none. */
	readonly price?: Money;
}

export interface VariantData extends OfferData {
	readonly id: number;
	readonly name: Text;
	/** Its value of the second choice, where there is one. */
	readonly name2?: Text | undefined;
	readonly referenceSuffix: string | null;
	/** Left out: those of the product. */
	readonly pictures?: readonly PictureData[];
	/** The whole name in every language, for the cart line, which outlives a change of language. */
	readonly names: TranslatedText;
}

/** A cart line's copy of its product, so that it can be shown in any language without a request. */
export interface CartEntryData {
	readonly names: TranslatedText;
	readonly paths: PerLanguage<string>;
	readonly reference: string | null;
	readonly picture: { readonly key: string; readonly width: number; readonly height: number; readonly widthPx: number } | null;
	readonly cartPath: string;
	/** Of the product itself; left out: as the shop's. */
	readonly taxScheme?: TaxScheme;
	readonly base?: PriceBase;
	/** See `ProductData`. */
	readonly basis?: PerLanguage<string>;
	/** Left out: there are none. */
	readonly facts?: readonly CartFactData[];
}

/** A characteristic that is shown right before the order is placed (§ 312j (2) BGB). */
export interface CartFactData {
	readonly names: TranslatedText;
	readonly values: TranslatedText;
	/** Ids of the variants that it is true of; left out: of all. */
	readonly of?: readonly number[];
}

/** A product's ratings; the page shows them as its rich text `ratings`. */
export interface RatingsData extends RatingOverview<RatingData> {
	/** Where a new one goes; null: the site has no order service. */
	readonly form: FormTarget | null;
}

export interface RatingData {
	readonly id: number;
	/** 1 to 5. */
	readonly stars: number;
	/** The language of its words, where it is not the page's. */
	readonly lang?: Language;
	readonly title: string | null;
	readonly text: string | null;
	readonly name: string | null;
	/** Day as `2026-03-01`. */
	readonly on: string | null;
}
