/** Defines a link key's page. */
import type { ListScope } from '../../client/catalogue/list-query.ts';
import type { GoodsData } from '../../client/pages/goods/goods-data.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { isWrittenIn, type PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject, RecordName } from '../../renderer/routes/route.ts';
import { type GoodsLinkKey, goodsLinkKeys, linkKeys } from '../../site/fixed-paths.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { numberedPath } from '../../site/store-paths.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Brand, BrandType } from '../content/brand.ts';
import type { Category } from '../content/category.ts';
import type { Content } from '../content/content.ts';
import { toBrandRows } from '../data/brand-links.ts';
import type { DataContext } from '../data/data-context.ts';
import { listSorts, toListPage } from '../data/list-page.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { type CategoryCount, countCategories, type Shop } from '../plan/shop.ts';
import { type ListPart, listedProducts, splitList } from '../plan/split-list.ts';
import { definePage, listTitle } from './define-page.ts';
import { toCategoryLinks } from './product-list.ts';

/** Of a link key: all that the shop has of a kind of product. */
interface GoodsSubject extends PageSubject<'goods'>, ListPart {
	readonly key: GoodsLinkKey;
	/** As the content calls it; null: as the interface does. */
	readonly name: Localized | null;
	/** Those that have a page, on the first page. */
	readonly brands: readonly number[];
	/** The products of its list. */
	readonly scope: ListScope;
	/** Of this kind, with products. */
	readonly categories: readonly CategoryCount[];
}

function toGoodsData(subject: GoodsSubject, context: DataContext, language: Language): GoodsData {
	const { key, name, scope, brands, categories } = subject;
	const { shop } = context;
	const texts = context.texts(language);
	const path = linkKeys[key][language];
	return {
		language,
		path,
		scope,
		sorts: shop === null ? [] : listSorts(shop.settings.defaultSort),
		title: name === null ? texts.goods.names[key] : toText(name, language),
		callToAction: null,
		footer: toOptionalText(shop?.settings.globalFooter ?? null, language),
		whole: { name: texts.list.everything, path, scope },
		categories: shop === null || categories.length < 2 ? [] : toCategoryLinks(categories, shop, language),
		brands: toBrandRows(shownBrands(brands, context), context, language),
		...toListPage(subject, context, language, (number) => numberedPath(path, number)),
	};
}

/** In the order of all brands, which are looked at only where there are some: a page without brands does not depend on them. */
function shownBrands(ids: readonly number[], { content }: DataContext): readonly Brand[] {
	const shown = new Set(ids);
	return shown.size === 0 ? [] : content.brands.filter(({ id }) => shown.has(id));
}

/** What belongs to a kind of product. */
interface Goods {
	readonly key: GoodsLinkKey;
	readonly types: readonly BrandType[];
	readonly brands: readonly number[];
	readonly categories: readonly Category[];
	readonly counts: readonly CategoryCount[];
	/** Those of its categories; where the shop has none of this kind, those of its brands. In the shop's order. */
	readonly products: readonly CatalogueEntry[];
	/** The same in the order of a language; null where all languages have one order. */
	readonly productsIn: ((language: Language) => readonly CatalogueEntry[]) | null;
	readonly scope: ListScope;
}

function gatherGoods(key: GoodsLinkKey, { brandTypes, brands, manufacturers }: Content, shop: Shop | null): Goods {
	const types = brandTypes.filter(({ type }) => type === key);
	const ofType = brands.filter(({ typeId }) => types.some(({ id }) => id === typeId));
	const slugs = new Set(ofType.map(({ slug }) => slug));
	const makers = new Set(manufacturers.filter(({ slug }) => slugs.has(slug)).map(({ id }) => id));
	const categories = (shop?.categories ?? []).filter(({ type }) => type === key);
	const families = new Set(categories.map(({ id }) => id));
	const scope: ListScope = families.size > 0 ? { facet: 'category', ids: [...families] } : { facet: 'manufacturer', ids: [...makers] };
	const belongs = ({ categoryId, manufacturerId }: CatalogueEntry) =>
		families.size > 0 ? families.has(categoryId) : manufacturerId !== null && makers.has(manufacturerId);
	const inLanguage = shop?.productsIn ?? null;
	return {
		key,
		types,
		scope,
		brands: ofType.map(({ id }) => id),
		categories,
		counts: shop === null ? [] : countCategories(shop, categories),
		products: shop === null || families.size + makers.size === 0 ? [] : shop.products.filter(belongs),
		productsIn: inLanguage && ((language) => inLanguage(language).filter(belongs)),
	};
}

/** One planned page a page of the list; the first one lies at the link key itself. */
function planPages(goods: Goods): PlannedPage<GoodsSubject>[] {
	const { key, scope, types, categories, counts, products, productsIn } = goods;
	const name = types[0]?.displayName ?? (categories.length === 1 ? (categories[0]?.displayName ?? null) : null);
	return splitList(products, productsIn).map((part) => ({
		subject: { template: 'goods', key, name, scope, ...part, brands: part.page === 1 ? goods.brands : [], categories: counts },
		record: recordOf(goods),
		paths: perLanguage((language) => numberedPath(linkKeys[key][language], part.page)),
		indexed: true,
		writtenIn: (language) => isWrittenIn([name], language),
	}));
}

/** The record that makes the kind of product one of the site's: its brand type, else the first category of that type. */
function recordOf({ types, categories }: Goods): RecordName {
	const [type] = types;
	return type === undefined
		? { collection: 'ecommerce_category', id: categories[0]?.id ?? '', field: 'type' }
		: { collection: 'brand_type', id: type.id, field: 'type' };
}

export const goodsPage = definePage<GoodsSubject>({
	template: 'goods',
	// a kind of which the shop has nothing is absent
	plan: ({ content, shop }) =>
		goodsLinkKeys
			.map((key) => gatherGoods(key, content, shop))
			.filter(({ brands, products }) => brands.length > 0 || products.length > 0)
			.flatMap(planPages),
	shownProducts: listedProducts,
	isStanding: false,
	title: (subject, { texts, language }) => listTitle(subject.name?.[language].text ?? texts.goods.names[subject.key], subject, texts),
	data: (subject, { context, language }) => toGoodsData(subject, context, language),
	description: ({ brands, products }, { context, words, shopName, title, nameOf }) => {
		const names = shownBrands(brands, context).map(({ displayName }) => displayName);
		return words.goods(title, shopName, [...names, ...products.map(nameOf)]);
	},
	showsProducts: true,
});
