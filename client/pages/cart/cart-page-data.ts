import type { Money } from '../../../site/money.ts';
import type { TaxScheme } from '../../../site/tax-schemes.ts';
import type { ShopOffer } from '../../checkout/delivery-offers.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import type { PriceNoteData } from '../../products/product-card-data.ts';
import type { CountryDelivery } from '../../products/product-data.ts';
import type { PageResult } from '../page-data.ts';

/** The cart page; its lines come from the visitor's storage. richText: `guarantee`, the notice of the legal one (Directive 2024/825). */
export interface CartPageData extends PageResult {
	readonly shopPath: string;
	/** Where it is ordered; null: the site has no order service. */
	readonly checkoutPath: string | null;
	/** Where the shop takes the order then. */
	readonly contactPath: string;
	/** False while `enable_cart` is off or `maintenance_mode` is on: the page says so. */
	readonly available: boolean;
	/** What gift wrap costs; null: it is not offered. */
	readonly presentWrapping: Money | null;
	/** Who knows today's prices; null: the site has no order service. */
	readonly quote: OrderTarget | null;
	readonly priceNote: PriceNoteData;
	/** As the shop shows its tax: that of lines without a scheme of their own. */
	readonly taxScheme: TaxScheme;
	/** The rate that totals name; null: none is known, or the shop charges no VAT. */
	readonly vatPercent: number | null;
	/** What is said of the tax, by how it is shown. */
	readonly taxes: Readonly<Record<TaxScheme, string>>;
	/** At what is made to the buyer's wishes and cannot be sent back. */
	readonly lineNotReturned: string;
	/** How one can pay, and where the shop delivers to: told before an order begins (§ 312j (1) BGB). */
	readonly offer: ShopOffer;
	/** For each country of delivery, the first being that of buyers who have not chosen one. */
	readonly delivery: readonly CountryDelivery[];
}
