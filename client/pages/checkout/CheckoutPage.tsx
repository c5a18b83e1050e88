/** The checkout. What is bought and by whom comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { Checkout } from './Checkout.tsx';
import type { CheckoutData } from './checkout-data.ts';

export function CheckoutPage({ data }: { data: CheckoutData }): ReactNode {
	const { checkout, cart } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{checkout.title}</h1>
			</header>
			{!data.available && <p className="lead">{cart.unavailable}</p>}
			{data.available && data.service === null && (
				<p className="lead">
					{cart.order} <a href={data.paths.contact}>{cart.orderLink}</a>
				</p>
			)}
			{data.available && data.service !== null && <Checkout data={data} service={data.service} />}
		</div>
	);
}
