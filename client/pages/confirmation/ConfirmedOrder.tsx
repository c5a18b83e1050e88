/** A placed order from its number to what comes next. */
import { type ReactNode, useEffect, useState } from 'react';
import { formatMoment } from '../../../site/format-moment.ts';
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import { withdrawPath } from '../../../site/withdraw-path.ts';
import { PostalAddress } from '../../checkout/PostalAddress.tsx';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { isTransferChosen } from '../../checkout/transfer-path.ts';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { ConfirmationData } from './confirmation-data.ts';
import { OrderedPieces } from './OrderedPieces.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { useFinishedOrder } from './use-finished-order.ts';

export function ConfirmedOrder({ data, order }: { data: ConfirmationData; order: PlacedOrder }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const [paysByTransfer, setPaysByTransfer] = useState(false);
	const hasAccount = data.bank !== null || data.bankLines.length > 0;
	useEffect(() => {
		if (hasAccount && isTransferChosen(window.location.search)) setPaysByTransfer(true);
	}, [hasAccount]);
	const { phase } = useFinishedOrder(order, paysByTransfer);
	return (
		<>
			{phase === 'error' && (
				<p className="placed-notice" role="alert">
					{words.cartKept}
				</p>
			)}
			<OrderFacts order={order} paysByTransfer={paysByTransfer} />
			<p className="row placed-tools">
				<button className="button" type="button" onClick={() => window.print()}>
					{words.print}
				</button>
			</p>
			<OrderPayment
				data={data}
				order={order}
				paysByTransfer={paysByTransfer}
				onTransfer={hasAccount ? () => setPaysByTransfer(true) : null}
			/>
			<Band heading={words.pieces} beside>
				<OrderedPieces order={order} notReturned={data.lineNotReturned} />
			</Band>
			<Band heading={order.pickUp ? words.pickUpAddress : words.shippingAddress} beside>
				<PostalAddress entries={order.shippingAddress} />
			</Band>
			{(order.invoiceAddress !== null || !order.pickUp) && (
				<Band heading={words.invoiceAddress} beside>
					{order.invoiceAddress === null ? <p>{words.sameAddress}</p> : <PostalAddress entries={order.invoiceAddress} />}
				</Band>
			)}
			{order.comment !== null && (
				<Band heading={words.comment} beside>
					<p className="placed-comment">{order.comment}</p>
				</Band>
			)}
			<NextSteps data={data} order={order} />
		</>
	);
}

function OrderFacts({ order, paysByTransfer }: { order: PlacedOrder; paysByTransfer: boolean }): ReactNode {
	const { texts, language, timeZone } = usePage();
	const { confirmation: words } = texts;
	return (
		<dl className="pairs placed-facts">
			<div>
				<dt>{words.number}</dt>
				<dd className="figure placed-number">{order.orderId}</dd>
			</div>
			{!Number.isNaN(Date.parse(order.placedAt)) && (
				<div>
					<dt>{words.placedAt}</dt>
					<dd>{formatMoment(order.placedAt, language, timeZone)}</dd>
				</div>
			)}
			<div>
				<dt>{words.paymentMethod}</dt>
				{isPaidThroughProvider(order.payment.kind) && order.payment.state === 'open' && paysByTransfer ? (
					<dd>{words.byTransfer}</dd>
				) : (
					<dd lang={order.language === language ? undefined : order.language}>{order.payment.name}</dd>
				)}
			</div>
		</dl>
	);
}

function NextSteps({ data, order }: { data: ConfirmationData; order: PlacedOrder }): ReactNode {
	const { texts, language } = usePage();
	const { confirmation: words } = texts;
	return (
		<Band heading={words.next} beside>
			<p>{words.nextMail(order.email)}</p>
			<p>{words.nextParcel}</p>
			{data.withdrawPath !== null && (
				<p>
					{words.withdraw} <a href={withdrawPath(language, String(order.orderId))}>{words.toWithdraw}</a>
				</p>
			)}
			<p>
				{words.ask} <a href={data.contactPath}>{words.toContact}</a>
			</p>
		</Band>
	);
}
