/** One line of the cart: which piece, how many, what they cost. */
import type { ReactNode } from 'react';
import { basePriceText } from '../../texts/base-price-text.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../page-context.tsx';
import { renditionPath } from '../picture-data.ts';
import { isBeyondStock } from '../product/is-buyable.ts';
import { CartLineCount, type CartLineCountProps } from './CartLineCount.tsx';
import { LinePersonalization } from './LinePersonalization.tsx';

export interface CartLineItemProps extends CartLineCountProps {
	readonly onRemove: () => void;
	/** How its tax is shown, where the total cannot say it of all lines. */
	readonly tax: string | undefined;
}

export function CartLineItem({ line, onCount, onRemove, tax }: CartLineItemProps): ReactNode {
	const { texts, language } = usePage();
	const { product, variant } = line;
	const name = product.names[language];
	return (
		<li className="cart-line">
			{product.picture && (
				<img
					className="cart-line-picture"
					src={renditionPath(product.picture.key, product.picture.widthPx, 'jpeg')}
					width={product.picture.width}
					height={product.picture.height}
					alt=""
				/>
			)}
			<div className="cart-line-piece">
				<a className="cart-line-name" href={product.paths[language]}>
					{name}
				</a>
				{variant && <span className="cart-line-variant">{variant.names[language]}</span>}
				{product.reference && (
					<span className="cart-line-reference">
						{texts.product.reference} <span className="figure">{product.reference}</span>
					</span>
				)}
				<LinePersonalization line={line} />
				{isBeyondStock({ stock: line.inStock ?? 0, orderable: line.maxCount === null }, line.count) && (
					<span>{texts.product.beyondStock}</span>
				)}
				<span className="cart-line-price">
					{texts.cart.unitPrice} <span className="figure">{formatMoney(line.priceBrutto, language)}</span>
				</span>
				{product.base && (
					<small className="price-note">{basePriceText({ amount: line.priceBrutto, highest: null }, product.base, texts, language)}</small>
				)}
				{tax && <small className="price-note">{tax}</small>}
			</div>
			<CartLineCount line={line} onCount={onCount} />
			<button type="button" className="cart-line-remove" aria-label={texts.cart.removeLine(name)} onClick={onRemove}>
				{texts.cart.remove}
			</button>
			<p className="cart-line-total">
				<span className="visually-hidden">{texts.cart.lineTotal} </span>
				<span className="figure">{formatMoney(line.totalPriceBrutto, language)}</span>
			</p>
		</li>
	);
}
