/** The delivery costs of each country, as far as they are known before a visitor has chosen anything. */
import type { Money } from '../../site/money.ts';
import type { Content } from '../content/content.ts';
import { centsOf } from '../content/product.ts';
import { chooseShippingConfig } from '../content/shipping.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { chooseByIds } from './choose-by-ids.ts';

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
