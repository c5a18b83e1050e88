/** How the products are delivered to the chosen country, and whether they are wrapped as a present. Nothing is preselected (§ 312a (3) BGB). */
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { cartStore } from '../../../cart/cart.ts';
import { lacksAddress } from '../../../checkout/checkout-steps.ts';
import { type DeliveryChoice, offerDeliveries, placeFor } from '../../../checkout/delivery-offers.ts';
import type { ShopOffer } from '../../../checkout/offer-data.ts';
import { transportOf } from '../../../checkout/placing/to-order.ts';
import { tellArrival } from '../../../checkout/tell-arrival.ts';
import { useDispatchDays } from '../../../delivery/use-dispatch-days.ts';
import { useStore } from '../../../runtime/store.ts';
import { formatMoney } from '../../../texts/format-money.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ChoiceList, StepLink, type StepProps } from './step-parts.tsx';

/** Where the days are not known yet: the choices below must not move under a pointer. */
const freeLine = '\u00a0';

export function DeliveryStep({ data, checkout: { session }, checked, change, go }: StepProps): ReactNode {
	const { texts, language } = usePage();
	const { checkout: words } = texts;
	const [isMissing, setMissing] = useState(false);
	const { shippingAddress } = session;
	const offers = offerDeliveries(data, shippingAddress, null);
	const describeDays = useDeliveryDays(data);
	const isChosen = offers.some(({ method }) => method.id === session.shippingMethod);
	const isAddressMissing = isChosen && lacksAddress(session, data);
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		setMissing(!isChosen);
		if (isChosen) go(isAddressMissing ? 'adresse' : 'zahlung');
	};
	if (offers.length === 0) {
		return (
			<p className="checkout-notice">
				{words.noDelivery}{' '}
				<StepLink step="adresse" checkoutPath={data.paths.checkout} go={go}>
					{words.changeAddress}
				</StepLink>
			</p>
		);
	}
	return (
		<form className="form checkout-form" noValidate onSubmit={onSubmit}>
			<ChoiceList
				name="shipping_method"
				legend={words.deliveryLegend}
				error={isMissing && !isChosen ? words.deliveryMissing : null}
				chosen={session.shippingMethod}
				onChoose={(shippingMethod) => change({ shippingMethod })}
				choices={offers.map(({ method, provider, price }) => ({
					id: method.id,
					name: <Text value={method.name} />,
					price: price === '0.00' ? words.free : formatMoney(price, language),
					note:
						[
							provider === null ? null : words.provider(provider),
							describeDays({ methodId: method.id, ...placeFor(data, method.id, shippingAddress), paymentId: null }),
							lacksAddress({ ...session, shippingMethod: method.id }, data) ? words.addressNeeded : null,
						]
							.filter((each) => each !== null)
							.join(' · ') || freeLine,
				}))}
			/>
			{checked.wrapPrice !== null && (
				<label className="field-box">
					<input type="checkbox" checked={session.presentWrap} onChange={({ target }) => change({ presentWrap: target.checked })} />
					<span>
						{texts.cart.giftWrap} <span className="figure">({formatMoney(checked.wrapPrice, language)})</span>
					</span>
				</label>
			)}
			<button className="button" type="submit">
				{isAddressMissing ? words.toAddress : words.toPayment}
			</button>
		</form>
	);
}

/**
 * When the cart's products can be expected: from their dispatch times and the days that a method takes. Returns the words for a choice
 * of delivery; null: the dispatch time is unknown.
 */
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
