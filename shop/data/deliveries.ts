/** What delivery to each country costs, as far as it is known before a visitor has chosen anything, and how long it takes. Outside Germany no holidays are known. */

import type { CountryDelivery } from '../../client/products/product-data.ts';
import { lawOf } from '../../site/law.ts';
import type { Money } from '../../site/money.ts';
import type { Content } from '../content/content.ts';
import { centsOf } from '../content/product.ts';
import { chooseShippingConfig, type ShippingMethodConfig } from '../content/shipping.ts';
import type { ShopSettings } from '../content/shop-settings.ts';

export interface Delivery {
	/** ISO 3166-1 alpha-2. */
	readonly countryCode: string;
	readonly price: Money;
	/** Days beyond the product's own until dispatch. */
	readonly additionalDays: number;
}

type DeliveryContent = Pick<Content, 'shippingMethods' | 'shippingMethodConfigs' | 'shippingCountries'>;

/**
 * By country in the order of the shop: the cheapest method that is not free. Collection is left out, and so is what costs nothing, because it may
 * be collection as well; so are countries and methods of which nothing says what they cost.
 */
export function toDeliveries(
	content: DeliveryContent,
	settings: Pick<ShopSettings, 'shippingMethodIds' | 'shippingMethodConfigIds' | 'shippingCountryIds' | 'shippingCost'>,
): Delivery[] {
	const methods = chooseByIds(content.shippingMethods, settings.shippingMethodIds).filter(({ isFree, isPickUp }) => !isFree && !isPickUp);
	const configs = chooseByIds(content.shippingMethodConfigs, settings.shippingMethodConfigIds);
	// what goes to some postcodes only says nothing of a country
	const everywhere = configs.filter(({ postcodes }) => postcodes === null);
	return chooseByIds(content.shippingCountries, settings.shippingCountryIds).flatMap(({ id, countryCode }) => {
		const offers = methods.flatMap((method): Delivery[] => {
			const config = chooseShippingConfig(everywhere, { methodId: method.id, countryId: id, paymentMethodId: null });
			const isLimited = configs.some(({ methodId }) => methodId === method.id);
			const price = config?.price ?? settings.shippingCost;
			return price === null || (config === null && isLimited) ? [] : [{ countryCode, price, additionalDays: config?.additionalDays ?? 0 }];
		});
		return offers.toSorted((left, right) => centsOf(left.price) - centsOf(right.price)).slice(0, 1);
	});
}

type Sources = Pick<Content, 'shippingMethods' | 'shippingMethodConfigs' | 'shippingCountries' | 'company'>;

/** For each country of the shop, in its order, over all methods that deliver there, which collection does not; a country without one is left out. */
export function toDeliveryDays(
	{ shippingMethods, shippingMethodConfigs, shippingCountries, company }: Sources,
	settings: Pick<ShopSettings, 'shippingMethodConfigIds' | 'shippingCountryIds'>,
): CountryDelivery[] {
	// what goes to some postcodes only says nothing of a country
	const isDelivered = ({ methodId, postcodes }: ShippingMethodConfig): boolean =>
		postcodes === null && !shippingMethods.some(({ id, isPickUp }) => id === methodId && isPickUp);
	const configs = chooseByIds(shippingMethodConfigs, settings.shippingMethodConfigIds).filter(isDelivered);
	return chooseByIds(shippingCountries, settings.shippingCountryIds).flatMap(({ id, countryCode }) => {
		const days = configs.flatMap(({ countryIds, additionalDays }) =>
			countryIds.length === 0 || countryIds.includes(id) ? [additionalDays] : [],
		);
		return days.length === 0 ? [] : [{ country: countryCode, least: Math.min(...days), most: Math.max(...days), ...weekdaysOnly(company) }];
	});
}

export function weekdaysOnly({ country }: Content['company']): { readonly weekdaysOnly?: true } {
	return lawOf(country).region === 'DE' ? {} : { weekdaysOnly: true };
}

/** In the order of `ids`; an id without a record is left out. */
export function chooseByIds<Item extends { readonly id: number }>(records: readonly Item[], ids: readonly number[]): Item[] {
	return ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
}
