/** How and where the shop delivers. */

import type { Localized } from '../../pipeline/records/localized.ts';
import type { Money } from '../../site/money.ts';
import type { PostcodeRange } from '../../site/postcode-range.ts';

export interface ShippingMethod {
	readonly id: number;
	readonly displayName: Localized;
	/** Costs nothing; its configs do not count. */
	readonly isFree: boolean;
	/** The buyer collects the products at the shop's address. */
	readonly isPickUp: boolean;
}

/** A shipping method by one provider, for some countries and means of payment. */
export interface ShippingMethodConfig {
	readonly id: number;
	readonly name: string;
	/** null: no method is named or has this name, so that it is never used. */
	readonly methodId: number | null;
	readonly provider: string | null;
	/** null: the price of the shop settings. */
	readonly price: Money | null;
	/** Days beyond the product's own shipping time. */
	readonly additionalDays: number;
	/** Empty: every one of the shop. */
	readonly paymentMethods: readonly ConfiguredPayment[];
	/** Ids; empty: every country of the shop. */
	readonly countryIds: readonly number[];
	/** null: every postcode; empty: none, because no entry of the list could be read. */
	readonly postcodes: readonly PostcodeRange[] | null;
}

export interface ConfiguredPayment {
	readonly methodId: number;
	/** JSON of the backend, for the payment provider. */
	readonly config: unknown;
}

export interface ShippingCountry {
	readonly id: number;
	readonly displayName: Localized;
	/** ISO 3166-1 alpha-2. */
	readonly countryCode: string;
}
