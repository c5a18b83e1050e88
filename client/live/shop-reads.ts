/** The browser's reads of the shop, answered by the static catalogue, or by the backend where live content is on. */
import type { Money, TaxScheme } from '../../site/money.ts';
import type { Text } from '../../site/text.ts';
import type { Availability } from '../catalogue/catalogue-data.ts';
import type { PriceData } from '../products/product-card-data.ts';
import type { OfferData, RatingsData, VariantData } from '../products/product-data.ts';
import type { ListMeta } from './list-meta.ts';

/** All of them reject with the fault where they could not be had. */
export interface ShopReads {
	list(read: ListRead): Promise<ListAnswer>;
	/** Any products, each once, at most `limit`. */
	random(limit: number): Promise<readonly ListedProduct[]>;
	/** null: there is none, or it is not published. */
	product(id: number): Promise<SingleProduct | null>;
	/** The same by where it lies. */
	productAt(categorySlug: string, slug: string): Promise<SingleProduct | null>;
	ratings(productId: number): Promise<RatingsRead>;
	/** Of the groups that are named, by group and id. The catalogue has those that its lists offer: none that no product has, and one of those that read alike. */
	attributes(groupIds: readonly number[]): Promise<readonly AttributeRead[]>;
	/** The lowest price of every product that has one, ascending. */
	prices(): Promise<readonly Money[]>;
}

/** With reads of the backend alone: a built page's own data includes its settings. */
export interface LiveReads extends ShopReads {
	settings(): Promise<ShopSettings>;
}

export interface ShopSettings {
	readonly callToActionText: Text | null;
	readonly globalFooter: Text | null;
	/** Backend notation. */
	readonly defaultSort: string;
	readonly enableCart: boolean;
	readonly maintenanceMode: boolean;
	readonly showStock: boolean;
	readonly allowRatings: boolean;
	readonly purchaseToOrder: boolean;
	/** See `chooseListedAvailability`. */
	readonly immediateDays: number;
}

/** Within a filter one of its values is enough, and all filters have to hold. A filter that is left out or empty lets everything through. */
export interface ListFilters {
	readonly category?: readonly Belonging[];
	readonly manufacturer?: readonly Belonging[];
	/** Ids. */
	readonly subcategories?: readonly number[];
	/** Ids. */
	readonly tags?: readonly number[];
	/** Of the products themselves: what a page already shows is read again by the list's own read. */
	readonly ids?: readonly number[];
}

/** The backend is asked by the slug, the catalogue of the build by the id. */
export interface Belonging {
	readonly id: number;
	readonly slug: string;
}

export interface ListRead {
	readonly filters: ListFilters;
	/** Backend notation; ends in the id by itself. Prices are the lowest of a product, and what is on request is last. */
	readonly sort: string;
	/** From 0; pages have 20 products. */
	readonly page: number;
}

export interface ListAnswer {
	readonly data: readonly ListedProduct[];
	readonly meta: ListMeta;
}

export interface ListedProduct {
	readonly id: number;
	readonly name: Text;
	readonly slug: string;
	readonly categorySlug: string;
	readonly manufacturer: string | null;
	readonly price: PriceData;
	readonly availability: Availability;
}

/** The record's fields on the page of a product. */
export interface SingleProduct {
	readonly id: number;
	readonly name: Text;
	readonly reference: string | null;
	readonly manufacturer: string | null;
	readonly category: { readonly slug: string; readonly name: Text };
	/** With variants the range over the active ones. */
	readonly price: PriceData;
	/** null: it comes in variants. */
	readonly offer: SingleOffer | null;
	readonly variantLabel: Text | null;
	/** Left out: there is one choice. */
	readonly variantLabel2?: Text | undefined;
	/** The active ones in their order. */
	readonly variants: readonly SingleVariant[];
	/** Facts of the backend alone: built pages hold them as HTML; null: ask the page. */
	readonly facts: SingleFacts | null;
}

/** The notes beside a price hold only for the built price. */
export type SingleOffer = Omit<OfferData, 'notes'>;
/** Pictures come with the build alone. */
export type SingleVariant = Omit<VariantData, 'notes' | 'pictures'>;

export interface SingleFacts {
	/** Markdown. */
	readonly description: Text | null;
	readonly attributes: readonly { readonly group: Text; readonly values: readonly Text[] }[];
	readonly tags: readonly Text[];
	/** Name of what a buyer may have put on it. */
	readonly personalization: Text | null;
	/** Rows of cells, the first one the head. */
	readonly sizes: { readonly name: Text; readonly rows: readonly (readonly string[])[] } | null;
	/** How tax is shown, where that is not as the shop does. */
	readonly taxScheme: TaxScheme | null;
}

/** How a product is rated: by all that is published, and the newest of it. */
export type RatingsRead = Omit<RatingsData, 'form'>;

export interface AttributeRead {
	readonly id: number;
	readonly groupId: number;
	/** Its values, separated by commas. */
	readonly name: Text;
}
