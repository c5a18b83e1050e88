/** When the cart's products can be expected: from their dispatch times and the days that a method takes. */
import { useMemo } from 'react';
import { cartStore } from '../../../cart/cart.ts';
import type { DeliveryChoice } from '../../../checkout/delivery-offers.ts';
import type { ShopOffer } from '../../../checkout/offer-data.ts';
import { transportOf } from '../../../checkout/placing/transport-of.ts';
import { tellArrival } from '../../../checkout/tell-arrival.ts';
import { useDispatchDays } from '../../../delivery/use-dispatch-days.ts';
import { useStore } from '../../../runtime/use-store.ts';
import { usePage } from '../../../ui/page-context.tsx';

/** Returns the words for a choice of delivery; null: the dispatch time is unknown. */
export function useDeliveryDays(shop: ShopOffer): (choice: DeliveryChoice) => string | null {
	const page = usePage();
	const { language } = page;
	const { products } = useStore(cartStore);
	const pieces = useMemo(
		() => products.map(({ product, variant }) => ({ path: product.paths[language], variant: variant?.id ?? null })),
		[products, language],
	);
	const dispatchDays = useDispatchDays(pieces);
	return (choice) => {
		const transport = transportOf(shop, choice);
		if (dispatchDays === null || transport === null) return null;
		const payment = shop.paymentMethods.find(({ id }) => id === choice.paymentId)?.kind;
		return tellArrival({ transport, dispatchDays, payment, fromMs: Date.now() }, page);
	};
}
