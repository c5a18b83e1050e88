import { describe, expect, it } from 'vitest';
import { collectionQueries, toDeep, toFields } from '../../../pipeline/directus/queries.ts';
import { collections } from '../../../pipeline/snapshot/collections.ts';

describe('queries', () => {
	it('name every collection of the snapshot but files', () => {
		expect(collectionQueries.map(({ collection }) => collection).sort()).toEqual(
			collections.filter((name) => name !== 'directus_files').sort(),
		);
	});

	it('ask for child rows at every depth, whole', () => {
		const lists = collectionQueries.find(({ collection }) => collection === 'ecommerce_product')?.lists ?? {};
		expect(toFields(lists)).toEqual(['*', 'translations.*', 'images.*', 'variants.*', 'variants.translations.*', 'attributes.*']);
		expect(toDeep(lists).variants).toEqual({ _limit: -1, translations: { _limit: -1 } });
	});
});
