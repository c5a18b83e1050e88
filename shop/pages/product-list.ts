/** Defines one page of a product list. */
import type { CategoryLink } from '../../client/catalogue/list-query.ts';
import type { ProductListData } from '../../client/pages/product-list/product-list-data.ts';
import { isWrittenIn, type PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject, RecordName } from '../../renderer/routes/route.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Category } from '../content/category.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { listQueries, listSorts, toListPage } from '../data/list-page.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import type { PlanInputs } from '../plan/plan-inputs.ts';
import { type CategoryCount, countCategories, type Shop } from '../plan/shop.ts';
import { type ListPart, listedProducts, splitList } from '../plan/split-list.ts';
import { definePage, listTitle, shopOf } from './define-page.ts';

interface ProductListSubject extends PageSubject<'product-list'>, ListPart {
	/** null: the whole shop. */
	readonly category: Category | null;
	/** Of all categories that have products. */
	readonly counts: readonly CategoryCount[];
}

function toProductListData(subject: ProductListSubject, shop: ShopFrame, context: DataContext, language: Language): ProductListData {
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

/** The list of the whole shop, then those of its categories. */
function planLists({ shop }: PlanInputs): PlannedPage<ProductListSubject>[] {
	if (shop === null) return [];
	const { settings, categories, products, productsOf } = shop;
	const counts = countCategories(shop);
	return [
		...planList(null, products, { collection: 'ecommerce_settings', id: settings.id, field: 'default_sort' }, counts, shop),
		...categories.flatMap((category) =>
			planList(category, productsOf(category.id), { collection: 'ecommerce_category', id: category.id, field: 'slug' }, counts, shop),
		),
	];
}

/** The pages of one list; an empty one keeps its first page, so that a category that is sold out for a while stays where it was. */
function planList(
	category: Category | null,
	products: readonly CatalogueEntry[],
	record: RecordName,
	counts: readonly CategoryCount[],
	{ root, productsIn }: Shop,
): PlannedPage<ProductListSubject>[] {
	const listIn =
		productsIn &&
		((language: Language) => productsIn(language).filter(({ categoryId }) => category === null || categoryId === category.id));
	return splitList(products, listIn).map((part) => ({
		subject: { template: 'product-list', category, ...part, counts },
		record,
		paths: perLanguage((language) => listPath(root(language), category?.slug ?? null, part.page)),
		indexed: part.total > 0,
		writtenIn: (language) => category === null || isWrittenIn([category.displayName], language),
	}));
}

export const productListPage = definePage<ProductListSubject>({
	template: 'product-list',
	plan: planLists,
	shownProducts: listedProducts,
	isStanding: false,
	title: (subject, { texts, language }) => listTitle(subject.category?.displayName[language].text ?? texts.list.everything, subject, texts),
	data: (subject, { context, language }) => toProductListData(subject, shopOf(context), context, language),
	// a list without products says what the shop has them for
	description: ({ products }, { words, shopName, title, nameOf }) =>
		products.length === 0 ? words.text(title, shopName) : `${shopName}: ${products.map(nameOf).join(', ')}`,
	queries: listQueries,
	showsProducts: true,
});
