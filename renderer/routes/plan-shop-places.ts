/** The places below the store root but those of products: lists with their further pages, search, cart, checkout and wish list. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { Category } from '../../pipeline/content/category.ts';
import type { SiteConfig } from '../../site/config.ts';
import { productPageSize } from '../../site/constants.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import {
	cartPath,
	checkoutPath,
	confirmationPath,
	listPath,
	paymentPath,
	searchPath,
	shellPath,
	wishListPath,
} from '../../site/store-paths.ts';
import { isWrittenIn, type Place } from './place.ts';
import { countCategories } from './plan-shown-products.ts';
import type { CategoryCount, RecordName } from './route.ts';
import type { Shop } from './shop.ts';
import { takePage } from './take-page.ts';

interface ListFrame {
	readonly roots: PerLanguage<string>;
	readonly counts: readonly CategoryCount[];
	readonly productsIn: Shop['productsIn'];
}

/** `project` is to blame where the path of search, cart, checkout or wish list is taken. */
export function planShopPlaces(shop: Shop, project: RecordName, { live }: Pick<SiteConfig, 'live'>): Place[] {
	const { settings, categories, products, productsOf } = shop;
	const roots = perLanguage(shop.root);
	const frame: ListFrame = { roots, counts: countCategories(shop), productsIn: shop.productsIn };
	return [
		...planList(null, products, frame, { collection: 'ecommerce_settings', id: settings.id, field: 'default_sort' }),
		...categories.flatMap((category) =>
			planList(category, productsOf(category.id), frame, { collection: 'ecommerce_category', id: category.id, field: 'slug' }),
		),
		{
			subject: { template: 'search', categories: frame.counts.map(({ categoryId }) => categoryId) },
			record: project,
			paths: perLanguage((language) => searchPath(roots[language])),
			indexed: false,
			writtenIn: () => true,
		},
		ownPlace('cart', cartPath, roots, project),
		ownPlace('checkout', checkoutPath, roots, project),
		ownPlace('payment', paymentPath, roots, project),
		ownPlace('confirmation', confirmationPath, roots, project),
		ownPlace('wish-list', wishListPath, roots, project),
		...(live === undefined ? [] : [ownPlace('new-product', shellPath, roots, project)]),
	];
}

type OwnTemplate = 'cart' | 'checkout' | 'payment' | 'confirmation' | 'wish-list' | 'new-product';

/** A page whose content is the visitor's own, or unknown to the build: nothing for search engines. */
function ownPlace(template: OwnTemplate, pathBelow: (root: string) => string, roots: PerLanguage<string>, record: RecordName): Place {
	return {
		subject: { template },
		record,
		paths: perLanguage((language) => pathBelow(roots[language])),
		indexed: false,
		writtenIn: () => true,
	};
}

/** The pages of one list; an empty one keeps its first page, so that a category that is sold out for a while stays where it was. */
function planList(
	category: Category | null,
	products: readonly CatalogueEntry[],
	{ roots, counts, productsIn }: ListFrame,
	record: RecordName,
): Place[] {
	const total = products.length;
	const pageCount = Math.max(1, Math.ceil(total / productPageSize));
	const listIn =
		productsIn &&
		((language: Language) => productsIn(language).filter(({ categoryId }) => category === null || categoryId === category.id));
	return Array.from({ length: pageCount }, (_, index): Place => {
		const page = index + 1;
		return {
			subject: { template: 'product-list', category, ...takePage(index, products, listIn), total, page, pageCount, counts },
			record,
			paths: perLanguage((language) => listPath(roots[language], category?.slug ?? null, page)),
			indexed: total > 0,
			writtenIn: (language) => category === null || isWrittenIn([category.displayName], language),
		};
	});
}
