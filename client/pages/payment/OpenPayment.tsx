/** An order that waits for its payment: what is to be paid, the provider's form, what became of it, and the other ways. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { providerNames } from '../../checkout/provider-names.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { OtherPayments } from './OtherPayments.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import type { PaymentData } from './payment-data.ts';
import { usePayment } from './use-payment.ts';

export function OpenPayment({ data, order }: { data: PaymentData; order: PlacedOrder }): ReactNode {
	const { texts, language } = usePage();
	const { payment: words } = texts;
	const { phase, stage, authorize, isKept, resend, retry } = usePayment(data, order);
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
				<OtherPayments data={data} order={order} mayTransfer={phase.phase !== 'posting' && phase.phase !== 'unposted'} />
			)}
		</>
	);
}
