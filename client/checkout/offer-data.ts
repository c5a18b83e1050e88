import type { Money } from '../../site/money.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { PostcodeRange } from '../../site/postcode-range.ts';
import type { Text } from '../../site/text.ts';
import type { Address } from '../orders/contract/address.ts';
import type { LegalTextType } from '../orders/contract/legal-text-types.ts';

/** How the shop delivers and is paid, of a page's data. */
export interface ShopOffer {
	/** Countries and ways of delivery, in the shop's order. */
	readonly countries: readonly CountryData[];
	readonly shippingMethods: readonly ShippingMethodData[];
	/** Where products are collected; left out: nowhere. */
	readonly pickUpAddress?: PickUpAddress;
	readonly shippingConfigs: readonly ShippingConfigData[];
	/** Where neither method nor config says what delivery costs; null: nothing. */
	readonly shippingCost: Money | null;
	readonly paymentMethods: readonly PaymentMethodData[];
	/** See `DeliveryDays`. */
	readonly weekdaysOnly?: true;
}

export interface CountryData {
	readonly id: number;
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly name: Text;
	/** Duty and import tax may be due there. */
	readonly hasDuties?: true;
}

/** The shop's address; the name on it is the buyer's. */
export type PickUpAddress = Omit<Address, 'first_name' | 'last_name'>;

export interface ShippingMethodData {
	readonly id: number;
	readonly name: Text;
	/** Free, even if its configs name a cost. */
	readonly isFree: boolean;
	/** The buyer collects the products; left out: they are delivered. */
	readonly isPickUp?: true;
}

/** A shipping method by one provider; empty lists: every country, every payment method of the shop. */
export interface ShippingConfigData {
	readonly methodId: number;
	readonly provider: string | null;
	readonly price: Money | null;
	/** Days beyond the products' own shipping time. */
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
