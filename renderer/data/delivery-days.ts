/** How long the shop's deliveries take, as a product's page needs it to name days. */
import type { DeliveryDays } from '../../client/pages/product/product-data.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { ShopSettings } from '../../pipeline/content/shop-settings.ts';
import { phoneLimits } from '../../site/constants.ts';

type Sources = Pick<Content, 'shippingMethodConfigs' | 'shippingCountries'>;

/** Over all methods of the shop that deliver within Germany; null where none does. */
export function toDeliveryDays(
	{ shippingMethodConfigs, shippingCountries }: Sources,
	settings: Pick<ShopSettings, 'shippingMethodConfigIds'>,
): DeliveryDays | null {
	const home = shippingCountries.find(({ countryCode }) => countryCode === phoneLimits.defaultCountry);
	const days = shippingMethodConfigs.flatMap(({ id, countryIds, additionalDays }) => {
		const isOffered = settings.shippingMethodConfigIds.includes(id);
		return isOffered && home !== undefined && (countryIds.length === 0 || countryIds.includes(home.id)) ? [additionalDays] : [];
	});
	return days.length === 0 ? null : { least: Math.min(...days), most: Math.max(...days) };
}
