/** The order was not taken, because an earlier version of it has arrived after all: only the buyer can decide on a second order. */
import type { ReactNode } from 'react';
import type { CheckoutAction } from '../../checkout/checkout.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { OrderNotice } from './OrderNotice.tsx';

export interface OrderReusedProps {
	readonly data: Pick<CheckoutData, 'paths'>;
	readonly dispatch: (action: CheckoutAction) => void;
}

export function OrderReused({ data: { paths }, dispatch }: OrderReusedProps): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<OrderNotice state="reused" title={words.reused.title} takesFocus>
			<p>{words.reused.text}</p>
			<p className="row">
				<a className="button button-main" href={paths.contact}>
					{words.contact}
				</a>
				<button className="quiet-link" type="button" onClick={() => dispatch({ type: 'attempt', attempt: null })}>
					{words.reused.again}
				</button>
			</p>
			<p className="small soft">{words.reused.againHint}</p>
		</OrderNotice>
	);
}
