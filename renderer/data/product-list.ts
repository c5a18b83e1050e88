/** Data of one page of a product list. */

import type { CategoryLink } from '../../client/lists/list-data.ts';
import type { ProductListData } from '../../client/pages/product-list/product-list-data.ts';
import type { Language } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import { listSorts } from '../filters/list-sorts.ts';
import type { CategoryCount, SubjectOf } from '../routes/route.ts';
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
	const all = context.texts(language).list.everything;
	return {
		language,
		path: listPath(root, category?.slug ?? null, 1),
		scope: category === null ? null : { facet: 'category', ids: [category.id] },
		sorts: listSorts(shop.settings.defaultSort),
		title: category === null ? all : toText(category.displayName, language),
		callToAction: toOptionalText(shop.settings.callToActionText, language),
		footer: toOptionalText(shop.settings.globalFooter, language),
		whole: { name: all, path: root, scope: null },
		categories: toCategoryLinks(counts, shop, language),
		...toListPage(subject, context, language, (number) => listPath(root, category?.slug ?? null, number)),
	};
}

export function toCategoryLinks(counts: readonly CategoryCount[], shop: ShopFrame, language: Language): CategoryLink[] {
	return counts.flatMap(({ categoryId, count }) => {
		const category = shop.category(categoryId);
		return category === undefined
			? []
			: [{ id: categoryId, name: toText(category.displayName, language), path: listPath(shop.root(language), category.slug, 1), count }];
	});
}
