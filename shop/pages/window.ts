/** Defines the showcase. */
import type { WindowData } from '../../client/pages/window/window-data.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { toText } from '../data/localized-text.ts';
import { toPriceNote, toProductCards } from '../data/product-card.ts';
import { type CategoryCount, countCategories, type Shop } from '../plan/shop.ts';
import { definePage, foundAs, shopOf } from './define-page.ts';

/** A calm selection: some products of each category. */
interface WindowSubject extends PageSubject<'window'> {
	readonly panes: readonly Pane[];
}

/** A category in the showcase. */
interface Pane extends CategoryCount {
	readonly products: readonly number[];
}

/** Products of a category in the showcase. */
const paneSize = 2;

function toWindowData({ panes }: WindowSubject, shop: ShopFrame, context: DataContext, language: Language): WindowData {
	const root = shop.root(language);
	return {
		language,
		panes: panes.flatMap(({ categoryId, count, products }) => {
			const category = shop.category(categoryId);
			return category === undefined
				? []
				: [
						{
							name: toText(category.displayName, language),
							path: listPath(root, category.slug, 1),
							count,
							products: toProductCards(products, context, language),
						},
					];
		}),
		priceNote: toPriceNote(context, language),
		shopPath: root,
		contactPath: linkKeys.contact[language],
	};
}

/** Of each category some products with a picture, from all over its list, those in stock before others. */
function chooseDisplay(shop: Shop): Pane[] {
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

export const windowPage = definePage<WindowSubject>({
	template: 'window',
	// only where it shows a product
	plan: ({ shop, project }) => {
		const panes = shop === null ? [] : chooseDisplay(shop);
		return panes.length === 0 ? [] : [fixedPage({ template: 'window', panes }, linkKeys.window, project)];
	},
	shownProducts: ({ panes }) => panes.flatMap(({ products }) => products),
	isStanding: false,
	title: (_, { texts }) => texts.window.title,
	data: (subject, { context, language }) => toWindowData(subject, shopOf(context), context, language),
	description: ({ panes }, { context, language, words, shopName }) =>
		words.window(
			shopName,
			panes.flatMap(({ categoryId }) => context.shop?.category(categoryId)?.displayName[language].text ?? []),
		),
	found: (_, { texts }) => foundAs(texts.window.title),
	showsProducts: true,
});
