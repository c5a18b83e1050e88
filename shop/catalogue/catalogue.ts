/**
 * The products of a site. A catalogue may hold more than memory should: what the plan of a site needs of every product is small and at
 * hand, the rest is read when a page asks for it.
 */
import type { Problem } from '../../pipeline/problem.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Language } from '../../site/languages.ts';
import type { RatingSummary } from '../../site/ratings.ts';
import type { Product, ProductPrice } from '../content/product.ts';

/** What every build knows of every product: enough to sort it into lists, to give it its paths, and to see whether it changed. */
export interface CatalogueEntry {
	readonly id: number;
	readonly slug: string;
	readonly categoryId: number;
	readonly manufacturerId: number | null;
	/** The German name, by which lists are sorted. */
	readonly name: string;
	/** The name in the languages in which it is another one, whose lists are sorted by it. */
	readonly names: Readonly<Partial<Record<Language, string>>>;
	readonly referenceNumber: string | null;
	readonly price: ProductPrice;
	readonly stock: number;
	/** It, or one of its active variants, is in stock. */
	readonly isInStock: boolean;
	/** It, or one of its active variants, can be had again. */
	readonly isReorderable: boolean;
	/** The least dispatch time of what is in stock, in working days; null where none is known. */
	readonly dispatchDays: number | null;
	/** What lists are filtered by: see `describe-product.ts`. */
	readonly belonging: string;
	/** Has at least one picture, so that it can stand for its category. */
	readonly hasPicture: boolean;
	/** Languages in which its own texts are written, rather than shown as a fallback. */
	readonly writtenIn: readonly Language[];
	/** Changes with everything that its own page is made from: its ratings, the records it names and the content of its pictures included. */
	readonly hash: string;
	/** Changes with everything that a list shows of it, its picture's content included. */
	readonly cardHash: string;
}

/** A product as lists show it. Rare fields are left out if it lacks them. */
export interface ProductSummary extends Partial<Pick<Product, 'taxScheme' | 'priceBasis' | 'contentQuantity' | 'contentUnit'>> {
	readonly id: number;
	readonly slug: string;
	readonly displayName: Localized;
	readonly categoryId: number;
	readonly manufacturerId: number | null;
	readonly referenceNumber: string | null;
	/** What its active variants add to that, each once. */
	readonly referenceSuffixes: readonly string[];
	readonly price: ProductPrice;
	/** All of them; lists show the first. */
	readonly images: readonly FileId[];
	/** What its stars say, with what has to stand beside them. */
	readonly ratings: RatingSummary;
}

/** A part of the catalogue that lies in one file of the snapshot. */
export interface CatalogueShard {
	/** Below the snapshot's folder; names the shard from one snapshot to the next. */
	readonly file: string;
	/** Changes with the shard's records, with what they refer to, and with the code that reads them. */
	readonly key: string;
	/** Of the published products in it, ascending. */
	readonly ids: readonly number[];
}

export interface Catalogue {
	/** Published products, by id. */
	readonly entries: readonly CatalogueEntry[];
	/** In the order of the snapshot. */
	readonly shards: readonly CatalogueShard[];
	/** Cheap for every product. Throws for an id that is not among the entries. */
	summary(id: number): ProductSummary;
	/**
	 * Reads the product's shard, unless it was the last one or two asked for, or was read for the entries and not asked for yet: ask shard by
	 * shard. Throws for an id that is not among the entries.
	 */
	product(id: number): Product;
	/** Entries as an earlier build saw them, by the key of their shard; null where none are remembered. */
	remembered(key: string): readonly CatalogueEntry[] | null;
}

export interface ReadCatalogue {
	readonly catalogue: Catalogue;
	/** Of all products, whether they were read now or are remembered. */
	readonly problems: readonly Problem[];
}
