/** What a page says of a product's ratings: never stars without number and period. */
import { expect, it } from 'vitest';
import { ratingsWords } from '../../../client/texts/ratings-words.ts';
import type { Rating } from '../../../shop/content/rating.ts';
import { renderRatings, toRatingsData } from '../../../shop/data/ratings.ts';

const aRating = (id: number, overrides: Partial<Rating> = {}): Rating => {
	return { id, rating: 5, title: null, text: null, displayName: null, language: 'de', createdOn: '2026-03-01', ...overrides };
};

it('has an average of 0 where nobody has rated', () => {
	expect(toRatingsData([], null, 'de')).toEqual({
		count: 0,
		average: 0,
		from: null,
		to: null,
		histogram: [0, 0, 0, 0, 0],
		newest: [],
		form: null,
	});
	expect(renderRatings(toRatingsData([], null, 'de'), 'de')).toBe(`<p>${ratingsWords.de.none}</p>`);
});

it('counts all of them, star by star, and shows the newest', () => {
	const ratings = Array.from({ length: 30 }, (_, index) => {
		return aRating(30 - index, {
			rating: index % 2 === 0 ? 5 : 2,
			createdOn: index === 29 ? null : `2026-03-${String(30 - index).padStart(2, '0')}`,
		});
	});
	const { newest, histogram, form, ...summary } = toRatingsData(ratings, null, 'de');
	expect(summary).toEqual({ count: 30, average: 3.5, from: '2026-03-02', to: '2026-03-30' });
	expect(histogram).toEqual([15, 0, 0, 15, 0]);
	expect(newest.map(({ id }) => id)).toEqual(ratings.slice(0, 20).map(({ id }) => id));
	expect(newest[0]).toEqual({ id: 30, stars: 5, title: null, text: null, name: null, on: '2026-03-30' });
});

it('never shows stars without number, period and how ratings are checked, and escapes what people write', () => {
	const ratings = [
		aRating(1, { title: '<b>Fein</b>', text: 'A & B', displayName: 'Änne "Ä"' }),
		aRating(2, { rating: 4, text: 'Bien', language: 'fr', createdOn: '2026-04-02' }),
	];
	const shown = renderRatings(toRatingsData(ratings, null, 'fr'), 'fr');
	const text = ratingsWords.fr;
	for (const part of [text.count(2), text.period('01/03/2026', '02/04/2026'), text.checked, text.stars('4,5')])
		expect(shown).toContain(part);
	expect(shown).toContain('<strong lang="de">&lt;b&gt;Fein&lt;/b&gt;</strong>');
	expect(shown).toContain('<p class="rating-text" lang="de">A &amp; B</p>');
	expect(shown).toContain('<p class="rating-text">Bien</p>');
	expect(shown).toContain('Änne &quot;Ä&quot;, 01/03/2026');
	expect(shown.match(/<li>/g)).toHaveLength(2);
});
