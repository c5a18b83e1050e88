/** What the whole cart costs, with the notes that belong to a price, and what can be done with it. */
import type { ReactNode } from 'react';
import { PriceNote } from '../../components/PriceNote.tsx';
import { cartStore } from '../../stores/cart.ts';
import { useStore } from '../../stores/use-store.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../page-context.tsx';
import type { CartPageData } from './cart-page-data.ts';

export function CartTotal({ data, onClear }: { data: CartPageData; onClear: () => void }): ReactNode {
	const { texts, language } = usePage();
	const total = useStore(cartStore, ({ totalPriceBrutto }) => totalPriceBrutto);
	return (
		<div className="cart-foot">
			<p className="cart-total">
				<span className="cart-total-label">{texts.cart.total}</span>{' '}
				<strong className="cart-total-amount figure">{formatMoney(total, language)}</strong> <PriceNote note={data.priceNote} />
			</p>
			<p className="soft">
				{texts.cart.order} <a href={data.contactPath}>{texts.cart.orderLink}</a>
			</p>
			<p className="cart-actions">
				<a className="button" href={data.shopPath}>
					{texts.cart.toShop}
				</a>
				<button className="cart-clear" type="button" onClick={onClear}>
					{texts.cart.clear}
				</button>
			</p>
		</div>
	);
}
