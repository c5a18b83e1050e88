/** The tax and shipping note that the law asks for at every price, lists included (§§ 3, 6 PAngV). */
import type { ReactNode } from 'react';
import { usePage } from '../ui/page-context.tsx';
import type { PriceNoteData } from './product-card-data.ts';

export interface PriceNoteProps {
	readonly note: PriceNoteData;
	/** Instead of what the note says of the tax. */
	readonly tax?: string | undefined;
}

export function PriceNote({ note, tax = note.tax }: PriceNoteProps): ReactNode {
	const { price } = usePage().texts;
	return (
		<small className="price-note">
			{tax ?? price.taxIncluded}, {note.shippingPath === null ? price.plusShipping : <a href={note.shippingPath}>{price.plusShipping}</a>}
		</small>
	);
}
