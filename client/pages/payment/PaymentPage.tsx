/** Where an order is paid through a provider. Which order comes from the visitor's storage; the page around it is the same for everyone. */
import { type ReactNode, useEffect, useRef } from 'react';
import { isPaidThroughProvider, providerNames } from '../../../site/payment-kinds.ts';
import type { PaymentPhase } from '../../checkout/payments/payment-phase.ts';
import { isPaymentMade, type PlacedOrder } from '../../checkout/placed-order.ts';
import { useHeadingFocus, usePlacedOrder } from '../../checkout/use-placed-order.ts';
import { formatMoney } from '../../texts/format-money.ts';
import type { Texts } from '../../texts/texts.ts';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { PaymentData } from '../checkout/checkout-data.ts';
import { OtherPayments } from './OtherPayments.tsx';
import { usePayment } from './use-payment.ts';

export function PaymentPage({ data }: { data: PaymentData }): ReactNode {
	const { payment: words, confirmation } = usePage().texts;
	const { isRead, order } = usePlacedOrder();
	useHeadingFocus();
	return (
		<div className="frame">
			<PageHeader title={words.title} lead={isRead && order !== null && isOpen(order) ? words.placed : null}>
				{isRead && order !== null && isOpen(order) && !order.isFinished && <p>{words.cartKept}</p>}
			</PageHeader>
			{!isRead && <Waiting contactPath={data.paths.contact} />}
			{isRead && order === null && (
				<p>
					{words.none} <a href={data.paths.cart}>{words.toCart}</a>
				</p>
			)}
			{isRead && order !== null && !isOpen(order) && (
				<p role="status">
					{endOf(order, words, confirmation)} <a href={data.paths.confirmation}>{words.toConfirmation}</a>
				</p>
			)}
			{isRead && order !== null && isOpen(order) && <OpenPayment key={order.orderUuid} data={data} order={order} />}
		</div>
	);
}

function isOpen({ payment }: PlacedOrder): boolean {
	return isPaidThroughProvider(payment.kind) && !isPaymentMade(payment);
}

/** What became of the payment of an order with which nothing is left to do. */
function endOf({ payment: { kind, state } }: PlacedOrder, words: Texts['payment'], confirmation: Texts['confirmation']): string {
	if (state === 'pending') return confirmation.pending(providerNames[kind]);
	return state === 'confirmed' ? words.done : words.notHere;
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

/** An order that waits for its payment: what is to be paid, the provider's form, what became of it, and the other ways. */
function OpenPayment({ data, order }: { data: PaymentData; order: PlacedOrder }): ReactNode {
	const { texts, language } = usePage();
	const { payment: words } = texts;
	const { phase, stage, authorize, isKept, resend, retry, transfer, transferring } = usePayment(data, order);
	const section = useRef<HTMLElement>(null);
	const provider = providerNames[order.payment.kind];
	const isShown = phase.phase === 'ready' || phase.phase === 'open';
	const before = useRef(phase.phase);
	// the provider's window or dialog had the focus, and took it along
	useEffect(() => {
		const isBack = before.current === 'open' || before.current === 'posting';
		before.current = phase.phase;
		if (isBack && document.activeElement === document.body) section.current?.focus();
	}, [phase.phase]);
	/** The button that was pressed goes. */
	const goOn = (act: () => void): void => {
		section.current?.focus();
		act();
	};
	return (
		<>
			<dl className="pairs payment-order">
				<div>
					<dt>{words.number}</dt>
					<dd className="figure">{order.orderId}</dd>
				</div>
				<div>
					<dt>{words.amount}</dt>
					<dd className="figure payment-amount">{formatMoney(order.total, language)}</dd>
				</div>
			</dl>
			<section className="payment" ref={section} tabIndex={-1} aria-labelledby="payment" data-phase={phase.phase}>
				<h2 id="payment">{words.heading(provider)}</h2>
				{(isShown || phase.phase === 'loading') && <p>{order.payment.kind === 'paypal' ? words.paypalIntro : words.klarnaIntro}</p>}
				<PaymentNotice phase={phase} provider={provider} isKept={isKept} onResend={() => goOn(resend)} onRetry={() => goOn(retry)} />
				<div className="payment-stage" ref={stage} hidden={!isShown} />
				{isShown && authorize !== null && (
					<p>
						<button
							className="button payment-authorize"
							type="button"
							aria-disabled={phase.phase === 'open' || undefined}
							onClick={() => phase.phase !== 'open' && authorize()}
						>
							{words.authorize}
						</button>
					</p>
				)}
			</section>
			{phase.phase !== 'done' && (
				<OtherPayments
					data={data}
					mayTransfer={phase.phase !== 'posting' && phase.phase !== 'unposted'}
					transferring={transferring}
					onTransfer={() => void transfer(texts.confirmation.byTransfer)}
				/>
			)}
		</>
	);
}

interface PaymentNoticeProps {
	readonly phase: PaymentPhase;
	readonly provider: string;
	readonly isKept: boolean;
	readonly onResend: () => void;
	readonly onRetry: () => void;
}

/** The state of a payment, and the next step. */
function PaymentNotice({ phase, provider, isKept, onResend, onRetry }: PaymentNoticeProps): ReactNode {
	const { payment: words } = usePage().texts;
	const trouble = troubleOf(phase, words);
	const mayRetry = phase.phase === 'blocked' || phase.phase === 'declined' || phase.phase === 'refused';
	return (
		<>
			<p className="payment-status" role="status">
				{progressOf(phase, provider, words)}
			</p>
			<div role="alert">
				{trouble !== null && <p className="payment-notice">{trouble(provider)}</p>}
				{phase.phase === 'unposted' && !isKept && <p>{words.memoryOnly}</p>}
			</div>
			{mayRetry && (
				<p>
					<button className="button" type="button" onClick={onRetry}>
						{words.retry}
					</button>
				</p>
			)}
			{phase.phase === 'unposted' && (
				<p>
					<button className="button" type="button" onClick={onResend}>
						{words.resend}
					</button>
				</p>
			)}
		</>
	);
}

function progressOf({ phase }: PaymentPhase, provider: string, words: Texts['payment']): string {
	if (phase === 'loading') return words.providerLoading(provider);
	if (phase === 'open') return words.open(provider);
	if (phase === 'posting') return words.posting;
	return phase === 'done' ? words.done : '';
}

function troubleOf(phase: PaymentPhase, words: Texts['payment']): ((provider: string) => string) | null {
	switch (phase.phase) {
		case 'ready':
			return phase.notice && words[phase.notice];
		case 'blocked':
		case 'declined':
		case 'unposted':
		case 'refused':
			return words[phase.phase];
		default:
			return null;
	}
}
