/** Products side by side: two, three or four columns, as many as the page is wide. */
import type { ReactNode } from 'react';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { ProductCard } from './ProductCard.tsx';

export interface ProductGridProps {
	readonly products: readonly ProductCardData[];
	readonly note: PriceNoteData;
	readonly level: 2 | 3;
	/** The grid stands at the top of its page, so its first picture is what a visitor sees first. */
	readonly leading?: boolean;
}

export function ProductGrid({ products, note, level, leading = false }: ProductGridProps): ReactNode {
	return (
		<ul className="product-grid">
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard product={product} note={note} level={level} first={leading && index === 0} />
				</li>
			))}
		</ul>
	);
}
