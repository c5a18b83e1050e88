/** How an order is paid that its provider does not take: by transfer, or as the shop says. The order stays the one that was placed. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import type { PaymentData } from '../checkout/checkout-data.ts';
import type { PaymentUse } from './use-payment.ts';

interface OtherPaymentsProps {
	readonly data: Pick<PaymentData, 'hasTransfer' | 'paths'>;
	/** False while an approved payment may have been taken: the order must not be paid twice, so no other way is named. */
	readonly mayTransfer: boolean;
	readonly transferring: PaymentUse['transferring'];
	readonly onTransfer: () => void;
}

export function OtherPayments({ data: { hasTransfer, paths }, mayTransfer, transferring, onTransfer }: OtherPaymentsProps): ReactNode {
	const { payment: words, confirmation } = usePage().texts;
	const contact = <a href={paths.contact}>{words.toContact}</a>;
	if (!mayTransfer) {
		return (
			<p className="payment-others">
				<span>
					{confirmation.ask} {contact}
				</span>
			</p>
		);
	}
	return (
		<section className="payment-others" aria-labelledby="payment-others">
			<h2 id="payment-others">{words.others}</h2>
			<p>{words.ends}</p>
			{hasTransfer && (
				<>
					<p>{words.transfer}</p>
					<p>
						<button className="button" type="button" aria-disabled={transferring === 'asking' || undefined} onClick={onTransfer}>
							{words.toTransfer}
						</button>
					</p>
					{(transferring === 'refused' || transferring === 'unknown') && (
						<p className="payment-notice" role="alert">
							{transferring === 'refused' ? words.transferRefused : words.transferUnknown}
						</p>
					)}
				</>
			)}
			<p>
				{hasTransfer ? words.ask : confirmation.ask} {contact}
			</p>
		</section>
	);
}
