/** The record `ecommerce_settings`. */
import type { Money } from '../../site/money.ts';
import type { Localized } from './localized.ts';

export type LegalPageType = 'agb' | 'versand-und-zahlung' | 'widerruf';

export interface ShopSettings {
	readonly id: number;
	readonly callToActionText: Localized | null;
	readonly globalFooter: Localized | null;
	/** Backend notation, such as `-id` or `price_brutto`. */
	readonly defaultSort: string;
	readonly enableCart: boolean;
	readonly maintenanceMode: boolean;
	readonly showStock: boolean;
	readonly allowRatings: boolean;
	readonly purchaseToOrder: boolean;
	readonly presentWrapping: Money | null;
	readonly shippingCost: Money | null;
	readonly defaultTaxPercent: number | null;
	/** Markdown by type. */
	readonly legalPages: readonly { readonly type: LegalPageType; readonly title: Localized; readonly content: Localized }[];
}
