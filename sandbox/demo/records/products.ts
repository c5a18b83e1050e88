/** All products of the demo shop by category. */
import type { CategoryKey } from './categories.ts';
import type { DemoProduct } from './product.ts';
import { accessories } from './products-accessories.ts';
import { bracelets } from './products-bracelets.ts';
import { earrings } from './products-earrings.ts';
import { engagementRings } from './products-engagement-rings.ts';
import { necklaces } from './products-necklaces.ts';
import { pearls } from './products-pearls.ts';
import { watches } from './products-watches.ts';
import { weddingRings } from './products-wedding-rings.ts';

export const productsByCategory: Readonly<Record<CategoryKey, readonly DemoProduct[]>> = {
	watches,
	weddingRings,
	engagementRings,
	necklaces,
	earrings,
	bracelets,
	pearls,
	accessories,
};
