/** Data of one page of a product list. */
import type { ProductListData } from '../../client/pages/product-list/product-list-data.ts';
import type { Language } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import { listSorts } from '../catalogue/list-sorts.ts';
import type { SubjectOf } from '../routes/route.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toListPage } from './list-page.ts';
import { toOptionalText, toText } from './localized-text.ts';

export function toProductListData(
	subject: SubjectOf<'product-list'>,
	shop: ShopFrame,
	context: DataContext,
	language: Language,
): ProductListData {
	const { category, counts } = subject;
	const root = shop.root(language);
	return {
		language,
		path: listPath(root, category?.slug ?? null, 1),
		categoryId: category?.id ?? null,
		sorts: listSorts(shop.settings.defaultSort),
		category: toOptionalText(category?.displayName ?? null, language),
		callToAction: toOptionalText(shop.settings.callToActionText, language),
		footer: toOptionalText(shop.settings.globalFooter, language),
		shop: { name: context.texts(language).list.everything, path: root },
		categories: counts.flatMap(({ categoryId, count }) => {
			const each = shop.category(categoryId);
			return each === undefined ? [] : [{ name: toText(each.displayName, language), path: listPath(root, each.slug, 1), count }];
		}),
		...toListPage(subject, context, language, (number) => listPath(root, category?.slug ?? null, number)),
	};
}
