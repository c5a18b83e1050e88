import type { FormTarget } from '../forms/form-target.ts';

/** What buyers say of a piece. */
export interface RatingsData {
	readonly count: number;
	/** Two decimals at most; 0 where there are none. */
	readonly average: number;
	/** How many gave five stars, four, and so on down to one. */
	readonly histogram: readonly { readonly stars: number; readonly number: number }[];
	/** Days of the oldest and the newest as `2026-03-01`; null where none has a date. */
	readonly from: string | null;
	readonly to: string | null;
	/** The newest ones. */
	readonly newest: readonly RatingData[];
	/** Where a new one goes; null: the site has no order service. */
	readonly form: FormTarget | null;
}

export interface RatingData {
	readonly id: number;
	/** 1 to 5. */
	readonly stars: number;
	/** In whatever language they were written. */
	readonly title: string | null;
	readonly text: string | null;
	readonly name: string | null;
	/** Day as `2026-03-01`. */
	readonly on: string | null;
}
