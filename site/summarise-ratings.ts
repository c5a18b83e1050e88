/** What many ratings come to: for the build, and for pages that read them again. */

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
