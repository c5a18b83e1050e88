/** The products looked at last: the browser keeps them only where the visitor wants it to, and forgets them at once. */
import type { ReactNode } from 'react';
import { ProductGrid } from '../cards/ProductGrid.tsx';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { Band } from '../ui/Band.tsx';
import { usePage } from '../ui/page-context.tsx';

export interface RecentPiecesProps {
	/** The visitor wants it. */
	readonly isNoted: boolean;
	readonly products: readonly ProductCardData[];
	readonly priceNote: PriceNoteData;
	readonly onBegin: () => void;
	readonly onClear: () => void;
}

export function RecentPieces({ isNoted, products, priceNote, onBegin, onClear }: RecentPiecesProps): ReactNode {
	const { suggestions } = usePage().texts;
	return (
		<Band heading={suggestions.recent}>
			<p className="soft" role="status">
				{isNoted ? suggestions.noted : suggestions.notNoted}
			</p>
			{products.length > 0 && <ProductGrid products={products} note={priceNote} level={3} />}
			<button className="button" type="button" onClick={isNoted ? onClear : onBegin}>
				{isNoted ? suggestions.clear : suggestions.begin}
			</button>
		</Band>
	);
}
