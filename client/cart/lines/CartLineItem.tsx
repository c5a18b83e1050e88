/** One line of the cart: which product, how many, what they cost. */
import type { ReactNode } from 'react';
import { textIn } from '../../../site/translated-text.ts';
import { basePriceText } from '../../products/base-price-text.ts';
import { isBeyondStock } from '../../products/is-buyable.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import { CartLineCount, type CartLineCountProps } from './CartLineCount.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LinePersonalization } from './LinePersonalization.tsx';
import { LinePicture } from './LinePicture.tsx';

export interface CartLineItemProps extends CartLineCountProps {
	readonly onRemove: () => void;
	/** How many all lines of the same stock take. */
	readonly sharedCount: number;
	/** How its tax is shown, where the total cannot say it of all lines. */
	readonly tax: string | undefined;
	/** Of a product that is made to the buyer's wishes. */
	readonly notReturned: string;
}

export function CartLineItem({ line, onCount, onRemove, sharedCount, tax, notReturned }: CartLineItemProps): ReactNode {
	const { texts, language } = usePage();
	const { product, variant } = line;
	const name = product.names[language];
	return (
		<li className="cart-line">
			<LinePicture picture={product.picture} className="cart-line-picture" />
			<div className="cart-line-piece">
				<a className="cart-line-name" href={product.paths[language]}>
					<Text value={textIn(product.names, language)} />
				</a>
				{variant && (
					<span className="cart-line-variant">
						<Text value={textIn(variant.names, language)} />
					</span>
				)}
				{product.reference && (
					<span className="cart-line-reference">
						{texts.product.reference} <span className="figure">{product.reference}</span>
					</span>
				)}
				<LineFacts line={line} />
				<LinePersonalization line={line} notReturned={notReturned} />
				{isBeyondStock({ stock: line.inStock ?? 0, orderable: line.maxCount === null }, sharedCount) && (
					<span>{texts.product.beyondStock}</span>
				)}
				<span className="cart-line-price">
					{texts.cart.unitPrice} <span className="figure">{formatMoney(line.priceBrutto, language)}</span> {product.basis?.[language]}
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
