/** Some of the shop's products on a page of something else, with the way to all of them. */
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { Band } from '../ui/Band.tsx';
import { usePage } from '../ui/page-context.tsx';
import { ProductGrid } from './ProductGrid.tsx';

interface ProductBandProps {
	readonly heading: string;
	/** Without any the band is absent. */
	readonly products: readonly ProductCardData[];
	readonly priceNote: PriceNoteData;
	readonly shopPath: string | null;
}

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
