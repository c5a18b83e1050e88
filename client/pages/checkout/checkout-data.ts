import type { Money } from '../../../site/money.ts';
import type { PaymentKind } from '../../../site/payment-kinds.ts';
import type { PostcodeRange } from '../../../site/postcode-range.ts';
import type { TaxScheme } from '../../../site/tax-schemes.ts';
import type { Text } from '../../../site/text.ts';
import type { Address } from '../../orders/contract/address.ts';
import type { LegalTextType } from '../../orders/contract/legal-text-types.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import type { PriceNoteData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The checkout; what is bought and by whom comes from the visitor's storage. richText: `guarantee`, as in the cart. */
export interface CheckoutData extends PageResult {
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
	/** See `DeliveryDays`. */
	readonly weekdaysOnly?: true;
	/** Where it is ordered; null: the site has no order service, and orders are taken by telephone. */
	readonly service: CheckoutService | null;
	/** What the shop delivers to and how, in its order. */
	readonly countries: readonly CountryData[];
	readonly shippingMethods: readonly ShippingMethodData[];
	/** Where products are collected; left out: nowhere. */
	readonly pickUpAddress?: PickUpAddress;
	readonly shippingConfigs: readonly ShippingConfigData[];
	/** Where neither method nor config says what delivery costs; null: nothing. */
	readonly shippingCost: Money | null;
	readonly paymentMethods: readonly PaymentMethodData[];
	/** What gift wrap costs; null: it is not offered. */
	readonly presentWrapping: Money | null;
	readonly priceNote: PriceNoteData;
	/** As the shop shows its tax: that of lines without a scheme of their own. */
	readonly taxScheme: TaxScheme;
	/** The rate that totals name; null: none is known, or the shop charges no VAT. */
	readonly vatPercent: number | null;
	readonly taxes: Readonly<Record<TaxScheme, string>>;
	/** At what is made to the buyer's wishes and cannot be sent back. */
	readonly lineNotReturned: string;
	/** Those that the buyer is told of at the button, and whose versions the order names. */
	readonly legalTexts: readonly LegalTextData[];
}

export interface CheckoutService {
	readonly order: OrderTarget;
	readonly quote: OrderTarget;
	/** Says whether the shop takes orders at present. */
	readonly statusUrl: string;
}

export interface CountryData {
	readonly id: number;
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly name: Text;
}

/** The shop's address; the name on it is the buyer's. */
export type PickUpAddress = Omit<Address, 'first_name' | 'last_name'>;

export interface ShippingMethodData {
	readonly id: number;
	readonly name: Text;
	/** Costs nothing, whatever its configs say. */
	readonly isFree: boolean;
	/** The buyer collects the products; left out: they are delivered. */
	readonly isPickUp?: true;
}

/** A shipping method by one provider; empty lists: every country, every payment method of the shop. */
export interface ShippingConfigData {
	readonly methodId: number;
	readonly provider: string | null;
	readonly price: Money | null;
	/** Days beyond the pieces' own shipping time. */
	readonly additionalDays: number;
	readonly countryIds: readonly number[];
	/** Left out: every postcode; empty: none, because no entry of the list could be read. */
	readonly postcodes?: readonly PostcodeRange[];
	readonly payments: readonly ConfiguredPaymentData[];
}

export interface ConfiguredPaymentData {
	readonly methodId: number;
	/** The method is offered up to this total; null: to any. */
	readonly maxAmount: Money | null;
}

export interface PaymentMethodData {
	readonly id: number;
	readonly name: Text;
	readonly kind: PaymentKind;
}

export interface LegalTextData {
	readonly type: LegalTextType;
	readonly title: string;
	/** Site path. */
	readonly path: string;
	/** SHA-256 of the version that this build shows, in the page's language. */
	readonly hash: string;
}
