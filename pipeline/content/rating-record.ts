/** Ratings of products as the backend sends them. */
import * as z from 'zod';
import { lawFault } from './law-duties.ts';
import type { Rating } from './rating.ts';
import type { CollectionRules, RecordContext } from './read-part.ts';
import { id, optionalMarkdown, optionalText, text } from './wire-fields.ts';
import { reference } from './wire-references.ts';

const stars = { error: 'a number of stars from 1 to 5' };

export const ratingSchema = z.object({
	id,
	project: text,
	product: reference,
	rating: z
		.union([z.int(stars), z.string(stars).regex(/^[1-5](?:\.0+)?$/, stars)], stars)
		.transform(Number)
		.refine((value) => value >= 1 && value <= 5, stars),
	title: optionalText,
	text: optionalMarkdown,
	display_name: optionalText,
	date_created: optionalText,
});

export interface ProductRating extends Rating {
	readonly productId: number;
}

export const ratingCollection = 'ecommerce_product_rating';

/** Only published ones are content, whatever the snapshot holds. */
export const ratingRules: CollectionRules<typeof ratingSchema, ProductRating> = {
	collection: ratingCollection,
	schema: ratingSchema,
	isLeftOut: ({ status }) => status !== 'published',
	to: toRating,
};

function toRating(record: z.output<typeof ratingSchema>, context: RecordContext): ProductRating {
	const createdOn = /^\d{4}-\d{2}-\d{2}/.exec(record.date_created ?? '')?.[0] ?? null;
	if (createdOn === null) context.warn(lawFault('law-rating-date', 'date_created'));
	return {
		id: record.id,
		productId: record.product,
		rating: record.rating,
		title: record.title,
		text: record.text,
		displayName: record.display_name,
		createdOn,
	};
}

/** By product, the newest first; without the product itself. */
export function groupRatings(ratings: readonly ProductRating[]): ReadonlyMap<number, readonly Rating[]> {
	const byProduct = Map.groupBy(ratings, ({ productId }) => productId);
	return new Map([...byProduct].map(([productId, members]) => [productId, members.toSorted(compareNewest).map(withoutProduct)]));
}

function compareNewest(a: ProductRating, b: ProductRating): number {
	const [left, right] = [a.createdOn ?? '', b.createdOn ?? ''];
	return left === right ? b.id - a.id : left < right ? 1 : -1;
}

function withoutProduct({ productId: _productId, ...rating }: ProductRating): Rating {
	return rating;
}
