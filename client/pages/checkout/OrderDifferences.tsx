/** Changes since the buyer saw the order, before and now; they must be confirmed before ordering. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Money } from '../../../site/money.ts';
import { tellDifference } from '../../cart/quote/tell-difference.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CheckedCart, OrderDifference } from './use-checked-cart.ts';

export function OrderDifferences({ checked: { differences, confirm } }: { checked: CheckedCart }): ReactNode {
	const { texts } = usePage();
	const place = useRef<HTMLElement>(null);
	const count = differences.length;
	useEffect(() => {
		if (count > 0) place.current?.focus();
	}, [count]);
	if (count === 0) return null;
	return (
		<section className="cart-differences" ref={place} tabIndex={-1} aria-labelledby="order-differences">
			<h2 id="order-differences">{texts.cart.differences}</h2>
			<ul>
				{differences.map((difference, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, until all of it goes
					<li key={index}>
						<Difference difference={difference} />
					</li>
				))}
			</ul>
			<button type="button" className="button" onClick={confirm}>
				{texts.checkout.confirmChanges}
			</button>
		</section>
	);
}

function Difference({ difference }: { difference: OrderDifference }): ReactNode {
	const page = usePage();
	const { cart, checkout } = page.texts;
	const money = (amount: Money): string => formatMoney(amount, page.language);
	switch (difference.kind) {
		case 'shipping_cost':
			return checkout.shippingChanged(money(difference.from), money(difference.to));
		case 'total':
			return checkout.totalChanged(money(difference.from), money(difference.to));
		case 'present_wrapping':
			return difference.to === null ? checkout.wrapGone : checkout.wrapChanged(money(difference.from), money(difference.to));
		default: {
			const { name, text } = tellDifference(difference, page);
			return (
				<>
					{cart.labelled(name)} {text}
				</>
			);
		}
	}
}
