/** What live content shows of ratings is, to the letter, what the builder writes of the same ones. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LiveRatings } from '../../../client/live/watch-product.tsx';
import type { RatingData } from '../../../client/products/product-data.ts';
import { renderRatings } from '../../../shop/data/ratings.ts';
import { languages } from '../../../site/languages.ts';
import { toRatings } from '../../../site/ratings.ts';

const aRating = (id: number, fields: Partial<RatingData> = {}): RatingData => {
	return { id, stars: 1 + (id % 5), title: null, text: null, name: null, on: '2026-03-01', ...fields };
};
const told = { title: '<b>Fein</b>', text: 'A & B\nund "C"', name: 'Änne' };

/** As a browser understands it. */
function parsed(html: string): string {
	const element = document.createElement('div');
	element.innerHTML = html;
	return element.innerHTML;
}

it.each<[string, readonly RatingData[]]>([
	['none', []],
	['one without a day', [aRating(1, { on: null })]],
	['some with all that one can say', [aRating(2, { ...told, on: '2026-04-02' }), aRating(1)]],
	['some in other languages', [aRating(2, { ...told, lang: 'fr' }), aRating(1, { ...told, title: null, lang: 'en' })]],
	['more than a page shows', Array.from({ length: 23 }, (_, index) => aRating(23 - index))],
])('%s', (_, all) => {
	const ratings = toRatings(all);
	for (const language of languages) {
		const shown = renderToStaticMarkup(<LiveRatings ratings={ratings} language={language} />);
		expect(parsed(shown)).toBe(parsed(renderRatings(ratings, language)));
	}
});
