/** What is said of the cart as a whole: that it is coming, that it did not come, that nobody could check it, that the shop is closed. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import type { QuoteUse } from '../quote/use-quote.ts';

/** What stands between the visitor and an order: nobody could check the cart, or the shop is closed. */
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

/** What is painted before the app runs; the styles give it the room that a line takes. */
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
