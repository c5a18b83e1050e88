/** The cart's total, with the notes that belong to a price, and the next steps. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { type CartLine, cartStore } from '../../cart/cart.ts';
import type { CartFoot } from '../../cart/lines/CartLines.tsx';
import type { IncludedVat, ShopTax } from '../../cart/order-total.ts';
import { chooseTotalTax, VatNote } from '../../cart/tax-notes.tsx';
import { countryName, readChosenCountry } from '../../delivery/country.ts';
import { formatArrival, useDispatchDays } from '../../delivery/use-dispatch-days.ts';
import { PriceNote } from '../../products/Price.tsx';
import { useStore } from '../../runtime/store.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CartPageData } from '../checkout/checkout-data.ts';
import { GiftWrap, usePresentWrap } from './GiftWrap.tsx';

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
		import('../../cart/persistent-cart.ts').then(
			({ addMoney }) => setSum({ of, is: addMoney(total, wrap) }),
			(error: unknown) => console.error('The total could not be computed', error),
		);
	}, [of, total, wrap]);
	if (wrap === null) return total;
	return sum?.of === of ? sum.is : null;
}

/**
 * The days on which all of the cart can be expected, by the dispatch times that the pages of its products name. A free line where a
 * product does not say, or not yet: the button below must not move under a pointer.
 */
export function CartArrival({ products, delivery }: { products: readonly CartLine[]; delivery: CartPageData['delivery'] }): ReactNode {
	const page = usePage();
	const { texts, language } = page;
	const pieces = useMemo(
		() => products.map(({ product, variant }) => ({ path: product.paths[language], variant: variant?.id ?? null })),
		[products, language],
	);
	const dispatchDays = useDispatchDays(pieces);
	const chosen = readChosenCountry();
	const here = delivery.find(({ country }) => country === chosen) ?? delivery[0];
	if (here === undefined) return null;
	if (dispatchDays === null) return <p className="soft">{'\u00a0'}</p>;
	const days = { ...here, least: dispatchDays + here.least, most: dispatchDays + here.most };
	return <p className="soft">{texts.product.delivery(countryName(here.country, language), formatArrival(Date.now(), days, page))}</p>;
}

/** Delivery is not chosen yet. */
const shipping = '0.00' as Money;

/** The VAT in the cart's total, by the code that its lines have already brought. undefined: being computed; null: none is shown. */
function useVat(lines: readonly CartLine[], wrap: Money | null, { taxScheme, vatPercent }: ShopTax): IncludedVat | null | undefined {
	const [computed, setComputed] = useState<{
		readonly of: readonly CartLine[];
		readonly wrap: Money | null;
		readonly vat: IncludedVat | null;
	} | null>(null);
	useEffect(() => {
		if (vatPercent === null) return;
		let isCurrent = true;
		import('../../cart/persistent-cart.ts').then(
			({ includedVat }) => {
				if (isCurrent) setComputed({ of: lines, wrap, vat: includedVat({ lines, shipping, wrap }, { taxScheme, vatPercent }) });
			},
			(error: unknown) => console.error('The VAT could not be computed', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [lines, wrap, taxScheme, vatPercent]);
	if (vatPercent === null) return null;
	return computed?.of === lines && computed.wrap === wrap ? computed.vat : undefined;
}
