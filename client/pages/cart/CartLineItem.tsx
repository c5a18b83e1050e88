/** One line of the cart: which piece, how many, what they cost. */
import { type ReactNode, useEffect, useRef } from 'react';
import { type CartLine, maxLineCount } from '../../stores/cart.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../page-context.tsx';
import { renditionPath } from '../picture-data.ts';

export interface CartLineItemProps {
	readonly line: CartLine;
	/** 0 means: away with it. */
	readonly onCount: (count: number) => void;
	readonly onRemove: () => void;
}

export function CartLineItem({ line, onCount, onRemove }: CartLineItemProps): ReactNode {
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
				<span className="cart-line-price">
					{texts.cart.unitPrice} <span className="figure">{formatMoney(line.priceBrutto, language)}</span>
				</span>
			</div>
			<div className="cart-line-count">
				<button type="button" className="cart-line-step" aria-label={texts.cart.fewer(name)} onClick={() => onCount(line.count - 1)}>
					−
				</button>
				<CountField label={texts.cart.quantityOf(name)} count={line.count} onCount={onCount} />
				<button type="button" className="cart-line-step" aria-label={texts.cart.more(name)} onClick={() => onCount(line.count + 1)}>
					+
				</button>
			</div>
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

/** Tells a count when it is complete: on Enter or on leaving the field, so that typing 12 never orders 1. */
function CountField({ label, count, onCount }: { label: string; count: number; onCount: (count: number) => void }): ReactNode {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (input.current) input.current.value = String(count);
	}, [count]);
	const commit = ({ value, validity }: HTMLInputElement): void => {
		const typed = Number(value);
		if (value === '' || validity.stepMismatch || validity.rangeOverflow || typed < 0) {
			if (input.current) input.current.value = String(count);
		} else if (typed !== count) onCount(typed);
	};
	return (
		<input
			ref={input}
			className="cart-line-input"
			type="number"
			inputMode="numeric"
			min={0}
			max={maxLineCount}
			step={1}
			aria-label={label}
			defaultValue={count}
			onBlur={(event) => commit(event.currentTarget)}
			onKeyDown={(event) => {
				if (event.key === 'Enter') commit(event.currentTarget);
			}}
		/>
	);
}
