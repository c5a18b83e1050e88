/** An order is placed and will be paid through a provider, from whose page its buyer has come back. */
import type { ReactNode } from 'react';
import type { CheckoutAction, OrderAttempt } from '../../checkout/checkout.ts';
import { usePage } from '../../ui/page-context.tsx';
import { OrderNotice } from './OrderNotice.tsx';

export interface OrderUnpaidProps {
	readonly attempt: OrderAttempt;
	readonly paymentPath: string;
	readonly dispatch: (action: CheckoutAction) => void;
}

export function OrderUnpaid({ attempt, paymentPath, dispatch }: OrderUnpaidProps): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<OrderNotice state="unpaid" title={words.unpaid.title}>
			<p>{words.unpaid.text(attempt.draft.paymentName)}</p>
			<p className="row">
				<a className="button button-main" href={paymentPath}>
					{words.unpaid.pay}
				</a>
				<button className="quiet-link" type="button" onClick={() => dispatch({ type: 'attempt', attempt: null })}>
					{words.unpaid.other}
				</button>
			</p>
			<p className="small soft">{words.unpaid.otherHint}</p>
		</OrderNotice>
	);
}
