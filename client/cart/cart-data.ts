import type { Money } from '../../site/money.ts';
import type { TaxScheme } from '../../site/tax-schemes.ts';
import type { OrderTarget } from '../orders/order-target.ts';
import type { PriceNoteData } from '../products/product-card-data.ts';

/** What the site says about a cart wherever one is shown; its lines come from the visitor's storage. */
export interface CartData {
	readonly shopPath: string;
	/** Where it is ordered; null: the site has no order service. */
	readonly checkoutPath: string | null;
	/** What gift wrap costs; null: it is not offered. */
	readonly presentWrapping: Money | null;
	/** Who knows today's prices; null: the site has no order service. */
	readonly quote: OrderTarget | null;
	readonly priceNote: PriceNoteData;
	/** As the shop shows its tax: that of lines without a scheme of their own. */
	readonly taxScheme: TaxScheme;
	/** What is said of the tax, by how it is shown. */
	readonly taxes: Readonly<Record<TaxScheme, string>>;
	/** At what is made to the buyer's wishes and cannot be sent back. */
	readonly lineNotReturned: string;
}
