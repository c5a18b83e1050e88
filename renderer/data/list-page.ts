/** What every list of products says, a page at a time. */
import type { ListPageData } from '../../client/products/product-card-data.ts';
import type { Language } from '../../site/languages.ts';
import type { SubjectOf } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

type ListSubject = Pick<SubjectOf<'goods' | 'product-list'>, 'products' | 'total' | 'page' | 'pageCount'>;

/** `pathOf`: where a page of the list lies, by its number from 1. */
export function toListPage(
	{ products, total, page, pageCount }: ListSubject,
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
