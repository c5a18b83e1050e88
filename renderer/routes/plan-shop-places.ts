/** The places below the store root: lists with their further pages, products and the cart (design §6). */

import type { Category } from '../../pipeline/content/category.ts';
import type { Product } from '../../pipeline/content/product.ts';
import { productPageSize } from '../../site/constants.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { cartPath, listPath, productPath } from '../../site/store-paths.ts';
import { isWrittenIn, type Place } from './place.ts';
import type { RecordName } from './route.ts';
import type { Shop } from './shop.ts';

/** `project` is to blame where the cart's path is taken. */
export function planShopPlaces(shop: Shop, project: RecordName): Place[] {
	const { settings, categories, products, productsOf } = shop;
	const roots = perLanguage(shop.root);
	return [
		...planList(null, products, roots, { collection: 'ecommerce_settings', id: settings.id, field: 'default_sort' }),
		...categories.flatMap((category) =>
			planList(category, productsOf(category.id), roots, { collection: 'ecommerce_category', id: category.id, field: 'slug' }),
		),
		...categories.flatMap((category) => productsOf(category.id).map((product) => productPlace(product, category, roots))),
		{
			subject: { template: 'cart' },
			record: project,
			paths: perLanguage((language) => cartPath(roots[language])),
			indexed: false,
			writtenIn: () => true,
		},
	];
}

/** The pages of one list; an empty one keeps its first page, so that a category that is sold out for a while stays where it was. */
function planList(category: Category | null, products: readonly Product[], roots: PerLanguage<string>, record: RecordName): Place[] {
	const pageCount = Math.max(1, Math.ceil(products.length / productPageSize));
	return Array.from({ length: pageCount }, (_, index): Place => {
		const page = index + 1;
		return {
			subject: { template: 'product-list', category, products, page, pageCount },
			record,
			paths: perLanguage((language) => listPath(roots[language], category?.slug ?? null, page)),
			indexed: products.length > 0,
			writtenIn: (language) => category === null || isWrittenIn([category.displayName], language),
		};
	});
}

function productPlace(product: Product, category: Category, roots: PerLanguage<string>): Place {
	return {
		subject: { template: 'product', product, category },
		record: { collection: 'ecommerce_product', id: product.id, field: 'slug' },
		paths: perLanguage((language: Language) => productPath(roots[language], category.slug, product.slug)),
		indexed: true,
		writtenIn: (language) => isWrittenIn([product.displayName, product.description], language),
	};
}
