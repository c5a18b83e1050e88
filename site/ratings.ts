/** Summarises the ratings of a product, for the builder and for pages that read them again. */

/** Ratings that a page shows; a product that has more is well known without them. */
const shownRatings = 20;
const stars = [5, 4, 3, 2, 1] as const;

export interface RatingOverview<Rating> extends RatingSummary {
	/** How many gave five stars, four, and so on down to one. */
	readonly histogram: readonly number[];
	/** As many as a page shows. */
	readonly newest: readonly Rating[];
}

/** `ratings`: published ones, the newest first; `on`: a day, null if unknown. */
export function toRatings<Rating extends { readonly stars: number; readonly on: string | null }>(
	ratings: readonly Rating[],
): RatingOverview<Rating> {
	return {
		...summariseRatings(ratings.map((each) => ({ rating: each.stars, createdOn: each.on }))),
		histogram: stars.map((wanted) => ratings.filter((each) => each.stars === wanted).length),
		newest: ratings.slice(0, shownRatings),
	};
}

/** Stars with what the law wants to stand beside them: their number and period (§ 5b (3) UWG). */
export interface RatingSummary {
	readonly count: number;
	/** Two decimals at most; 0 where there are none. */
	readonly average: number;
	/** Days of the oldest and the newest; null where none has a date. */
	readonly from: string | null;
	readonly to: string | null;
}

/** `rating`: 1 to 5; `createdOn`: a day as `2026-03-01`, null if unknown. */
export function summariseRatings(ratings: readonly { readonly rating: number; readonly createdOn: string | null }[]): RatingSummary {
	const count = ratings.length;
	const sum = ratings.reduce((total, { rating }) => total + rating, 0);
	const days = ratings
		.map(({ createdOn }) => createdOn)
		.filter((day) => day !== null)
		.sort();
	return { count, average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, from: days[0] ?? null, to: days.at(-1) ?? null };
}
