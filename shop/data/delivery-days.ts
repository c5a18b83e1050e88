/** How long the shop's deliveries take, as a product's page needs it to name days. Outside Germany no holidays are known. */
import type { CountryDelivery } from '../../client/products/product-data.ts';
import { lawOf } from '../../site/law.ts';
import type { Content } from '../content/content.ts';
import type { ShippingMethodConfig } from '../content/shipping.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { chooseByIds } from './choose-by-ids.ts';

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
