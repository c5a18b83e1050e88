/** What a browser loads before it can show the first result of a filter, at 10,000 products: at most 10 bytes of brotli for each. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createManyProducts } from '../../../bench/lists/many-products.ts';
import { cardBlockOf } from '../../../client/catalogue/catalogue-data.ts';

const productCount = 10_000;
const bytesAProduct = 10;

const sizeOf = (data: unknown) => brotliCompressSync(JSON.stringify(data)).byteLength;

test(`columns, panel and the first cards of a filter take at most ${bytesAProduct} bytes a product`, () => {
	const pieces = createManyProducts(productCount);
	const [facets, offers, panel] = [sizeOf(pieces.facets), sizeOf(pieces.offers), sizeOf(pieces.panel)];
	// The newest pieces of a category, which is what a filter shows first.
	const first = pieces.products.filter(({ categoryId }) => categoryId === 3).slice(-20);
	const blocks = [...new Set(first.map(({ id }) => cardBlockOf(id)))];
	const cards = blocks.map((block) => sizeOf(pieces.cards(block)));
	const whole = facets + offers + panel + cards.reduce((sum, size) => sum + size, 0);
	console.info(`facets ${facets}, offers ${offers}, panel ${panel}, cards ${cards.join(' + ')}: ${whole} bytes`);
	expect(offers).toBeGreaterThan(1_000);
	expect(cards.length).toBeGreaterThan(0);
	expect(whole).toBeLessThanOrEqual(productCount * bytesAProduct);
});
