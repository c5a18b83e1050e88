/** The product as the backend has it now, where the site has live content; else no code is loaded and no request sent. */
import { useEffect, useState } from 'react';
import type { LiveProduct } from '../../live/watch-product.tsx';
import type { ProductData } from '../../products/product-data.ts';

/** null: nothing is known beyond what was built. */
export function useLiveProduct(built: ProductData): LiveProduct | null {
	const [product, show] = useState<LiveProduct | null>(null);
	useEffect(() => {
		const { live } = built;
		if (!live) return;
		const over = new AbortController();
		// without its code the product stays as it was built
		import('../../live/watch-product.tsx').then(({ watchProduct }) => watchProduct(built, live, show, over.signal), console.warn);
		return () => over.abort();
	}, [built]);
	return product?.built === built ? product : null;
}
