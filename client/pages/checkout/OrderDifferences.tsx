/** What is otherwise than the buyer saw it, before and now; nothing can be ordered before it is confirmed. */
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../page-context.tsx';
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
	const { texts, language } = usePage();
	const { cart, checkout } = texts;
	const money = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, language);
	switch (difference.kind) {
		case 'shipping_cost':
			return checkout.shippingChanged(money(difference.from), money(difference.to));
		case 'total':
			return checkout.totalChanged(money(difference.from), money(difference.to));
		case 'present_wrapping':
			return difference.to === null ? checkout.wrapGone : checkout.wrapChanged(money(difference.from), money(difference.to));
		default: {
			const { product, variant } = difference.line;
			const name = [product.names[language], ...(variant ? [variant.names[language]] : [])].join(', ');
			return (
				<>
					{cart.labelled(name)} {pieceText(difference, cart, money)}
				</>
			);
		}
	}
}

type PieceDifference = Extract<OrderDifference, { line: unknown }>;

function pieceText(
	difference: PieceDifference,
	cart: ReturnType<typeof usePage>['texts']['cart'],
	money: (amount: Parameters<typeof formatMoney>[0]) => string,
): string {
	switch (difference.kind) {
		case 'price':
			return cart.priceChanged(money(difference.from), money(difference.to));
		case 'count':
			return cart.countChanged(difference.from, difference.to);
		case 'sold_out':
			return cart.soldOut;
		case 'gone':
			return cart.gone;
	}
}
