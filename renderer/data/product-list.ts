/** Data of one page of a product list. */
import type { ProductListData } from '../../client/pages/product-list/product-list-data.ts';
import type { Language } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import type { SubjectOf } from '../routes/route.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toOptionalText, toText } from './localized-text.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

export function toProductListData(
	subject: SubjectOf<'product-list'>,
	shop: ShopFrame,
	context: DataContext,
	language: Language,
): ProductListData {
	const { category, products, total, page, pageCount, counts } = subject;
	const root = shop.root(language);
	const neighbour = (number: number) => (number < 1 || number > pageCount ? null : listPath(root, category?.slug ?? null, number));
	return {
		language,
		category: toOptionalText(category?.displayName ?? null, language),
		callToAction: toOptionalText(shop.settings.callToActionText, language),
		shop: { name: context.texts(language).list.everything, path: root },
		categories: counts.flatMap(({ categoryId, count }) => {
			const each = shop.category(categoryId);
			return each === undefined ? [] : [{ name: toText(each.displayName, language), path: listPath(root, each.slug, 1), count }];
		}),
		products: toProductCards(products, context, language),
		total,
		page,
		pageCount,
		previousPath: neighbour(page - 1),
		nextPath: neighbour(page + 1),
		priceNote: toPriceNote(context, language),
	};
}
