/** An order was sent and may have arrived or not: the only way on is to send the same one again, which is harmless. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { failureText } from './failure-text.ts';
import { OrderNotice } from './OrderNotice.tsx';
import type { OrderUse } from './use-order.ts';

export function OrderUnanswered({ order, contactPath }: { order: OrderUse; contactPath: string }): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<OrderNotice state="unanswered" title={words.unanswered.title} takesFocus>
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
		</OrderNotice>
	);
}
