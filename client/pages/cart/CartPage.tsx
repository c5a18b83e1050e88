/** The cart. Its lines come from the visitor's storage; the page around them is the same for everyone. */
import type { ReactNode } from 'react';
import { CartLines } from '../../cart/lines/CartLines.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { CartTotal } from './CartTotal.tsx';
import type { CartPageData } from './cart-page-data.ts';
import { OrderTerms } from './OrderTerms.tsx';

export function CartPage({ data }: { data: CartPageData }): ReactNode {
	const { cart } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{cart.title}</h1>
			</header>
			{data.available ? (
				<>
					<CartLines data={data} renderFoot={(foot) => <CartTotal data={data} {...foot} />} />
					<OrderTerms data={data} />
					<RichText name="guarantee" className="guarantee" />
				</>
			) : (
				<p className="lead">{cart.unavailable}</p>
			)}
		</div>
	);
}
