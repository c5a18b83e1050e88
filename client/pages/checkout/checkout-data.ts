import type { Money } from '../../../site/money.ts';
import type { TaxScheme } from '../../../site/tax-schemes.ts';
import type { LegalTextData, ShopOffer } from '../../checkout/offer-data.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import type { PriceNoteData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The checkout; what is bought and by whom comes from the visitor's storage. richText: `guarantee`, as in the cart. */
export interface CheckoutData extends PageResult, ShopOffer {
	/** False while `enable_cart` is off or `maintenance_mode` is on: the page says so. */
	readonly available: boolean;
	/** Site paths. */
	readonly paths: {
		readonly shop: string;
		readonly cart: string;
		readonly checkout: string;
		readonly payment: string;
		readonly confirmation: string;
		readonly contact: string;
	};
	/** Where it is ordered; null: the site has no order service, and orders are taken by telephone. */
	readonly service: CheckoutService | null;
	/** Price of gift wrap; null: not offered. */
	readonly presentWrapping: Money | null;
	readonly priceNote: PriceNoteData;
	/** As the shop shows its tax: that of lines without a scheme of their own. */
	readonly taxScheme: TaxScheme;
	/** The rate that totals name; null: none is known, or the shop charges no VAT. */
	readonly vatPercent: number | null;
	readonly taxes: Readonly<Record<TaxScheme, string>>;
	/** At what is made to the buyer's wishes and cannot be sent back. */
	readonly lineNotReturned: string;
	/** The texts shown at the button; the order names their versions. */
	readonly legalTexts: readonly LegalTextData[];
}

export interface CheckoutService {
	readonly order: OrderTarget;
	readonly quote: OrderTarget;
	/** Says whether the shop takes orders at present. */
	readonly statusUrl: string;
}
