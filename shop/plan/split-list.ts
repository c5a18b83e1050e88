/** Splits a list of products into pages, in the order of each language. */

import { productPageSize } from '../../site/constants.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';

/** What a page of a list shows of it. */
export interface ListPart {
	/** Ids of those of this page, in the order of the default language. */
	readonly products: readonly number[];
	/** The same by language, where languages sort the list differently; a route has its own in `products`. */
	readonly byLanguage?: PerLanguage<{ readonly products: readonly number[] }>;
	/** In the whole list. */
	readonly total: number;
	/** From 1. */
	readonly page: number;
	readonly pageCount: number;
}

/** An empty list has one page. `productsIn`: the list in a language; null where all languages have one order. */
export function splitList(
	products: readonly CatalogueEntry[],
	productsIn: ((language: Language) => readonly CatalogueEntry[]) | null,
): readonly ListPart[] {
	const pageCount = Math.max(1, Math.ceil(products.length / productPageSize));
	return Array.from({ length: pageCount }, (_, index): ListPart => {
		const take = (list: readonly CatalogueEntry[]) =>
			list.slice(index * productPageSize, (index + 1) * productPageSize).map(({ id }) => id);
		return {
			products: take(products),
			...(productsIn && { byLanguage: perLanguage((language) => ({ products: take(productsIn(language)) })) }),
			total: products.length,
			page: index + 1,
			pageCount,
		};
	});
}

/** The products whose cards a page of a list shows, in any language. */
export function listedProducts({ products, byLanguage }: Pick<ListPart, 'products' | 'byLanguage'>): readonly number[] {
	return byLanguage === undefined ? products : [...new Set(Object.values(byLanguage).flatMap((each) => each.products))];
}
