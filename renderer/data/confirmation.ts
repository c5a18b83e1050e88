/** Data of the page that confirms an order; which one comes from the visitor's storage. */
import type { ConfirmationData } from '../../client/pages/confirmation/confirmation-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext, ShopFrame } from './data-context.ts';

export function toConfirmationData(shop: ShopFrame, context: DataContext, language: Language): ConfirmationData {
	return {
		language,
		shopPath: shop.root(language),
		contactPath: linkKeys.contact[language],
		withdrawPath: context.pathOf(fixedPaths.withdraw, language),
		bank: null,
	};
}
