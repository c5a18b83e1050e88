/** The settings of the shop as browsers read them. */
import type { ShopSettings as ReadSettings } from '../../client/live/shop-reads.ts';
import type { ShopSettings } from '../../pipeline/content/shop-settings.ts';
import type { Language } from '../../site/languages.ts';
import { toOptionalText } from '../data/localized-text.ts';

export function toSettings(settings: ShopSettings, language: Language): ReadSettings {
	const { callToActionText, globalFooter, defaultSort, enableCart, maintenanceMode, showStock, allowRatings, purchaseToOrder } = settings;
	return {
		callToActionText: toOptionalText(callToActionText, language),
		globalFooter: toOptionalText(globalFooter, language),
		...{ defaultSort, enableCart, maintenanceMode, showStock, allowRatings, purchaseToOrder },
	};
}
