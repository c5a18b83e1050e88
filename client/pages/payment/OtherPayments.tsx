/** How an order is paid that its provider does not take: by transfer, or as the shop says. The order stays the one that was placed. */
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { transferPath } from '../../checkout/transfer-path.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { PaymentData } from './payment-data.ts';

export interface OtherPaymentsProps {
	readonly data: Pick<PaymentData, 'hasTransfer' | 'paths'>;
	readonly order: PlacedOrder;
	/** False while an approved payment may have been taken: the order must not be paid twice, so no other way is named. */
	readonly mayTransfer: boolean;
}

export function OtherPayments({ data: { hasTransfer, paths }, order, mayTransfer }: OtherPaymentsProps): ReactNode {
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
			{hasTransfer && (
				<p>
					{words.transfer(order.reference)} <a href={transferPath(paths.confirmation)}>{words.toTransfer}</a>
				</p>
			)}
			<p>
				{hasTransfer ? words.ask : confirmation.ask} {contact}
			</p>
		</section>
	);
}
