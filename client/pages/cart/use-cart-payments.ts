/** The ways to pay for the visitor's cart, by the code that the checkout chooses them with: above a limit some are not offered. */
import { useEffect, useState } from 'react';
import { cartStore } from '../../cart/cart.ts';
import type { PaymentMethodData } from '../../checkout/offer-data.ts';
import { useStore } from '../../runtime/use-store.ts';
import type { CartPageData } from './cart-page-data.ts';
import { usePresentWrap } from './use-present-wrap.ts';

/** All of the shop's until they are chosen, while the cart is empty, and where no order service judges them. */
export function useCartPayments({
	offer,
	checkoutPath,
	presentWrapping,
}: Pick<CartPageData, 'offer' | 'checkoutPath' | 'presentWrapping'>): readonly PaymentMethodData[] {
	const { products: lines } = useStore(cartStore);
	const wrap = usePresentWrap().wanted ? presentWrapping : null;
	const [offered, setOffered] = useState<readonly PaymentMethodData[]>(offer.paymentMethods);
	const isJudged = checkoutPath !== null && lines.length > 0;
	useEffect(() => {
		if (!isJudged) {
			setOffered(offer.paymentMethods);
			return;
		}
		let isCurrent = true;
		import('../../checkout/delivery-offers.ts').then(
			({ offerCartPayments }) => isCurrent && setOffered(offerCartPayments(offer, { lines, wrap })),
			(error: unknown) => console.error('The ways to pay for this cart could not be chosen', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [isJudged, offer, lines, wrap]);
	return offered;
}
