/** Fixed values where they act, as far as no test of a single module says them: as numbers, because a constant says what it says. */
import { expect, it, vi } from 'vitest';
import { readStoredCount } from '../../client/cart/cart.ts';
import { writePresentWrap } from '../../client/checkout/storage/stored-checkout.ts';
import { createDirectusReads } from '../../client/live/directus/directus-reads.ts';
import type { ItemsQuery } from '../../client/live/directus/read-items.ts';
import { createStorageArea } from '../../client/runtime/storage.ts';
import { aSettingsRecord } from '../builders/records.ts';
import { createMemoryStorage } from '../client/runtime/memory-storage.ts';

it('cart and checkout are stored under their keys', () => {
	const storage = createMemoryStorage({ 'int-cart': JSON.stringify({ version: 1, timestamp: 1, totalCount: 3 }) });
	const area = createStorageArea(() => storage);
	expect(readStoredCount(area, 1)).toBe(3);
	writePresentWrap(area, true, 1);
	expect([...storage.values.keys()]).toEqual(['int-cart', 'int-checkout']);
});

it('a list is asked for by 20 pieces, its first page, 0, as page 1; attributes and prices without a limit', async () => {
	const readItems = vi.fn(async (collection: string, _query: ItemsQuery) => {
		return { data: collection === 'ecommerce_settings' ? [aSettingsRecord()] : [], meta: { filter_count: 0 } };
	});
	const reads = createDirectusReads({
		readItems,
		language: 'de',
		random: () => 0,
		cache: { read: (_key, load) => load() },
	});
	await reads.list({ filters: {}, sort: 'slug', page: 0 });
	await reads.list({ filters: {}, sort: 'slug', page: 2 });
	await reads.attributes([1, 2]);
	await reads.prices();
	const asked = readItems.mock.calls.filter(([collection]) => collection !== 'ecommerce_settings');
	expect(asked.map(([collection, { limit, page }]) => [collection, limit, page])).toEqual([
		['ecommerce_product', 20, 1],
		['ecommerce_product', 20, 3],
		['ecommerce_attribute', -1, undefined],
		['ecommerce_product', -1, undefined],
	]);
});
