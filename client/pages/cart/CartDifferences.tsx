/** Says what has changed since pieces were put into the cart: prices before and now, counts, and pieces that are not to be had any more. */
import type { ReactNode } from 'react';
import type { CartDifference } from '../../orders/compare-quote.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../page-context.tsx';

export interface CartDifferencesProps {
	readonly differences: readonly CartDifference[];
	readonly onPutAway: () => void;
}

/** The place is there from the beginning, so that what appears in it is read out. */
export function CartDifferences({ differences, onPutAway }: CartDifferencesProps): ReactNode {
	const { texts } = usePage();
	return (
		<div role="status">
			{differences.length > 0 && (
				<div className="cart-differences">
					<h2>{texts.cart.differences}</h2>
					<ul>
						{differences.map((difference, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, until all of it goes
							<li key={index}>
								<Difference difference={difference} />
							</li>
						))}
					</ul>
					<button type="button" className="quiet-link" onClick={onPutAway}>
						{texts.cart.putAway}
					</button>
				</div>
			)}
		</div>
	);
}

function Difference({ difference }: { difference: CartDifference }): ReactNode {
	const { texts, language } = usePage();
	const { kind, line } = difference;
	const { product, variant } = line;
	const name = variant ? `${product.names[language]}, ${variant.names[language]}` : product.names[language];
	const link = <a href={product.paths[language]}>{name}</a>;
	switch (kind) {
		case 'price':
			return (
				<>
					{link}
					{texts.cart.labelled('')} {texts.cart.priceChanged(formatMoney(difference.from, language), formatMoney(difference.to, language))}
				</>
			);
		case 'count':
			return (
				<>
					{link}
					{texts.cart.labelled('')} {texts.cart.countChanged(difference.from, difference.to)}
				</>
			);
		case 'sold_out':
			return (
				<>
					{link}
					{texts.cart.labelled('')} {texts.cart.soldOut}
				</>
			);
		// its page may be gone, too
		case 'gone':
			return (
				<>
					{texts.cart.labelled(name)} {texts.cart.gone}
				</>
			);
	}
}
