/**
 * The files from which the browser filters, sorts and shows lists: columns over all products, the filters that are offered, and cards in blocks. All are
 * query files (`/page-data/sq/d/{hash}.json`): their name follows from the query, so both sides find them.
 */
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import type { ProductCardData } from '../products/product-card-data.ts';

/** The groups of each product, as one column: many products have the same values, so each distinct set of them is listed once. */
export interface ColumnData {
	/** Ids; the most frequent set first. */
	readonly sets: readonly (readonly number[])[];
	/** Of each product the number of its set, in digits of `codeDigits`, as many as the largest number needs. */
	readonly codes: string;
}

/** Products in columns: product n of one is product n of all others. Says nothing in any language. */
export interface FacetsData {
	/** Hash of the ids in their order: columns of two builds must not be mixed. */
	readonly order: string;
	/** Ascending ids, each as the difference to the one before. */
	readonly idSteps: readonly number[];
	/** By the name of the facet: `category`, `subcategory`, `manufacturer`, `tag`, and `attribute-{id}` for a group of attributes. */
	readonly columns: Readonly<Record<string, ColumnData>>;
}

/** The daily changing part. */
export interface OffersData {
	readonly order: string;
	/** The lowest price of each product in cents; 0: on request. */
	readonly amounts: readonly number[];
	/** Number of a product and its highest price in cents, where variants differ. */
	readonly highest: readonly (readonly [piece: number, cents: number])[];
	/** A digit a product: its place in `availabilities`. */
	readonly availability: string;
}

/** The products in an order that cannot be worked out from the columns. */
export interface OrderData {
	readonly order: string;
	/** Numbers of products. */
	readonly pieces: readonly number[];
}

/** Sorts that the columns can compute, in the backend's notation. */
export const computedSorts = ['id', '-id', 'price_brutto', '-price_brutto'] as const;

/** The sort with the best match first; no sort of the backend. */
export const relevance = 'relevance';

export type ComputedSort = (typeof computedSorts)[number];

/** From the worst to the best. */
export const availabilities = ['sold-out', 'to-order', 'in-stock'] as const;

export type Availability = (typeof availabilities)[number];

/** The filters beside a list, in this order, in one language. */
export interface PanelData {
	readonly filters: readonly PanelFilter[];
}

export type PanelFilter = ValuesFilter | { readonly kind: 'price' } | { readonly kind: 'availability' };

export interface ValuesFilter {
	readonly kind: 'values';
	/** Name of its column. */
	readonly facet: string;
	/** Name of the parameter of the query; groups of attributes share one. */
	readonly parameter: string;
	/** null: as the interface calls it. */
	readonly name: Text | null;
	/** The one category in which it is offered; null: in all. */
	readonly categoryId: number | null;
	readonly values: readonly PanelValue[];
}

export interface PanelValue {
	readonly id: number;
	/** Stands for it in the query. */
	readonly token: string;
	readonly name: Text;
	/** Categories in whose lists it is offered; empty: in all. */
	readonly categoryIds: readonly number[];
}

/** Cards of the products whose ids belong to a block; prices are those of `OffersData`, so that a price changes one file. */
export interface CardsData {
	readonly cards: readonly CardData[];
}

export type CardData = Omit<ProductCardData, 'price'>;

const cardBlockSize = 100;

export const codeDigits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

/** The block that holds a product's card: by its id, so that a new product moves no other. */
export function cardBlockOf(id: number): number {
	return Math.floor(id / cardBlockSize);
}

/** Names of the queries; they determine the files. */
export const catalogueQueries = {
	facets: 'catalogue/facets',
	offers: 'catalogue/offers',
	order: (sort: string, language: Language) => `catalogue/order/${sort}/${language}`,
	panel: (language: Language) => `catalogue/panel/${language}`,
	cards: (language: Language, block: number) => `catalogue/cards/${language}/${block}`,
} as const;

/** Look at what was fetched as far as to know that the builder wrote it: a host may answer with anything. All throw on anything else. */
export const toFacetsData = (answer: unknown): FacetsData => checkAnswer<FacetsData>(answer, ['order', 'idSteps', 'columns']);
export const toOffersData = (answer: unknown): OffersData =>
	checkAnswer<OffersData>(answer, ['order', 'amounts', 'highest', 'availability']);
export const toOrderData = (answer: unknown): OrderData => checkAnswer<OrderData>(answer, ['order', 'pieces']);
export const toPanelData = (answer: unknown): PanelData => checkAnswer<PanelData>(answer, ['filters']);
export const toCardsData = (answer: unknown): CardsData => checkAnswer<CardsData>(answer, ['cards']);

/** `names`: of all that it has to have. */
export function checkAnswer<Data extends object>(answer: unknown, names: readonly (keyof Data & string)[]): Data {
	if (!isData<Data>(answer, names)) throw new Error('This is no file of the catalogue');
	return answer;
}

function isData<Data extends object>(answer: unknown, names: readonly string[]): answer is Data {
	return typeof answer === 'object' && answer !== null && names.every((name) => name in answer);
}
