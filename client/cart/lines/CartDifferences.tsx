/** Says what has changed since products were put into the cart: prices before and now, counts, and products that are not to be had any more. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import type { CartDifference } from '../quote/compare-quote.ts';
import { tellDifference } from '../quote/tell-difference.ts';

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
	const page = usePage();
	const { name, text } = tellDifference(difference, page);
	// the page of a product that is gone may be gone, too
	const link = difference.kind === 'gone' ? name : <a href={difference.line.product.paths[page.language]}>{name}</a>;
	return (
		<>
			{link}
			{page.texts.cart.labelled('')} {text}
		</>
	);
}
