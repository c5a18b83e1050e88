/** Where one chooses among the variants of a piece; those that cannot be had now are told as such. */
import type { ReactNode, RefObject } from 'react';
import { plainText } from '../../../site/text.ts';
import type { ProductDetail } from '../../stores/product-detail.ts';
import { usePage } from '../page-context.tsx';
import { isBuyable } from './is-buyable.ts';

export interface VariantFieldProps {
	readonly detail: ProductDetail;
	readonly select: RefObject<HTMLSelectElement | null>;
	/** Id of what says that somebody has to choose; undefined: nothing does. */
	readonly errorId: string | undefined;
	readonly onChange: (id: number | null) => void;
}

export function VariantField({ detail, select, errorId, onChange }: VariantFieldProps): ReactNode {
	const { product } = usePage().texts;
	const label = detail.variantDisplayName ?? product.variant;
	return (
		<label className="field purchase-variant">
			<span className="field-label" lang={typeof label === 'string' ? undefined : label.lang}>
				{plainText(label)}
			</span>
			<select
				ref={select}
				name="variant"
				required
				defaultValue=""
				aria-invalid={!!errorId || undefined}
				aria-describedby={errorId}
				onChange={({ target: { value } }) => onChange(value === '' ? null : Number(value))}
			>
				<option value="">{product.chooseVariant}</option>
				{detail.variantsAvailable.map((variant) => {
					const { id, name, price } = variant;
					return (
						<option key={id} value={id} lang={typeof name === 'string' ? undefined : name.lang}>
							{price === null || isBuyable(variant) ? plainText(name) : product.soldOutVariant(plainText(name))}
						</option>
					);
				})}
			</select>
		</label>
	);
}
