import { describe, expect, it } from 'vitest';
import { summariseRatings } from '../../../site/ratings.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import { aProductRecord, aRatingRecord } from '../../builders/records.ts';

const ratings = (...records: Record<string, unknown>[]) => {
	const { products, problems } = parsed({
		ecommerce_product: [aProductRecord(), aProductRecord({ id: 2, slug: 'zwei' })],
		ecommerce_product_rating: records.map(aRatingRecord),
	});
	return {
		ofProducts: products.map((product) => product.ratings.map(({ id }) => id)),
		first: products[0]?.ratings[0],
		problems: outline(problems),
	};
};

it('a rating says what the rater chose to show, and nothing else', () => {
	const { first, problems } = ratings({ email: 'a@b.example', ip: '192.0.2.1' });
	expect(problems).toEqual([]);
	expect(first).toEqual({
		id: 1,
		rating: 5,
		title: 'Schön',
		text: 'Sehr schön gearbeitet.',
		displayName: 'A. B.',
		language: 'de',
		createdOn: '2026-03-01',
	});
});

it('each product has its own, the newest first', () => {
	const { ofProducts } = ratings(
		{ id: 1 },
		{ id: 2, product: 2 },
		{ id: 3, date_created: '2026-05-01T00:00:00Z' },
		{ id: 4 },
		{ id: 5, product: { id: 2, slug: 'zwei' } },
	);
	expect(ofProducts).toEqual([
		[3, 4, 1],
		[5, 2],
	]);
});

it.each(['draft', 'archived', null, undefined])('one whose status is %j is not content, and not judged', (status) => {
	expect(ratings({ status, rating: 'bad' })).toMatchObject({ ofProducts: [[], []], problems: [] });
});

it.each([0, 6, 4.5, 'five', null])('%j is no number of stars', (rating) => {
	expect(ratings({ rating }).problems.map((line) => line.replace(/field-\w+/, 'field'))).toEqual([
		'error field ecommerce_product_rating 1 rating',
	]);
});

it.each([null, -1, 'ring', {}])('one whose product is %j has no place, as after the product was deleted, and stops no build', (product) => {
	const { ofProducts, problems } = ratings({ product });
	expect(ofProducts).toEqual([[], []]);
	expect(problems).toContain('warning reference-missing ecommerce_product_rating 1 product');
	expect(problems.filter((line) => line.startsWith('error'))).toEqual([]);
});

it('one that came twice, or from another project, is told', () => {
	expect(ratings({}, {}).problems).toEqual(['error record-duplicate ecommerce_product_rating 1 id']);
	expect(ratings({ project: 'other.example' }).problems).toEqual(['error foreign-project ecommerce_product_rating 1 project']);
});

it('one without a date is reported, as its period is not known', () => {
	expect(ratings({ date_created: null })).toMatchObject({
		first: { createdOn: null },
		problems: ['warning law-rating-date ecommerce_product_rating 1 date_created'],
	});
});

describe('a summary', () => {
	it('has number, average and period', () => {
		const list = [
			{ rating: 5, createdOn: '2026-03-01' },
			{ rating: 4, createdOn: null },
			{ rating: 4, createdOn: '2025-12-24' },
		];
		expect(summariseRatings(list)).toEqual({ count: 3, average: 4.33, from: '2025-12-24', to: '2026-03-01' });
	});

	it('averages to 0 where there are none', () => {
		expect(summariseRatings([])).toEqual({ count: 0, average: 0, from: null, to: null });
	});
});
