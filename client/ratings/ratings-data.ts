import type { Language } from '../../site/languages.ts';
import type { ToldRatings } from '../../site/to-ratings.ts';
import type { FormTarget } from '../forms/form-target.ts';

/** A product's ratings; the page shows them as its rich text `ratings`. */
export interface RatingsData extends ToldRatings<RatingData> {
	/** Where a new one goes; null: the site has no order service. */
	readonly form: FormTarget | null;
}

export interface RatingData {
	readonly id: number;
	/** 1 to 5. */
	readonly stars: number;
	/** The language of its words, where it is not the page's. */
	readonly lang?: Language;
	readonly title: string | null;
	readonly text: string | null;
	readonly name: string | null;
	/** Day as `2026-03-01`. */
	readonly on: string | null;
}
