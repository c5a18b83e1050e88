/** Notices about the whole cart: it is loading, it failed to load, it could not be checked, or the shop is closed. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
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
