/** Chooses the products that the home page, the shop window and the pages of brands show. */
import type { Brand, BrandType } from '../../pipeline/content/brand.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { productPageSize } from '../../site/constants.ts';
import type { CategoryCount, Pane, SubjectOf } from './route.ts';
import type { Shop } from './shop.ts';

const selectionSize = 8;
/** Products of a category in the showcase. */
const paneSize = 2;

/** A category is shown by its first product that has a picture; an empty one is not shown. */
export function chooseSelection(shop: Shop | null): Pick<SubjectOf<'home'>, 'families' | 'products'> {
	if (shop === null) {
		return { families: [], products: [] };
	}
	const families = countCategories(shop).map((count) => ({
		...count,
		piece: shop.productsOf(count.categoryId).find((product) => product.hasPicture)?.id ?? null,
	}));
	return { families, products: chooseProducts(shop) };
}

/** Those of the categories that have products, in their order. */
export function countCategories(shop: Shop, categories: Shop['categories'] = shop.categories): CategoryCount[] {
	return categories.map(({ id }) => ({ categoryId: id, count: shop.productsOf(id).length })).filter(({ count }) => count > 0);
}

/**
 * Takes one product with a picture of each category in turn until there are enough, so that they show the whole shop. The first such
 * product of a category already stands for it on the page, and comes last.
 */
function chooseProducts(shop: Shop): number[] {
	const queues = shop.categories.map(({ id }) => {
		const products = shop.productsOf(id).filter(({ hasPicture }) => hasPicture);
		const [first, ...others] = products.slice(0, selectionSize + 1);
		return first === undefined ? [] : products.length > selectionSize ? others : [...others, first];
	});
	const turns = Array.from({ length: selectionSize }, (_, turn) => queues.flatMap((queue) => queue[turn]?.id ?? []));
	return turns.flat().slice(0, selectionSize);
}

/** What lies in the shop window: of each category some products with a picture, from all over its list, those in stock before others. */
export function chooseDisplay(shop: Shop): Pane[] {
	return countCategories(shop).flatMap((count): Pane[] => {
		const pictured = shop.productsOf(count.categoryId).filter(({ hasPicture }) => hasPicture);
		const inStock = pictured.filter(({ stock }) => stock > 0);
		const products = spread(inStock.length > 0 ? inStock : pictured, paneSize).map(({ id }) => id);
		return products.length === 0 ? [] : [{ ...count, products }];
	});
}

/** As many parts of the list as wanted, each by its middle one. */
function spread<Item>(list: readonly Item[], size: number): Item[] {
	const middles = Array.from({ length: size }, (_, part) => Math.floor(((2 * part + 1) * list.length) / (2 * size)));
	return [...new Set(middles)].flatMap((index) => list[index] ?? []);
}

/** A brand's products are those of the manufacturer with the same slug. */
export function toBrandSubject(brand: Brand, type: BrandType, content: Content, shop: Shop | null): Omit<SubjectOf<'brand'>, 'template'> {
	const manufacturer = content.manufacturers.find((candidate) => candidate.slug === brand.slug);
	const products = shop === null || manufacturer === undefined ? [] : shop.productsBy(manufacturer.id);
	return {
		brand,
		type,
		products: products.slice(0, productPageSize).map(({ id }) => id),
		hasMore: products.length > productPageSize,
	};
}
