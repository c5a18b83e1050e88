/** Bounds of the price: typed, and taken over when the field is left or Enter is pressed. */
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { PriceRange } from '../../catalogue/list-query.ts';
import type { ListAction } from '../../catalogue/list-transitions.ts';
import { usePage } from '../page-context.tsx';

interface PriceFilterProps {
	readonly price: PriceRange;
	/** Whole euros between which there is something to find. */
	readonly bounds: { readonly lowest: number; readonly highest: number };
	readonly onChange: (action: ListAction) => void;
}

export function PriceFilter({ price, bounds, onChange }: PriceFilterProps): ReactNode {
	const { filter } = usePage().texts.list;
	const from = useRef<HTMLInputElement>(null);
	const to = useRef<HTMLInputElement>(null);
	const [startsOpen] = useState(price.from !== null || price.to !== null);
	const take = (): void => {
		const next = { from: readEuros(from.current), to: readEuros(to.current) };
		if (next.from !== price.from || next.to !== price.to) onChange({ type: 'setPrice', ...next });
	};
	const field = (label: string, input: RefObject<HTMLInputElement | null>, value: number | null, placeholder: number): ReactNode => (
		<label className="field">
			<span className="small">{label}</span>
			{/* another value from elsewhere makes another field: what is being typed is the visitor's */}
			<input
				key={value}
				ref={input}
				inputMode="numeric"
				autoComplete="off"
				maxLength={9}
				defaultValue={value ?? ''}
				placeholder={String(placeholder)}
				onBlur={take}
				onKeyDown={({ key }) => key === 'Enter' && take()}
			/>
		</label>
	);
	return (
		<details className="list-group" open={startsOpen}>
			<summary>{filter.names.price}</summary>
			<div className="list-price">
				{field(filter.from, from, price.from, bounds.lowest)}
				{field(filter.to, to, price.to, bounds.highest)}
			</div>
		</details>
	);
}

/** Cents are dropped; null for what is no amount. */
function readEuros(input: HTMLInputElement | null): number | null {
	const [, digits] = /^\s*(\d{1,8})(?:[.,]\d*)?\s*€?\s*$/.exec(input?.value ?? '') ?? [];
	return digits === undefined ? null : Number(digits);
}
