/** The record `ecommerce_settings`. */
import type { PerLanguage } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import type { TaxScheme } from '../../site/tax-schemes.ts';
import type { Localized } from '../records/localized.ts';
import type { Synonyms } from './parse-synonyms.ts';
import type { ShopFilters } from './shop-filters.ts';

export type LegalPageType = 'agb' | 'versand-und-zahlung' | 'widerruf';

export interface ShopSettings {
	readonly id: number;
	readonly callToActionText: Localized | null;
	readonly globalFooter: Localized | null;
	/** Words that a search takes for others; null: the usual ones of the language. */
	readonly searchSynonyms: PerLanguage<Synonyms | null>;
	/** Backend notation, such as `-id` or `price_brutto`. */
	readonly defaultSort: string;
	readonly enableCart: boolean;
	readonly maintenanceMode: boolean;
	readonly showStock: boolean;
	readonly allowRatings: boolean;
	readonly purchaseToOrder: boolean;
	/** Working days within which a product that lists call available immediately leaves the shop. */
	readonly immediateDays: number;
	readonly presentWrapping: Money | null;
	readonly shippingCost: Money | null;
	readonly defaultTaxPercent: number | null;
	readonly taxScheme: TaxScheme;
	readonly filters: ShopFilters;
	/** Markdown. */
	readonly bankDetails: Localized | null;
	readonly paypalClientId: string | null;
	/** What the shop offers, in this order. Ids. */
	readonly paymentMethodIds: readonly number[];
	readonly shippingMethodIds: readonly number[];
	readonly shippingMethodConfigIds: readonly number[];
	readonly shippingCountryIds: readonly number[];
	/** Markdown by type. */
	readonly legalPages: readonly { readonly type: LegalPageType; readonly title: Localized; readonly content: Localized }[];
}
