import { describe, expect, it } from 'vitest';
import { projectFilter, toDeep, toFields, toQuery } from '../../../pipeline/directus/queries.ts';
import { declarations } from '../../../shop/collections/collections.ts';

const queries = declarations.map(toQuery);

describe('queries', () => {
	it('ask for child rows at every depth, whole', () => {
		const lists = queries.find(({ collection }) => collection === 'ecommerce_product')?.lists ?? {};
		const ofVariants = ['variants.*', 'variants.attributes.*', 'variants.images.*', 'variants.translations.*'];
		const below = ['images.*', ...ofVariants, 'attributes.*', 'subcategories.*', 'tags.*'];
		expect(toFields(lists)).toEqual(['*', ...below, 'translations.*']);
		expect(toDeep(lists).variants).toEqual({
			_limit: -1,
			translations: { _limit: -1 },
			attributes: { _limit: -1 },
			images: { _limit: -1 },
		});
	});

	it('leave unpublished ratings and what raters said about themselves with the backend', () => {
		const [ratings, products] = ['ecommerce_product_rating', 'ecommerce_product'].map((name) =>
			queries.find(({ collection }) => collection === name),
		);
		if (ratings === undefined || products === undefined) throw new Error('a query is missing');
		expect(projectFilter(ratings, 'a.example')).toEqual({ project: { _eq: 'a.example' }, status: { _eq: 'published' } });
		expect(projectFilter(products, 'a.example')).toEqual({ project: { _eq: 'a.example' } });
		const record = { id: 1, rating: 5, display_name: 'A. B.', email: 'a@b.example', ip: '192.0.2.1' };
		expect(ratings.keep(record)).toEqual({ id: 1, rating: 5, display_name: 'A. B.' });
	});
});
