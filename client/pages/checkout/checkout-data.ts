/** The data of the pages from the cart to the confirmation of an order. */
import type { CartData } from '../../cart/cart-data.ts';
import type { LegalTextData, ShopOffer } from '../../checkout/offer-data.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
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

/** The checkout; what is bought and by whom comes from the visitor's storage. richText: `guarantee`, as in the cart. */
export interface CheckoutData
	extends PageResult,
		ShopOffer,
		Pick<CartData, 'presentWrapping' | 'priceNote' | 'taxScheme' | 'taxes' | 'lineNotReturned'>,
		Pick<CartPageData, 'available' | 'vatPercent'> {
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
	/** The texts shown at the button; the order names their versions. */
	readonly legalTexts: readonly LegalTextData[];
}

export interface CheckoutService {
	readonly order: OrderTarget;
	readonly quote: OrderTarget;
	/** Says whether the shop takes orders at present. */
	readonly statusUrl: string;
}

/** Where an order that is placed already is paid through a provider; which order comes from the visitor's storage. */
export interface PaymentData extends PageResult {
	readonly paths: { readonly cart: string; readonly checkout: string; readonly confirmation: string; readonly contact: string };
	/** Whether the confirmation names an account to which any order can be paid. */
	readonly hasTransfer: boolean;
	/** null: no order is paid by it. */
	readonly paypal: ProviderData | null;
	readonly klarna: ProviderData | null;
}

export interface ProviderData {
	/** Of the provider's script; PayPal's has the shop's client id in it. */
	readonly scriptUrl: string;
	readonly target: OrderTarget;
}

/** Confirms an order that was placed; which one comes from the visitor's storage. */
export interface ConfirmationData extends PageResult {
	readonly shopPath: string;
	readonly contactPath: string;
	/** Where an order is paid that waits for its payment. */
	readonly paymentPath: string;
	/** Where contracts are withdrawn from; null: the site has no such page. */
	readonly withdrawPath: string | null;
	/** At what is made to the buyer's wishes and cannot be sent back. */
	readonly lineNotReturned: string;
	/** Details for a bank transfer and its code; null: there is no bank transfer, or its details name no account. */
	readonly bank: BankData | null;
	/** The shop's text on its account, line by line, where no IBAN can be read from it. */
	readonly bankLines: readonly string[];
}

export interface BankData {
	readonly recipient: string;
	/** Without blanks. */
	readonly iban: string;
	readonly bic: string | null;
}
