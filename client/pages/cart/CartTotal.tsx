/** The cart's total, with the notes that belong to a price, and the next steps. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { cartStore } from '../../cart/cart.ts';
import { chooseTotalTax } from '../../cart/choose-taxes.ts';
import type { CartFoot } from '../../cart/lines/CartLines.tsx';
import { VatNote } from '../../cart/VatNote.tsx';
import { PriceNote } from '../../products/PriceNote.tsx';
import { useStore } from '../../runtime/use-store.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { CartArrival } from './CartArrival.tsx';
import type { CartPageData } from './cart-page-data.ts';
import { GiftWrap } from './GiftWrap.tsx';
import { usePresentWrap } from './use-present-wrap.ts';
import { useVat } from './use-vat.ts';

interface CartTotalProps extends CartFoot {
	readonly data: CartPageData;
}

export function CartTotal({ data, wrapPrice, isOpen, onClear }: CartTotalProps): ReactNode {
	const { texts, language } = usePage();
	const { totalPriceBrutto: total, products } = useStore(cartStore);
	const present = usePresentWrap();
	const wrap = present.wanted ? wrapPrice : null;
	const sum = useSum(total, wrap);
	const vat = useVat(products, wrap, data);
	const tax = chooseTotalTax(products, wrap !== null, data);
	return (
		<div className="cart-foot">
			{wrapPrice !== null && <GiftWrap price={wrapPrice} present={present} />}
			<p className="cart-total">
				{wrap !== null && (
					<>
						<span className="cart-total-label">{texts.cart.totalOfPieces}</span>{' '}
						<span className="figure">{formatMoney(total, language)}</span>
						<span className="cart-total-label">{texts.cart.giftWrap}</span> <span className="figure">{formatMoney(wrap, language)}</span>
						{tax === null && <small className="price-note">{data.taxes[data.taxScheme]}</small>}
					</>
				)}
				<span className="cart-total-label">{texts.cart.total}</span>{' '}
				<strong className="cart-total-amount figure">{sum === null ? '…' : formatMoney(sum, language)}</strong>{' '}
				<PriceNote note={data.priceNote} tax={tax ?? texts.cart.taxOfEach} />
				<VatNote vat={vat} />
			</p>
			{data.delivery.length > 0 && <CartArrival products={products} delivery={data.delivery} />}
			{data.checkoutPath === null && (
				<p className="soft">
					{texts.cart.order} <a href={data.contactPath}>{texts.cart.orderLink}</a>
				</p>
			)}
			<p className="cart-actions">
				{data.checkoutPath !== null && isOpen && (
					<a className="button button-main" href={data.checkoutPath}>
						{texts.cart.toCheckout}
					</a>
				)}
				<a className={data.checkoutPath !== null && isOpen ? 'quiet-link' : 'button'} href={data.shopPath}>
					{texts.cart.toShop}
				</a>
				<button className="cart-clear" type="button" onClick={onClear}>
					{texts.cart.clear}
				</button>
			</p>
		</div>
	);
}

/** The total with gift wrap, by the code that the cart's lines have already brought; null while it is computed. */
function useSum(total: Money, wrap: Money | null): Money | null {
	const [sum, setSum] = useState<{ readonly of: string; readonly is: Money } | null>(null);
	const of = `${total} ${wrap}`;
	useEffect(() => {
		if (wrap === null) return;
		import('../../cart/storage/persistent-cart.ts').then(
			({ addMoney }) => setSum({ of, is: addMoney(total, wrap) }),
			(error: unknown) => console.error('The total could not be computed', error),
		);
	}, [of, total, wrap]);
	if (wrap === null) return total;
	return sum?.of === of ? sum.is : null;
}
