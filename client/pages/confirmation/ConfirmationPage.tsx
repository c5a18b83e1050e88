/** Confirms an order that was placed. Which order comes from the visitor's storage; the page around it is the same for everyone. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withdrawPath } from '../../../site/fixed-paths.ts';
import { formatMoment } from '../../../site/format-moment.ts';
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import { useCartActions } from '../../cart/cart.ts';
import { PostalAddress } from '../../checkout/PostalAddress.tsx';
import { isPaymentMade, type PlacedOrder } from '../../checkout/placed-order.ts';
import { endOrder } from '../../checkout/placing/finish-order.ts';
import { useHeadingFocus, usePlacedOrder } from '../../checkout/use-placed-order.ts';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { ConfirmationData } from '../checkout/checkout-data.ts';
import { OrderedPieces } from './OrderedPieces.tsx';
import { OrderPayment } from './OrderPayment.tsx';

export function ConfirmationPage({ data }: { data: ConfirmationData }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const { isRead, order } = usePlacedOrder();
	useHeadingFocus();
	return (
		<div className="frame placed" data-phase={isRead ? 'success' : 'idle'}>
			<PageHeader title={words.title} lead={order && words.thanks(order.email)} />
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

/** A placed order from its number to what comes next. */
export function ConfirmedOrder({ data, order }: { data: ConfirmationData; order: PlacedOrder }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const { phase } = useFinishedOrder(order);
	return (
		<>
			{phase === 'error' && (
				<p className="placed-notice" role="alert">
					{words.cartKept}
				</p>
			)}
			<OrderFacts order={order} />
			<p className="row placed-tools">
				<button className="button" type="button" onClick={() => window.print()}>
					{words.print}
				</button>
			</p>
			<Band heading={words.payment} beside>
				<OrderPayment data={data} order={order} />
			</Band>
			<Band heading={words.pieces} beside>
				<OrderedPieces order={order} notReturned={data.lineNotReturned} />
			</Band>
			<Band heading={order.pickUp ? words.pickUpAddress : words.shippingAddress} beside>
				<PostalAddress entries={order.shippingAddress} />
			</Band>
			{(order.invoiceAddress !== null || !order.pickUp) && (
				<Band heading={words.invoiceAddress} beside>
					{order.invoiceAddress === null ? <p>{words.sameAddress}</p> : <PostalAddress entries={order.invoiceAddress} />}
					{order.vatId !== undefined && (
						<p>
							{words.vatId} {order.vatId}
						</p>
					)}
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

function OrderFacts({ order }: { order: PlacedOrder }): ReactNode {
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
				<dd lang={order.language === language ? undefined : order.language}>{order.payment.name}</dd>
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

interface FinishUse {
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
}

/** Lets the cart give up what was ordered as soon as nothing is left to decide about it: not while an order waits for its provider. */
function useFinishedOrder(order: PlacedOrder): FinishUse {
	const cart = useCartActions();
	const [phase, setPhase] = useState<FinishUse['phase']>('idle');
	const isBusy = useRef(false);
	const isDue = !order.isFinished && isDecided(order);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once an order
	useEffect(() => {
		if (!isDue || isBusy.current) return;
		isBusy.current = true;
		setPhase('loading');
		endOrder(order, cart)
			.then(
				() => setPhase('success'),
				(error: unknown) => {
					console.error('The cart still holds what was ordered', error);
					setPhase('error');
				},
			)
			.finally(() => {
				isBusy.current = false;
			});
	}, [isDue, order.orderUuid]);
	return { phase };
}

function isDecided({ payment }: PlacedOrder): boolean {
	return !isPaidThroughProvider(payment.kind) || isPaymentMade(payment);
}
