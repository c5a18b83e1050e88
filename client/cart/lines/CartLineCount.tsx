/** How many products a cart line has, to be typed or stepped. The field's value leads, and the cart follows it. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { type CartLine, maxLineCount } from '../cart.ts';

export interface CartLineCountProps {
	readonly line: CartLine;
	/** 0 means: away with it. Resolves when the cart has the count, or has refused it. */
	readonly onCount: (count: number) => Promise<void>;
}

export function CartLineCount({ line: { product, count }, onCount }: CartLineCountProps): ReactNode {
	const { texts, language } = usePage();
	const name = product.names[language];
	const field = useRef<HTMLInputElement>(null);
	/** Changes that the cart has not answered yet: until then the field knows better. */
	const [waiting, setWaiting] = useState(0);
	// before any further event, which would start from an old value
	useLayoutEffect(() => {
		if (field.current && waiting === 0) field.current.value = String(count);
	}, [count, waiting]);

	const send = async (wanted: number): Promise<void> => {
		setWaiting((before) => before + 1);
		await onCount(wanted);
		setWaiting((before) => before - 1);
	};
	const step = (pieces: 1 | -1): void => {
		if (!field.current) return;
		const current = readCount(field.current) ?? count;
		const wanted = Math.min(Math.max(current + pieces, 0), maxLineCount);
		field.current.value = String(wanted);
		if (wanted !== current) void send(wanted);
	};
	/** When the count is complete: on Enter and on leaving the field, so that typing 12 never orders 1. */
	const commit = (input: HTMLInputElement): void => {
		const typed = readCount(input);
		if (typed === null) input.value = String(count);
		else if (typed !== count || waiting > 0) void send(typed);
	};
	return (
		<div className="cart-line-count">
			<button type="button" className="cart-line-step" aria-label={texts.cart.fewer(name)} onClick={() => step(-1)}>
				−
			</button>
			<input
				ref={field}
				className="cart-line-input"
				type="number"
				inputMode="numeric"
				min={0}
				max={maxLineCount}
				step={1}
				aria-label={texts.cart.quantityOf(name)}
				defaultValue={count}
				onBlur={(event) => commit(event.currentTarget)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') commit(event.currentTarget);
				}}
			/>
			<button type="button" className="cart-line-step" aria-label={texts.cart.more(name)} onClick={() => step(1)}>
				+
			</button>
		</div>
	);
}

/** Null where the field holds no count that a line may have. */
function readCount({ value, validity }: HTMLInputElement): number | null {
	return value === '' || !validity.valid ? null : Number(value);
}
