/** Bounds of the price: typed, and taken over when the field is left or Enter is pressed. */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PriceRange } from '../catalogue/list-query.ts';
import type { ListAction } from '../catalogue/list-transitions.ts';
import { usePage } from '../ui/page-context.tsx';
import { nameRange } from './chosen-filters.ts';
import { readPrice, type TypedPrice } from './read-price.ts';

interface PriceFilterProps {
	readonly price: PriceRange;
	/** Whole euros between which there is something to find. */
	readonly bounds: { readonly lowest: number; readonly highest: number };
	readonly onChange: (action: ListAction) => void;
}

export function PriceFilter({ price, bounds, onChange }: PriceFilterProps): ReactNode {
	const { texts, language } = usePage();
	const { filter } = texts.list;
	const errorId = useId();
	const from = useRef<HTMLInputElement>(null);
	const to = useRef<HTMLInputElement>(null);
	useBound(from, price.from);
	useBound(to, price.to);
	const [unreadable, setUnreadable] = useState({ from: false, to: false });
	/** The price for which a field was rewritten; null: what was typed stands there. */
	const [rewritten, setRewritten] = useState<PriceRange | null>(null);
	const [startsOpen] = useState(price.from !== null || price.to !== null);
	const take = (): void => {
		const typed = { from: readPrice(from.current?.value ?? ''), to: readPrice(to.current?.value ?? '') };
		setUnreadable({ from: typed.from === 'unreadable', to: typed.to === 'unreadable' });
		const next = { from: toEuros(typed.from, price.from, Math.floor), to: toEuros(typed.to, price.to, Math.ceil) };
		for (const [bound, input] of [
			['from', from],
			['to', to],
		] as const) {
			if (input.current === null || typed[bound] === 'unreadable') continue;
			// the field shows what counts: whole euros
			const shown = String(next[bound] ?? '');
			if (input.current.value !== shown) setRewritten(next);
			input.current.value = shown;
		}
		if (next.from !== price.from || next.to !== price.to) onChange({ type: 'setPrice', ...next });
	};
	const isUnreadable = unreadable.from || unreadable.to;
	const isRewritten = rewritten !== null && rewritten.from === price.from && rewritten.to === price.to;
	const field = (bound: 'from' | 'to', input: RefObject<HTMLInputElement | null>, placeholder: number): ReactNode => (
		<label className="field">
			<span className="small">{filter[bound]}</span>
			<input
				ref={input}
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				defaultValue={price[bound] ?? ''}
				placeholder={String(placeholder)}
				aria-invalid={unreadable[bound] || undefined}
				aria-describedby={unreadable[bound] ? errorId : undefined}
				onInput={() => setRewritten(null)}
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
			<p className={isUnreadable ? 'list-price-error' : 'visually-hidden'} id={errorId} role="status">
				{isUnreadable ? filter.unreadable : isRewritten && filter.rewritten(nameRange(price, texts.list, language))}
			</p>
		</details>
	);
}

/** Shows a bound that is taken, or changed elsewhere. The field stays the same one, and keeps the focus. */
function useBound(field: RefObject<HTMLInputElement | null>, euros: number | null): void {
	useEffect(() => {
		if (field.current) field.current.value = String(euros ?? '');
	}, [field, euros]);
}

/** Whole euros, so that the address is short. What cannot be read leaves the bound as it is. */
function toEuros(typed: TypedPrice, bound: number | null, round: (euros: number) => number): number | null {
	if (typed === 'unreadable') return bound;
	return typed === null ? null : round(typed) || null;
}
