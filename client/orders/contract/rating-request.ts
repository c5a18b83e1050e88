import * as z from 'zod/mini';
import { formFrame, line, paragraphs, recordId } from './fields.ts';
import { maxStars, nameMaxLength, ratingTextMaxLength, ratingTitleMaxLength } from './limits.ts';

/** A visitor's rating of a product. The form asks only for the name to be shown, and that is optional. */
export const ratingRequest = z.strictObject({
	...formFrame,
	product: recordId,
	rating: z.int().check(z.minimum(1), z.maximum(maxStars)),
	title: z.optional(line(ratingTitleMaxLength)),
	text: z.optional(paragraphs(ratingTextMaxLength)),
	display_name: z.optional(line(nameMaxLength)),
	/** Read the privacy notice, and agrees that the rating is shown. */
	privacy: z.literal(true),
});

export type RatingRequest = z.output<typeof ratingRequest>;
