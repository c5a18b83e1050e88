/** How long a method takes to a country: that may depend on how an order is paid, because each rate of a carrier names its ways to pay. */
import { type DeliveryChoice, offerDelivery } from '../delivery-offers.ts';
import type { ShopOffer } from '../offer-data.ts';
import type { Transport } from '../placed-order.ts';

/** Where no way to pay is chosen yet, over all of them; null: it is not delivered so. */
export function transportOf(shop: ShopOffer, choice: DeliveryChoice): Transport | null {
	const paymentIds = choice.paymentId === null ? shop.paymentMethods.map(({ id }) => id) : [choice.paymentId];
	const offers = paymentIds.flatMap((paymentId) => offerDelivery(shop, { ...choice, paymentId }) ?? []);
	const days = offers.map(({ additionalDays }) => additionalDays);
	if (days.length === 0) return null;
	const isCarried = offers.some(({ method, provider }) => provider !== null && !method.isPickUp);
	return { least: Math.min(...days), most: Math.max(...days), isCarried, ...(shop.weekdaysOnly && { weekdaysOnly: true }) };
}
