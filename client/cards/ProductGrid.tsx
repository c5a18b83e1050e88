/** Products side by side: two, three or four columns, as many as the page is wide. */
import type { ReactNode } from 'react';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { Band } from '../ui/Band.tsx';
import { usePage } from '../ui/page-context.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
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

interface ProductBandProps {
	readonly heading: string;
	/** Without any the band is absent. */
	readonly products: readonly ProductCardData[];
	readonly priceNote: PriceNoteData;
	readonly shopPath: string | null;
}

/** Some of the shop's products on a page of something else, with the way to all of them. */
export function ProductBand({ heading, products, priceNote, shopPath }: ProductBandProps) {
	const { texts } = usePage();
	if (products.length === 0) return null;
	return (
		<Band
			heading={heading}
			aside={
				shopPath && (
					<a className="quiet-link" href={shopPath}>
						{texts.list.everything}
					</a>
				)
			}
		>
			<ProductGrid products={products} note={priceNote} level={3} />
		</Band>
	);
}
