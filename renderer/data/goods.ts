/** Data of a link key's page. */
import type { GoodsData } from '../../client/pages/goods/goods-data.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { listPath, numberedPath } from '../../site/store-paths.ts';
import type { SubjectOf } from '../routes/route.ts';
import { toBrandRows } from './brand-links.ts';
import type { DataContext } from './data-context.ts';
import { toListPage } from './list-page.ts';
import { toText } from './localized-text.ts';

export function toGoodsData(subject: SubjectOf<'goods'>, context: DataContext, language: Language): GoodsData {
	const { key, name, brands, categories } = subject;
	const shown = new Set(brands);
	return {
		language,
		name: name === null ? context.texts(language).goods.names[key] : toText(name, language),
		brands: toBrandRows(shown.size === 0 ? [] : context.content.brands.filter(({ id }) => shown.has(id)), context, language),
		categories: categories.flatMap(({ categoryId, count }) => {
			const category = context.shop?.category(categoryId);
			return context.shop === null || category === undefined
				? []
				: [{ name: toText(category.displayName, language), path: listPath(context.shop.root(language), category.slug, 1), count }];
		}),
		...toListPage(subject, context, language, (number) => numberedPath(linkKeys[key][language], number)),
	};
}
