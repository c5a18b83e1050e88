/** The order: each product with its essential traits, delivery and gift wrap, and the total (§ 312j (2) BGB). */
import type { ReactNode } from 'react';
import type { Money } from '../../../../site/money.ts';
import { textIn } from '../../../../site/text.ts';
import { type CartLine, cartStore } from '../../../cart/cart.ts';
import { LineFacts, LinePersonalization, LinePicture } from '../../../cart/lines/LineParts.tsx';
import { includedVat, orderTotal } from '../../../cart/order-total.ts';
import { chooseLineTaxes, chooseOrderTax, VatNote } from '../../../cart/tax-notes.tsx';
import { offerDelivery, placeFor } from '../../../checkout/delivery-offers.ts';
import { PriceNote } from '../../../products/Price.tsx';
import { useStore } from '../../../runtime/store.ts';
import { formatMoney } from '../../../texts/format-money.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { StepProps } from './step-parts.tsx';

/** Until a method is chosen. */
const noShipping = '0.00' as Money;

export function OrderSummary({ data, checkout: { session }, goods }: Pick<StepProps, 'data' | 'checkout' | 'goods'>): ReactNode {
	const { texts, language } = usePage();
	const { checkout: words, cart } = texts;
	const { products } = useStore(cartStore);
	const { shippingMethod: methodId, paymentMethod: paymentId, shippingAddress, shippingCost } = session;
	const delivery =
		methodId === null ? null : offerDelivery(data, { methodId, ...placeFor(data, methodId, shippingAddress), paymentId: null });
	const isPriced = delivery !== null;
	const country = data.countries.find(({ code }) => code === shippingAddress.country_code);
	const hasDuties = isPriced && !delivery.method.isPickUp && country?.hasDuties;
	const taxes = chooseLineTaxes(products, data);
	const tax = chooseOrderTax(products, { shippingCost, wrap: goods.wrap }, data);
	const shipping = isPriced ? shippingCost : noShipping;
	const vat = includedVat({ lines: products, shipping, wrap: goods.wrap }, data);
	return (
		<div className="order-summary" data-payment={paymentId ?? undefined}>
			<h3>{words.summary}</h3>
			<ul className="order-lines" aria-label={words.summaryLines}>
				{products.map((line, index) => (
					<OrderLine key={line.cartId} line={line} tax={taxes?.[index]} notReturned={data.lineNotReturned} />
				))}
			</ul>
			<dl className="order-costs">
				<div>
					<dt>
						{delivery === null ? (
							words.shipping
						) : (
							<>
								{cart.labelled(words.shipping)} <Text value={delivery.method.name} />
							</>
						)}
					</dt>
					<dd className="figure">{isPriced ? formatMoney(shippingCost, language) : words.notChosen}</dd>
				</div>
				{goods.wrap !== null && (
					<div>
						<dt>{cart.giftWrap}</dt>
						<dd className="figure">{formatMoney(goods.wrap, language)}</dd>
					</div>
				)}
				<div className="order-total">
					<dt>{isPriced ? cart.total : words.totalWithoutShipping}</dt>
					<dd className="figure">
						<strong>{formatMoney(orderTotal(products, shipping, goods.wrap), language)}</strong>
						{isPriced ? (
							<small className="price-note">{tax ?? cart.taxOfEach}</small>
						) : (
							<PriceNote note={data.priceNote} tax={tax ?? cart.taxOfEach} />
						)}
						<VatNote vat={vat} />
						{hasDuties && <small className="price-note">{words.duties}</small>}
					</dd>
				</div>
			</dl>
		</div>
	);
}

function OrderLine({ line, tax, notReturned }: { line: CartLine; tax: string | undefined; notReturned: string }): ReactNode {
	const { texts, language } = usePage();
	const { product, variant, count, priceBrutto, totalPriceBrutto } = line;
	return (
		<li className="order-line">
			<LinePicture picture={product.picture} className="order-line-picture" />
			<div className="order-line-piece">
				<a href={product.paths[language]}>
					<Text value={textIn(product.names, language)} />
				</a>
				{variant && (
					<span>
						<Text value={textIn(variant.names, language)} />
					</span>
				)}
				{product.reference && (
					<span className="small soft">
						{texts.product.reference} <span className="figure">{product.reference}</span>
					</span>
				)}
				<LineFacts line={line} />
				<LinePersonalization line={line} notReturned={notReturned} />
				<span className="small figure">
					{texts.checkout.countAtPrice(count, formatMoney(priceBrutto, language))} {product.basis?.[language]}
				</span>
				{tax && <small className="price-note">{tax}</small>}
			</div>
			<span className="figure">
				<span className="visually-hidden">{texts.cart.lineTotal} </span>
				{formatMoney(totalPriceBrutto, language)}
			</span>
		</li>
	);
}
