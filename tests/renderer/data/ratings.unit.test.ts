/** What a page says of a product's ratings: never stars without number and period. */
import { expect, it } from 'vitest';
import type { Rating } from '../../../pipeline/content/rating.ts';
import { toRatingsData } from '../../../renderer/data/ratings.ts';

const aRating = (id: number, overrides: Partial<Rating> = {}): Rating => {
	return { id, rating: 5, title: null, text: null, displayName: null, createdOn: '2026-03-01', ...overrides };
};

it('has an average of 0 where nobody has rated', () => {
	expect(toRatingsData([], null)).toMatchObject({ count: 0, average: 0, from: null, to: null, newest: [], form: null });
});

it('counts all of them, star by star, and shows the newest', () => {
	const ratings = Array.from({ length: 30 }, (_, index) => {
		return aRating(30 - index, {
			rating: index % 2 === 0 ? 5 : 2,
			createdOn: index === 29 ? null : `2026-03-${String(30 - index).padStart(2, '0')}`,
		});
	});
	const { newest, histogram, ...summary } = toRatingsData(ratings, null);
	expect(summary).toEqual({ count: 30, average: 3.5, from: '2026-03-02', to: '2026-03-30', form: null });
	expect(histogram).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, number: stars === 5 || stars === 2 ? 15 : 0 })));
	expect(newest.map(({ id }) => id)).toEqual(ratings.slice(0, 20).map(({ id }) => id));
	expect(newest[0]).toEqual({ id: 30, stars: 5, title: null, text: null, name: null, on: '2026-03-30' });
});
