/** What every list of products says, a page at a time. */
import { catalogueQueries } from '../../client/catalogue/catalogue-data.ts';
import type { ListPageData } from '../../client/products/product-card-data.ts';
import type { Language } from '../../site/languages.ts';
import type { ListPart } from '../plan/split-list.ts';
import type { DataContext } from './data-context.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

/** Data that the browser needs for filters and sorts of any list, by their queries. */
export function listQueries(language: Language): readonly string[] {
	return [catalogueQueries.facets, catalogueQueries.offers, catalogueQueries.panel(language)];
}

/** `pathOf`: where a page of the list lies, by its number from 1. */
export function toListPage(
	{ products, total, page, pageCount }: ListPart,
	context: DataContext,
	language: Language,
	pathOf: (page: number) => string,
): ListPageData {
	const neighbour = (number: number) => (number < 1 || number > pageCount ? null : pathOf(number));
	return {
		products: toProductCards(products, context, language),
		total,
		page,
		pageCount,
		previousPath: neighbour(page - 1),
		nextPath: neighbour(page + 1),
		priceNote: toPriceNote(context, language),
	};
}

const offered = ['-id', 'price_brutto', '-price_brutto'];

/** The shop's own comes first. */
export function listSorts(defaultSort: string): string[] {
	return [...new Set([defaultSort, ...offered])];
}
