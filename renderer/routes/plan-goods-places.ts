/** The pages of link keys that are a kind of product: what the shop has of it, products and brands. An empty one is absent. */
import type { ListScope } from '../../client/catalogue/list-query.ts';
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { BrandType } from '../../pipeline/content/brand.ts';
import type { Category } from '../../pipeline/content/category.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { productPageSize } from '../../site/constants.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { type GoodsLinkKey, goodsLinkKeys, linkKeys } from '../../site/link-keys.ts';
import { numberedPath } from '../../site/store-paths.ts';
import { isWrittenIn, type Place } from './place.ts';
import { countCategories } from './plan-shown-products.ts';
import type { CategoryCount, RecordName } from './route.ts';
import type { Shop } from './shop.ts';
import { takePage } from './take-page.ts';

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

/** One place a page of a link key's list; the first one lies at the link key itself. */
export function planGoodsPlaces(content: Content, shop: Shop | null): Place[] {
	return goodsLinkKeys
		.map((key) => gatherGoods(key, content, shop))
		.filter(({ brands, products }) => brands.length > 0 || products.length > 0)
		.flatMap(planPages);
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

function planPages(goods: Goods): Place[] {
	const { key, types, categories, products, productsIn } = goods;
	const total = products.length;
	const pageCount = Math.max(1, Math.ceil(total / productPageSize));
	const name = types[0]?.displayName ?? (categories.length === 1 ? (categories[0]?.displayName ?? null) : null);
	return Array.from({ length: pageCount }, (_, index): Place => {
		const page = index + 1;
		return {
			subject: {
				template: 'goods',
				key,
				name,
				scope: goods.scope,
				total,
				page,
				pageCount,
				brands: page === 1 ? goods.brands : [],
				categories: goods.counts,
				...takePage(index, products, productsIn),
			},
			record: recordOf(goods),
			paths: perLanguage((language) => numberedPath(linkKeys[key][language], page)),
			indexed: true,
			writtenIn: (language) => isWrittenIn([name], language),
		};
	});
}

/** The record that makes the kind of product one of the site's: its brand type, else the first category of that type. */
function recordOf({ types, categories }: Goods): RecordName {
	const [type] = types;
	return type === undefined
		? { collection: 'ecommerce_category', id: categories[0]?.id ?? '', field: 'type' }
		: { collection: 'brand_type', id: type.id, field: 'type' };
}
