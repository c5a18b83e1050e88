import { describe, expect, it } from 'vitest';
import { compareRecords } from '../../../renderer/changes/compare-records.ts';
import type { Product } from '../../../shop/content/product.ts';
import { recordStore } from '../../../shop/site/shop-site.ts';
import { aCatalogue, aProduct, money } from '../../builders/content.ts';

const products = [1, 2, 3, 4, 5].map((id) => aProduct({ id }));

function compare(before: readonly Product[], now: readonly Product[], shardSize = 2) {
	const formerKeys = aCatalogue(before).shards.map(({ key }) => key);
	const changes = compareRecords(recordStore(aCatalogue(now, { shardSize })), formerKeys);
	return changes && { changed: [...changes.changed], former: changes.former.map(({ id, slug }) => [id, slug]) };
}

describe('what changed in a catalogue', () => {
	it('is nothing where no shard did', () => {
		expect(compare(products, products)).toEqual({ changed: [], former: [] });
	});

	it('is nothing where only the shards were cut again', () => {
		expect(compare(products, products, 3)).toEqual({ changed: [], former: [] });
	});

	it('is a product with another price, which lies where it lay', () => {
		const changed = products.map((each) => (each.id === 3 ? aProduct({ id: 3, price: money('1.00') }) : each));
		expect(compare(products, changed)).toEqual({ changed: [3], former: [] });
	});

	it('is a product with another slug, with where it lay', () => {
		const changed = products.map((each) => (each.id === 3 ? aProduct({ id: 3, slug: 'neu' }) : each));
		expect(compare(products, changed)).toEqual({ changed: [3], former: [[3, 'ring-3']] });
	});

	it('is a product that came, and one that went', () => {
		expect(compare(products, [...products.slice(1), aProduct({ id: 6 })])).toEqual({ changed: [6], former: [[1, 'ring-1']] });
	});

	it('is unknown where a shard is forgotten', () => {
		const { shards } = aCatalogue(products);
		expect(compareRecords(recordStore(aCatalogue(products)), [...shards.map(({ key }) => key), 'forgotten'])).toBeNull();
	});
});
