/** What delivery costs. */
import type { Money } from '../../site/money.ts';
import type { ShippingMethod, ShippingMethodConfig } from './shipping.ts';
import type { ShopSettings } from './shop-settings.ts';

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
