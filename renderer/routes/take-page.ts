/** Takes the products of one page out of a list, in the order of each language. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import { productPageSize } from '../../site/constants.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';

export interface PageProducts {
	/** Ids, in the order of the default language. */
	readonly products: readonly number[];
	readonly productsIn?: PerLanguage<readonly number[]>;
}

/** `productsIn`: the list in a language; null where all languages have one order. */
export function takePage(
	index: number,
	products: readonly CatalogueEntry[],
	productsIn: ((language: Language) => readonly CatalogueEntry[]) | null,
): PageProducts {
	const take = (list: readonly CatalogueEntry[]) => list.slice(index * productPageSize, (index + 1) * productPageSize).map(({ id }) => id);
	return { products: take(products), ...(productsIn && { productsIn: perLanguage((language) => take(productsIn(language))) }) };
}
