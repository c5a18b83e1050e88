/** Data of what buyers say of a product. */
import type { FormTarget } from '../../client/orders/order-target.ts';
import type { RatingsData } from '../../client/products/product-data.ts';
import type { Language } from '../../site/languages.ts';
import { toRatings } from '../../site/ratings.ts';
import type { Rating } from '../content/rating.ts';

/** `ratings`: published ones, the newest first; `language`: of the page. */
export function toRatingsData(ratings: readonly Rating[], form: FormTarget | null, language: Language): RatingsData {
	const shown = ratings.map(({ id, rating, title, text, displayName, createdOn, language: lang }) => {
		return { id, stars: rating, title, text, name: displayName, on: createdOn, ...(lang !== language && { lang }) };
	});
	return { ...toRatings(shown), form };
}
