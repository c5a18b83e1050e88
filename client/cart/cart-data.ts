import type { Money, TaxScheme } from '../../site/money.ts';
import type { OrderTarget } from '../orders/order-target.ts';
import type { PriceNoteData } from '../products/product-card-data.ts';

/** The site's data for every view of a cart; its lines come from the visitor's storage. */
export interface CartData {
	readonly shopPath: string;
	/** Where it is ordered; null: the site has no order service. */
	readonly checkoutPath: string | null;
	/** Price of gift wrap; null: not offered. */
	readonly presentWrapping: Money | null;
	/** Order service for today's prices; null: the site has none. */
	readonly quote: OrderTarget | null;
	readonly priceNote: PriceNoteData;
	/** As the shop shows its tax: that of lines without a scheme of their own. */
	readonly taxScheme: TaxScheme;
	/** Words about the tax, by scheme. */
	readonly taxes: Readonly<Record<TaxScheme, string>>;
	/** Shown at personalised products, which cannot be sent back. */
	readonly lineNotReturned: string;
}
