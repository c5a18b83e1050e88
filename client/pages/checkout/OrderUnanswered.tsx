/** An order was sent, and nobody knows whether it arrived: the only way on is to send the very same again, which can do no harm. */
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../page-context.tsx';
import { failureText } from './failure-text.ts';
import type { OrderUse } from './use-order.ts';

export function OrderUnanswered({ order, contactPath }: { order: OrderUse; contactPath: string }): ReactNode {
	const { checkout: words } = usePage().texts;
	const heading = useRef<HTMLHeadingElement>(null);
	// it takes the place of the button that was pressed
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="checkout-notice" data-order="unanswered">
			<h2 ref={heading} tabIndex={-1}>
				{words.unanswered.title}
			</h2>
			<p>{words.unanswered.text}</p>
			<p className="row">
				<button
					className="button button-main"
					type="button"
					aria-disabled={order.phase === 'resending' || undefined}
					onClick={order.resend}
				>
					{words.unanswered.resend}
				</button>
				<a className="quiet-link" href={contactPath}>
					{words.contact}
				</a>
			</p>
			<p role="status">{order.failure !== null && failureText(order.failure, words)}</p>
		</section>
	);
}
