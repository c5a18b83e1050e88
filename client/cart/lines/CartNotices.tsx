/**
 * Notices about the whole cart: it is loading, it failed to load, it could not be checked, the shop is closed, or something in it has
 * changed.
 */
import type { ReactNode } from 'react';
import { formatMoney } from '../../texts/format-money.ts';
import { type PageContext, usePage } from '../../ui/page-context.tsx';
import type { CartDifference } from '../quote/fetch-quote.ts';
import type { QuoteUse } from '../quote/use-quote.ts';

/** Says why the visitor cannot order: the cart could not be checked, or the shop is closed. */
export function QuoteNotice({ quote: { phase, shop, ask } }: { quote: QuoteUse }): ReactNode {
	const { cart } = usePage().texts;
	return (
		<div role="status">
			{phase === 'error' && (
				<p className="cart-notice">
					{cart.notChecked}{' '}
					<button type="button" className="quiet-link" onClick={ask}>
						{cart.check}
					</button>
				</p>
			)}
			{phase !== 'error' && shop?.open === false && <p className="cart-notice">{cart.closed}</p>}
		</div>
	);
}

/** Shown before the app runs; the styles give it the height of a line. */
export function CartWaiting(): ReactNode {
	const { texts } = usePage();
	return (
		<div className="cart-waiting">
			<p className="cart-loading needs-script">{texts.cart.loading}</p>
			<noscript>
				<p className="cart-without-script">{texts.cart.withoutScript}</p>
			</noscript>
		</div>
	);
}

export function CartFailure({ onRetry }: { onRetry: () => void }): ReactNode {
	const { cart } = usePage().texts;
	return (
		<div className="cart-waiting">
			<p role="alert">{cart.notLoaded}</p>
			<button className="button" type="button" onClick={onRetry}>
				{cart.retry}
			</button>
		</div>
	);
}

/**
 * Says what has changed since products were put into the cart: prices before and now, counts, and products that are not to be had any
 * more. The place is there from the beginning, so that what appears in it is read out.
 */
export function CartDifferences({ differences, onPutAway }: { differences: readonly CartDifference[]; onPutAway: () => void }): ReactNode {
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

interface ToldDifference {
	/** Of the product, with its variant. */
	readonly name: string;
	readonly text: string;
}

/** Words a line's difference from the cart: the cart's page shows it, and the checkout again before an order. */
export function tellDifference(
	difference: CartDifference,
	{ texts: { cart }, language }: Pick<PageContext, 'texts' | 'language'>,
): ToldDifference {
	const { product, variant } = difference.line;
	const name = variant ? `${product.names[language]}, ${variant.names[language]}` : product.names[language];
	switch (difference.kind) {
		case 'price':
			return { name, text: cart.priceChanged(formatMoney(difference.from, language), formatMoney(difference.to, language)) };
		case 'count':
			return { name, text: cart.countChanged(difference.from, difference.to) };
		case 'sold_out':
			return { name, text: cart.soldOut };
		case 'gone':
			return { name, text: cart.gone };
	}
}
