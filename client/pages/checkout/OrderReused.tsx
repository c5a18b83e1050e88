/** What was ordered is not, because an earlier version of it has arrived after all: whether there shall be a second order, only the buyer can say. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutAction } from '../../stores/checkout.ts';
import { usePage } from '../page-context.tsx';
import type { CheckoutData } from './checkout-data.ts';

export interface OrderReusedProps {
	readonly data: Pick<CheckoutData, 'paths'>;
	readonly dispatch: (action: CheckoutAction) => void;
}

export function OrderReused({ data: { paths }, dispatch }: OrderReusedProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const heading = useRef<HTMLHeadingElement>(null);
	// it takes the place of the button that was pressed
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="checkout-notice" data-order="reused">
			<h2 ref={heading} tabIndex={-1}>
				{words.reused.title}
			</h2>
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
		</section>
	);
}
