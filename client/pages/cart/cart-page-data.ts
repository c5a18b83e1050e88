import type { CartData } from '../../cart/cart-data.ts';
import type { ShopOffer } from '../../checkout/offer-data.ts';
import type { CountryDelivery } from '../../products/product-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The cart page. richText: `guarantee`, the notice of the legal one (Directive 2024/825). */
export interface CartPageData extends PageResult, CartData {
	/** Where the shop takes the order if the site has no order service. */
	readonly contactPath: string;
	/** False while `enable_cart` is off or `maintenance_mode` is on: the page says so. */
	readonly available: boolean;
	/** The rate that totals name; null: none is known, or the shop charges no VAT. */
	readonly vatPercent: number | null;
	/** Ways to pay and countries of delivery: shown before an order begins (§ 312j (1) BGB). */
	readonly offer: ShopOffer;
	/** For each country of delivery, the first being that of buyers who have not chosen one. */
	readonly delivery: readonly CountryDelivery[];
}
