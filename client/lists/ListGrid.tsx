/** The products of a filtered list: a card that is still to come keeps its place. */
import type { ReactNode } from 'react';
import { ProductCard } from '../cards/ProductCard.tsx';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';

export interface ListGridProps {
	/** An id stands for a card that is still to come. */
	readonly cards: readonly (ProductCardData | number)[];
	readonly note: PriceNoteData;
}

export function ListGrid({ cards, note }: ListGridProps): ReactNode {
	return (
		<ul className="product-grid">
			{cards.map((card) =>
				typeof card === 'number' ? (
					<li key={card}>
						<div className="card card-to-come" aria-hidden>
							<div className="plate" />
						</div>
					</li>
				) : (
					<li key={card.id}>
						<ProductCard product={card} note={note} level={2} />
					</li>
				),
			)}
		</ul>
	);
}
