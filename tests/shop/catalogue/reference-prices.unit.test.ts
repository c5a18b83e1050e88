/** Reductions reach the products that have them, and only what has them is read again. */
import { describe, expect, it } from 'vitest';
import { emptyHistory } from '../../../shop/history/history.ts';
import { planHistoryFiles } from '../../../shop/history/history-files.ts';
import type { ItemKey, PricePoint } from '../../../shop/history/price-history.ts';
import { idsPerShard, productRecords } from '../../builders/product-records.ts';
import { aProductRecord, aVariantRecord, someRecords } from '../../builders/records.ts';
import { aSnapshot } from '../../builders/snapshot.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aPoint } from '../history/price-points.ts';
import { readFrom } from './read-whole.ts';

function withHistory(products: Parameters<typeof someRecords>[0], prices: readonly (readonly [ItemKey, readonly PricePoint[]])[]) {
	return aSnapshot(someRecords(products), {}, planHistoryFiles({ ...emptyHistory, prices: new Map(prices) }));
}

const reduced = [aPoint(0, '100.00'), aPoint(40, '80.00 reduced')];

describe('reference prices', () => {
	it('are those of products and of their variants', async () => {
		const variants = [aVariantRecord({ id: 31, price_brutto: '80.00' }), aVariantRecord({ id: 32, price_brutto: '80.00' })];
		const ecommerce_product = [
			aProductRecord({ id: 1, slug: 'a', price_brutto: '80.00', variants: [] }),
			aProductRecord({ id: 2, slug: 'b', price_brutto: '79.00', variants: [] }),
			aProductRecord({ id: 3, slug: 'c', price_brutto: '80.00', variants }),
		];
		const snapshot = withHistory({ ecommerce_product }, [
			['1', reduced],
			['2', reduced],
			['3', reduced],
			['3/32', reduced],
		]);
		const { catalogue } = await readFrom(snapshot, await temporaryFolder());
		expect([1, 2, 3].map((id) => catalogue.product(id).referencePrice)).toEqual(['100.00', null, null]);
		expect(catalogue.product(3).variants.map(({ id, referencePrice }) => [id, referencePrice])).toEqual([
			[31, null],
			[32, '100.00'],
		]);
	});

	it('change the page of their product, and no other; other files are not read again', async () => {
		const cacheDir = await temporaryFolder();
		const ecommerce_product = productRecords(6, 2).map((record) => ({ ...record, price_brutto: '80.00', variants: [] }));
		const id = idsPerShard + 1;
		const before = await readFrom(withHistory({ ecommerce_product }, [['1', reduced]]), cacheDir);
		const snapshot = withHistory({ ecommerce_product }, [
			['1', reduced],
			[`${id}`, reduced],
		]);
		const after = await readFrom(snapshot, cacheDir);
		expect(snapshot.shardsRead.filter((file) => file.includes('/ecommerce_product/'))).toHaveLength(1);
		const changed = after.catalogue.entries.filter(({ hash }, index) => hash !== before.catalogue.entries[index]?.hash);
		expect(changed.map((entry) => entry.id)).toEqual([id]);
		expect(after.catalogue.product(id).referencePrice).toBe('100.00');
	});
});
