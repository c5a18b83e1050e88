/** Data of the shop window. */
import type { WindowData } from '../../client/pages/window/window-data.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { listPath } from '../../site/store-paths.ts';
import type { SubjectOf } from '../routes/route.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toText } from './localized-text.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

export function toWindowData({ panes }: SubjectOf<'window'>, shop: ShopFrame, context: DataContext, language: Language): WindowData {
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
