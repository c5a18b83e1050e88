/** The cart. Its lines come from the visitor's storage; the page around them is the same for everyone. */
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { plainText, type Text as TextValue } from '../../../site/text.ts';
import { cartStore } from '../../cart/cart.ts';
import { CartLines } from '../../cart/lines/CartLines.tsx';
import type { PaymentMethodData } from '../../checkout/offer-data.ts';
import { useStore } from '../../runtime/store.ts';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText, Text } from '../../ui/Text.tsx';
import type { CartPageData } from '../checkout/checkout-data.ts';
import { CartTotal } from './CartTotal.tsx';
import { usePresentWrap } from './GiftWrap.tsx';

export function CartPage({ data }: { data: CartPageData }): ReactNode {
	const { cart } = usePage().texts;
	return (
		<div className="frame">
			<PageHeader title={cart.title} />
			{data.available ? (
				<>
					<CartLines data={data} renderFoot={(foot) => <CartTotal data={data} {...foot} />} />
					<OrderTerms data={data} />
					<RichText name="guarantee" className="guarantee" />
				</>
			) : (
				<p className="lead">{cart.unavailable}</p>
			)}
		</div>
	);
}

/** Ways to pay and countries of delivery: shown before an order begins (§ 312j (1) BGB), also while the cart is empty. */
function OrderTerms({ data }: { data: CartPageData }): ReactNode {
	const { cart } = usePage().texts;
	return (
		<div className="cart-terms">
			<Term name={cart.payments} values={useCartPayments(data).map(({ name }) => name)} />
			<Term name={cart.countries} values={data.offer.countries.map(({ name }) => name)} />
		</div>
	);
}

function Term({ name, values }: { name: string; values: readonly TextValue[] }): ReactNode {
	if (values.length === 0) return null;
	return (
		<p className="soft">
			{name}{' '}
			{values.map((value, index) => (
				<Fragment key={plainText(value)}>
					{index > 0 && ', '}
					<Text value={value} />
				</Fragment>
			))}
		</p>
	);
}

/**
 * The ways to pay for the visitor's cart, by the code that the checkout chooses them with: above a limit some are not offered. All of
 * the shop's until they are chosen, while the cart is empty, and where no order service judges them.
 */
function useCartPayments({ offer, checkoutPath, presentWrapping }: CartPageData): readonly PaymentMethodData[] {
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
