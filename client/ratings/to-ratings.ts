/** Makes of all ratings of a piece what is told of them, for the builder and for pages that read them again. */
import { summariseRatings } from '../../site/summarise-ratings.ts';
import type { RatingData, RatingsData } from './ratings-data.ts';

/** Ratings that a page shows; a product that has more is well known without them. */
const shownRatings = 20;
const stars = [5, 4, 3, 2, 1] as const;

/** `ratings`: published ones, the newest first. */
export function toRatings(ratings: readonly RatingData[]): Omit<RatingsData, 'form'> {
	return {
		...summariseRatings(ratings.map(({ stars: rating, on }) => ({ rating, createdOn: on }))),
		histogram: stars.map((each) => ratings.filter((rating) => rating.stars === each).length),
		newest: ratings.slice(0, shownRatings),
	};
}
