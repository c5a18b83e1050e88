/** Defines the page on which the search shows what it finds. */
import { relevance } from '../../client/catalogue/catalogue-data.ts';
import type { SearchPageData } from '../../client/pages/search/search-page-data.ts';
import { searchQueries } from '../../client/search/search-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { listPath, searchPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { listQueries, listSorts } from '../data/list-page.ts';
import { toText } from '../data/localized-text.ts';
import { toPriceNote } from '../data/product-card.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { countCategories } from '../plan/shop.ts';
import { definePage, shopOf } from './define-page.ts';

interface SearchSubject extends PageSubject<'search'> {
	/** Those that have products. */
	readonly categories: readonly number[];
}

function toSearchPageData({ categories }: SearchSubject, shop: ShopFrame, context: DataContext, language: Language): SearchPageData {
	const root = shop.root(language);
	return {
		language,
		path: searchPath(root),
		sorts: [relevance, ...listSorts(shop.settings.defaultSort)],
		shop: { name: context.texts(language).list.everything, path: root },
		categories: categories.flatMap((id) => {
			const each = shop.category(id);
			return each === undefined ? [] : [{ name: toText(each.displayName, language), path: listPath(root, each.slug, 1) }];
		}),
		contactPath: linkKeys.contact[language],
		otherSearches: context.config.languages
			.filter((other) => other !== language)
			.map((other) => ({ language: other, name: context.texts(other).search.inLanguage, path: searchPath(shop.root(other)) })),
		priceNote: toPriceNote(context, language),
	};
}

export const searchPage = definePage<SearchSubject>({
	template: 'search',
	plan: (inputs) => {
		const categories = inputs.shop === null ? [] : countCategories(inputs.shop).map(({ categoryId }) => categoryId);
		return planShopPage({ template: 'search', categories }, searchPath, inputs);
	},
	title: (_, { texts }) => texts.search.title,
	data: (subject, { context, language }) => toSearchPageData(subject, shopOf(context), context, language),
	queries: (language) => [...listQueries(language), searchQueries.belonging, searchQueries.values(language)],
	showsProducts: true,
});
