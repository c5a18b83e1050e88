/** Bounds of the price: typed, and taken over when the field is left or Enter is pressed. */
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { PriceRange } from '../catalogue/list-query.ts';
import type { ListAction } from '../catalogue/list-transitions.ts';
import { usePage } from '../ui/page-context.tsx';
import { readPrice, type TypedPrice } from './read-price.ts';

interface PriceFilterProps {
	readonly price: PriceRange;
	/** Whole euros between which there is something to find. */
	readonly bounds: { readonly lowest: number; readonly highest: number };
	readonly onChange: (action: ListAction) => void;
}

export function PriceFilter({ price, bounds, onChange }: PriceFilterProps): ReactNode {
	const { filter } = usePage().texts.list;
	const errorId = useId();
	const from = useRef<HTMLInputElement>(null);
	const to = useRef<HTMLInputElement>(null);
	const [unreadable, setUnreadable] = useState({ from: false, to: false });
	const [startsOpen] = useState(price.from !== null || price.to !== null);
	const take = (): void => {
		const typed = { from: readPrice(from.current?.value ?? ''), to: readPrice(to.current?.value ?? '') };
		setUnreadable({ from: typed.from === 'unreadable', to: typed.to === 'unreadable' });
		const next = { from: toEuros(typed.from, price.from, Math.floor), to: toEuros(typed.to, price.to, Math.ceil) };
		for (const [bound, input] of [
			['from', from],
			['to', to],
		] as const) {
			// the field shows what counts: whole euros
			if (input.current && typed[bound] !== 'unreadable') input.current.value = String(next[bound] ?? '');
		}
		if (next.from !== price.from || next.to !== price.to) onChange({ type: 'setPrice', ...next });
	};
	const field = (bound: 'from' | 'to', input: RefObject<HTMLInputElement | null>, placeholder: number): ReactNode => (
		<label className="field">
			<span className="small">{filter[bound]}</span>
			{/* another value from elsewhere makes another field: what is being typed is the visitor's */}
			<input
				key={price[bound]}
				ref={input}
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				defaultValue={price[bound] ?? ''}
				placeholder={String(placeholder)}
				aria-invalid={unreadable[bound] || undefined}
				aria-describedby={unreadable[bound] ? errorId : undefined}
				onBlur={take}
				onKeyDown={({ key }) => key === 'Enter' && take()}
			/>
		</label>
	);
	return (
		<details className="list-group" open={startsOpen}>
			<summary>{filter.names.price}</summary>
			<div className="list-price">
				{field('from', from, bounds.lowest)}
				{field('to', to, bounds.highest)}
			</div>
			<p className="list-price-error" id={errorId} role="status">
				{(unreadable.from || unreadable.to) && filter.unreadable}
			</p>
		</details>
	);
}

/** Whole euros, so that the address is short. What cannot be read leaves the bound as it is. */
function toEuros(typed: TypedPrice, bound: number | null, round: (euros: number) => number): number | null {
	if (typed === 'unreadable') return bound;
	return typed === null ? null : round(typed) || null;
}
