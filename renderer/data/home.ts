/** Data of the home page. */
import type { HomeData } from '../../client/pages/home/home-data.ts';
import type { Product } from '../../pipeline/content/product.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { listPath } from '../../site/store-paths.ts';
import type { Shop } from '../routes/shop.ts';
import { brandLinks } from './brand-links.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText, toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

const shownProducts = 8;

export function toHomeData(context: DataContext, language: Language): HomeData {
	const { content, shop } = context;
	const welcome = content.pages.find((page) => page.type === 'home');
	return {
		language,
		title: content.project.displayName,
		lead: toOptionalText(content.project.seoDescription, language),
		hero: toPicture(context.images, welcome?.picture ?? null, welcome === undefined ? '' : toText(welcome.title, language)),
		shopPath: shop?.root(language) ?? null,
		categories: shop === null ? [] : toFamilies(shop, context, language),
		products: shop === null ? [] : toProductCards(chooseProducts(shop), context, language),
		priceNote: toPriceNote(context, language),
		brands: content.brands.flatMap((brand) => brandLinks(brand, context, language)),
		brandsPath: context.pathOf(fixedPaths.brands, language),
		contactPath: linkKeys.contact[language],
		...(welcome && { richText: { welcome: context.richText(welcome.body, language) } }),
	};
}

/** A category is shown by its first piece that has a picture; an empty one is not shown. */
function toFamilies(shop: Shop, { images }: DataContext, language: Language): HomeData['categories'] {
	return shop.categories.flatMap((category) => {
		const products = shop.productsOf(category.id);
		if (products.length === 0) {
			return [];
		}
		const name = toText(category.displayName, language);
		const file = products.find((product) => product.images.length > 0)?.images[0] ?? null;
		return [
			{ name, path: listPath(shop.root(language), category.slug, 1), count: products.length, picture: toPicture(images, file, name) },
		];
	});
}

/**
 * Takes one piece of each category in turn until there are enough, so that the window shows the whole house. The first piece of a
 * category already stands for it on the page, and comes last.
 */
function chooseProducts(shop: Shop): Product[] {
	const queues = shop.categories.map((category) => {
		const [first, ...others] = shop.productsOf(category.id);
		return first === undefined ? [] : [...others, first];
	});
	const longest = Math.max(0, ...queues.map((queue) => queue.length));
	return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? []))
		.flat()
		.slice(0, shownProducts);
}
