/** Defines one page of a product list. */
import type { CategoryLink } from '../../client/lists/list-data.ts';
import type { ProductListData } from '../../client/pages/product-list/product-list-data.ts';
import type { Language } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { listQueries, toListPage } from '../data/list-page.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { listSorts } from '../filters/list-sorts.ts';
import type { CategoryCount, SubjectOf } from '../routes/route.ts';
import { definePage, listTitle, shopOf } from './define-page.ts';

function toProductListData(subject: SubjectOf<'product-list'>, shop: ShopFrame, context: DataContext, language: Language): ProductListData {
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

export const productListPage = definePage({
	template: 'product-list',
	title: (subject, { texts, language }) => listTitle(subject.category?.displayName[language].text ?? texts.list.everything, subject, texts),
	data: (subject, { context, language }) => toProductListData(subject, shopOf(context), context, language),
	// a list without products says what the shop has them for
	description: ({ products }, { words, shopName, title, nameOf }) =>
		products.length === 0 ? words.text(title, shopName) : `${shopName}: ${products.map(nameOf).join(', ')}`,
	queries: listQueries,
	showsProducts: true,
});
