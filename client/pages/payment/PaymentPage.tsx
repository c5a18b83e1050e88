/** Where an order is paid through a provider. Which order comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { usePage } from '../page-context.tsx';
import type { PaymentData } from './payment-data.ts';

export function PaymentPage(_: { data: PaymentData }): ReactNode {
	const { payment } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{payment.title}</h1>
				<p className="lead">{payment.loading}</p>
			</header>
		</div>
	);
}
