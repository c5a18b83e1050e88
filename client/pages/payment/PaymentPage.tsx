/** Where an order is paid through a provider. Which order comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { usePlacedOrder } from '../../checkout/use-placed-order.ts';
import { usePage } from '../../ui/page-context.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { OpenPayment } from './OpenPayment.tsx';
import type { PaymentData } from './payment-data.ts';

export function PaymentPage({ data }: { data: PaymentData }): ReactNode {
	const { payment: words } = usePage().texts;
	const { isRead, order } = usePlacedOrder();
	useHeadingFocus();
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{words.title}</h1>
				{isRead && order !== null && isOpen(order) && (
					<>
						<p className="lead">{words.placed}</p>
						{!order.isFinished && <p>{words.cartKept}</p>}
					</>
				)}
			</header>
			{!isRead && <Waiting contactPath={data.paths.contact} />}
			{isRead && order === null && (
				<p>
					{words.none} <a href={data.paths.cart}>{words.toCart}</a>
				</p>
			)}
			{isRead && order !== null && !isOpen(order) && (
				<p role="status">
					{order.payment.state === 'confirmed' ? words.done : words.notHere} <a href={data.paths.confirmation}>{words.toConfirmation}</a>
				</p>
			)}
			{isRead && order !== null && isOpen(order) && <OpenPayment key={order.orderUuid} data={data} order={order} />}
		</div>
	);
}

function isOpen({ payment: { kind, state } }: PlacedOrder): boolean {
	return isPaidThroughProvider(kind) && state !== 'confirmed';
}

function Waiting({ contactPath }: { contactPath: string }): ReactNode {
	const { payment: words } = usePage().texts;
	return (
		<>
			<p className="needs-script">{words.loading}</p>
			<noscript>
				<p>
					{words.withoutScript} <a href={contactPath}>{words.toContact}</a>
				</p>
			</noscript>
		</>
	);
}
