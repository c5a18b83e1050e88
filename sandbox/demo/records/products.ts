/** All products of the demo shop by category. */
import type { CategoryKey } from './categories.ts';
import type { DemoProduct } from './product.ts';
import { watches } from './products-watches.ts';

export const productsByCategory: Readonly<Record<CategoryKey, readonly DemoProduct[]>> = {
	watches,
	weddingRings: [],
	engagementRings: [],
	necklaces: [],
	earrings: [],
	bracelets: [],
	pearls: [],
};
