/** What some pieces cost before they were reduced: the committed snapshot remembers it, as if it had been fetched then, too. */

/** When the demo was fetched: before its reductions, and for the snapshot that is committed. */
export const demoMoments = { earlier: '2026-09-07T07:00:00.000Z', present: '2026-11-16T07:00:00.000Z' } as const;

export interface EarlierPrice {
	readonly collection: 'ecommerce_product' | 'ecommerce_product_variant';
	readonly id: number;
	readonly price: string;
}

/** The pieces whose record says that their price is reduced (records/product-offers.ts). */
export const earlierPrices: readonly EarlierPrice[] = [
	{ collection: 'ecommerce_product', id: 1021, price: '329.00' },
	{ collection: 'ecommerce_product', id: 1040, price: '990.00' },
	{ collection: 'ecommerce_product', id: 1005, price: '149.00' },
	{ collection: 'ecommerce_product_variant', id: 100501, price: '149.00' },
	{ collection: 'ecommerce_product_variant', id: 100502, price: '169.00' },
	{ collection: 'ecommerce_product_variant', id: 100503, price: '199.00' },
];
