/** Ways to pay and countries of delivery: shown before an order begins (§ 312j (1) BGB), also while the cart is empty. */
import { Fragment, type ReactNode } from 'react';
import { plainText, type Text as TextValue } from '../../../site/text.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { CartPageData } from './cart-page-data.ts';
import { useCartPayments } from './use-cart-payments.ts';

export function OrderTerms({ data }: { data: Pick<CartPageData, 'offer' | 'checkoutPath' | 'presentWrapping'> }): ReactNode {
	const { cart } = usePage().texts;
	return (
		<div className="cart-terms">
			<Term name={cart.payments} values={useCartPayments(data).map(({ name }) => name)} />
			<Term name={cart.countries} values={data.offer.countries.map(({ name }) => name)} />
		</div>
	);
}

function Term({ name, values }: { name: string; values: readonly TextValue[] }): ReactNode {
	if (values.length === 0) return null;
	return (
		<p className="soft">
			{name}{' '}
			{values.map((value, index) => (
				<Fragment key={plainText(value)}>
					{index > 0 && ', '}
					<Text value={value} />
				</Fragment>
			))}
		</p>
	);
}
