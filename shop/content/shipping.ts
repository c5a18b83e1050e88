/** How a buyer pays, how and where the shop delivers, and what that costs. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { type Language, languages } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import type { PostcodeRange } from '../../site/postcode-range.ts';
import type { paymentMethod } from '../collections/payment-method.ts';
import type { shippingCountry } from '../collections/shipping-country.ts';
import type { shippingMethod } from '../collections/shipping-method.ts';
import type { ShopSettings } from './shop-settings.ts';

export type ShippingMethod = Readonly<ReturnType<typeof toShippingMethod>>;

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

export function toShippingMethod(record: RecordOf<typeof shippingMethod>, { texts }: RecordContext) {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		/** Costs nothing; its configs do not count. */
		isFree: record.free,
		/** The buyer collects the products at the shop's address. */
		isPickUp: record.pick_up,
	};
}

export function toShippingCountry(record: RecordOf<typeof shippingCountry>, { texts }: RecordContext) {
	const knownNames = toKnownNames(record.country_code);
	return {
		id: record.id,
		displayName: texts.requiredText(
			'display_name',
			record.display_name,
			[...record.translations, ...knownNames],
			(row) => row.display_name,
		),
		/** ISO 3166-1 alpha-2. */
		countryCode: record.country_code,
	};
}

/** A country's names in the languages in which the record does not say it; none for a code that stands for no country. */
function toKnownNames(code: string): { readonly language: Language; readonly display_name: string }[] {
	return languages.flatMap((language) => {
		const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
		return name === undefined ? [] : [{ language, display_name: name }];
	});
}

export function toPaymentMethod(record: RecordOf<typeof paymentMethod>, { texts }: RecordContext) {
	return {
		/** 4 is PayPal. */
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
	};
}

const nothing = '0.00' as Money;

/** Nothing for a free method, else its config's price, else that of the settings; nothing where none is set. */
export function shippingCost(
	method: Pick<ShippingMethod, 'isFree'>,
	config: Pick<ShippingMethodConfig, 'price'> | null,
	settings: Pick<ShopSettings, 'shippingCost'>,
): Money {
	if (method.isFree) return nothing;
	return config?.price ?? settings.shippingCost ?? nothing;
}

/** A buyer's choices so far; null: not yet. */
export interface DeliveryChoice {
	readonly methodId: number;
	readonly countryId: number | null;
	readonly paymentMethodId: number | null;
}

/** The first config of the method that serves the country and the means of payment. `configs` in the order of the settings; null: none does. */
export function chooseShippingConfig(
	configs: readonly ShippingMethodConfig[],
	{ methodId, countryId, paymentMethodId }: DeliveryChoice,
): ShippingMethodConfig | null {
	const serves = (ids: readonly number[], id: number | null) => id === null || ids.length === 0 || ids.includes(id);
	const isMeant = (config: ShippingMethodConfig) =>
		config.methodId === methodId &&
		serves(config.countryIds, countryId) &&
		serves(
			config.paymentMethods.map((payment) => payment.methodId),
			paymentMethodId,
		);
	return configs.find(isMeant) ?? null;
}
