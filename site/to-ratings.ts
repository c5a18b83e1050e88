/** Summarises all ratings of a product, for the builder and for pages that read them again. */
import { type RatingSummary, summariseRatings } from './summarise-ratings.ts';

/** Ratings that a page shows; a product that has more is well known without them. */
const shownRatings = 20;
const stars = [5, 4, 3, 2, 1] as const;

export interface ToldRatings<Rating> extends RatingSummary {
	/** How many gave five stars, four, and so on down to one. */
	readonly histogram: readonly number[];
	/** As many as a page shows. */
	readonly newest: readonly Rating[];
}

/** `ratings`: published ones, the newest first; `on`: a day, null if unknown. */
export function toRatings<Rating extends { readonly stars: number; readonly on: string | null }>(
	ratings: readonly Rating[],
): ToldRatings<Rating> {
	return {
		...summariseRatings(ratings.map((each) => ({ rating: each.stars, createdOn: each.on }))),
		histogram: stars.map((wanted) => ratings.filter((each) => each.stars === wanted).length),
		newest: ratings.slice(0, shownRatings),
	};
}
