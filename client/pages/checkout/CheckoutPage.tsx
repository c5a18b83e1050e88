/** The checkout. What is bought and by whom comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { usePage } from '../page-context.tsx';
import type { CheckoutData } from './checkout-data.ts';

export function CheckoutPage(_: { data: CheckoutData }): ReactNode {
	const { checkout } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{checkout.title}</h1>
			</header>
			<noscript>
				<p className="lead">{checkout.withoutScript}</p>
			</noscript>
		</div>
	);
}
