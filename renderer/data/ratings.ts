/** Data of what buyers say of a product. */
import type { FormTarget } from '../../client/forms/form-target.ts';
import type { RatingsData } from '../../client/ratings/ratings-data.ts';
import { type Rating, type RatingSummary, summariseRatings } from '../../pipeline/content/rating.ts';

/** Ratings that a page shows; a product that has more is well known without them. */
const shownRatings = 20;
const stars = [5, 4, 3, 2, 1] as const;

export interface RatingsSummary extends RatingSummary {
	/** How many gave five stars, four, and so on down to one. */
	readonly histogram: readonly { readonly stars: number; readonly number: number }[];
}

export function toRatingsSummary(ratings: readonly Rating[]): RatingsSummary {
	const histogram = stars.map((each) => ({ stars: each, number: ratings.filter(({ rating }) => rating === each).length }));
	return { ...summariseRatings(ratings), histogram };
}

/** `ratings`: published ones, the newest first. */
export function toRatingsData(ratings: readonly Rating[], form: FormTarget | null): RatingsData {
	const { count, average } = summariseRatings(ratings);
	const newest = ratings.slice(0, shownRatings).map(({ id, rating, title, text, displayName, createdOn }) => {
		return { id, stars: rating, title, text, name: displayName, on: createdOn };
	});
	return { count, average, newest, form };
}
