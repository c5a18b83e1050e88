/** The cart has more lines than an order takes: said before anything is entered, with what can be done. */
import type { ReactNode } from 'react';
import { orderMaxLines } from '../../orders/contract/limits.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CheckoutData } from './checkout-data.ts';

export function TooManyLines({ count, data: { paths } }: { count: number; data: Pick<CheckoutData, 'paths'> }): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<section className="checkout-notice" data-order="too-long">
			<h2>{words.tooMany.title}</h2>
			<p>{words.tooMany.text(count, orderMaxLines)}</p>
			<p className="row">
				<a className="button button-main" href={paths.cart}>
					{words.changeCart}
				</a>
				<a className="quiet-link" href={paths.contact}>
					{words.contact}
				</a>
			</p>
		</section>
	);
}
