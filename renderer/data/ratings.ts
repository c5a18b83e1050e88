/** Data of what buyers say of a product. */
import type { FormTarget } from '../../client/forms/form-target.ts';
import type { RatingsData } from '../../client/ratings/ratings-data.ts';
import type { Rating } from '../../pipeline/content/rating.ts';
import { toRatings } from '../../site/to-ratings.ts';

/** `ratings`: published ones, the newest first. */
export function toRatingsData(ratings: readonly Rating[], form: FormTarget | null): RatingsData {
	const shown = ratings.map(({ id, rating, title, text, displayName, createdOn }) => {
		return { id, stars: rating, title, text, name: displayName, on: createdOn };
	});
	return { ...toRatings(shown), form };
}
