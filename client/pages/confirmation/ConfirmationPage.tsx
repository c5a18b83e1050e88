/** Confirms an order that was placed. Which order comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { usePlacedOrder } from '../../checkout/use-placed-order.ts';
import { usePage } from '../../ui/page-context.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { ConfirmedOrder } from './ConfirmedOrder.tsx';
import type { ConfirmationData } from './confirmation-data.ts';

export function ConfirmationPage({ data }: { data: ConfirmationData }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const { isRead, order } = usePlacedOrder();
	useHeadingFocus();
	return (
		<div className="frame placed" data-phase={isRead ? 'success' : 'idle'}>
			<header className="page-head">
				<h1>{words.title}</h1>
				{order !== null && <p className="lead">{words.thanks(order.email)}</p>}
			</header>
			{!isRead && order === null && (
				<>
					<p className="needs-script">{words.loading}</p>
					<noscript>
						<p>{words.withoutScript}</p>
					</noscript>
				</>
			)}
			{isRead && order === null && (
				<p>
					{words.none} <a href={data.shopPath}>{words.toShop}</a>
				</p>
			)}
			{order !== null && <ConfirmedOrder key={order.orderUuid} data={data} order={order} />}
		</div>
	);
}
