/** Data of one page of a product list. */
import type { ProductListData } from '../../client/pages/product-list/product-list-data.ts';
import { productPageSize } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import type { Subject } from '../routes/route.ts';
import type { Shop } from '../routes/shop.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText, toText } from './localized-text.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

export type ListSubject = Extract<Subject, { template: 'product-list' }>;

export function toProductListData(subject: ListSubject, shop: Shop, context: DataContext, language: Language): ProductListData {
	const { category, products, page, pageCount } = subject;
	const root = shop.root(language);
	const neighbour = (number: number) => (number < 1 || number > pageCount ? null : listPath(root, category?.slug ?? null, number));
	return {
		language,
		category: toOptionalText(category?.displayName ?? null, language),
		callToAction: toOptionalText(shop.settings.callToActionText, language),
		shop: { name: context.texts(language).list.everything, path: root },
		categories: shop.categories
			.map((each) => ({
				name: toText(each.displayName, language),
				path: listPath(root, each.slug, 1),
				count: shop.productsOf(each.id).length,
			}))
			.filter((each) => each.count > 0),
		products: toProductCards(products.slice((page - 1) * productPageSize, page * productPageSize), context, language),
		total: products.length,
		page,
		pageCount,
		previousPath: neighbour(page - 1),
		nextPath: neighbour(page + 1),
		priceNote: toPriceNote(context, language),
	};
}
