/** The files that a search is made of, beside the columns by which lists are filtered: query files of the catalogue, too (`client/catalogue/catalogue-data.ts`). */
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import type { ColumnData } from '../catalogue/catalogue-data.ts';
import type { PriceNoteData } from '../products/product-card-data.ts';

/** Products' names, of the ids of one block, in one language. */
export interface NamesData {
	/** Ascending ids, each as the difference to the one before. */
	readonly idSteps: readonly number[];
	readonly names: readonly Text[];
	/** Reference numbers; `''`: none. */
	readonly references: readonly string[];
	/** Suffixes of the variants' references, by place among the ids. */
	readonly suffixes: readonly (readonly [place: number, suffixes: readonly string[]])[];
}

/** Words that are searched for beside what was typed: each of `typed` finds what any of `meant` finds. */
export type SynonymsData = readonly { readonly typed: readonly string[]; readonly meant: readonly string[] }[];

/** Names of the groups that have products, in one language. */
export interface ValueNamesData {
	readonly synonyms: SynonymsData;
	/** By facet: id and name. */
	readonly facets: Readonly<Record<string, readonly (readonly [id: number, name: Text])[]>>;
}

/** Columns of the facets that no list offers as a filter, and that a search finds all the same. */
export interface BelongingData {
	/** That of `FacetsData`. */
	readonly order: string;
	readonly columns: Readonly<Record<string, ColumnData>>;
}

/** Pages that are no products, in one language. */
export interface PagesData {
	/** The note at prices of suggestions. */
	readonly note: PriceNoteData;
	readonly pages: readonly FoundPage[];
}

export interface FoundPage {
	readonly name: Text;
	readonly path: string;
	/** By which it is found beside its name: headings, and what visitors call it. */
	readonly words: string;
}

const nameBlockSize = 1000;

/** The block that holds a product's name: by its id, so that a new product moves no other. */
export function nameBlockOf(id: number): number {
	return Math.floor(id / nameBlockSize);
}

/** Names of the queries; they determine the files. */
export const searchQueries = {
	names: (language: Language, block: number) => `search/names/${language}/${block}`,
	pages: (language: Language) => `search/pages/${language}`,
	values: (language: Language) => `search/values/${language}`,
	belonging: 'search/belonging',
} as const;
