/** Defines the showcase. */
import type { WindowData } from '../../client/pages/window/window-data.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { listPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { toText } from '../data/localized-text.ts';
import { toPriceNote, toProductCards } from '../data/product-card.ts';
import type { SubjectOf } from '../routes/route.ts';
import { definePage, foundAs, shopOf } from './define-page.ts';

function toWindowData({ panes }: SubjectOf<'window'>, shop: ShopFrame, context: DataContext, language: Language): WindowData {
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

export const windowPage = definePage({
	template: 'window',
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
