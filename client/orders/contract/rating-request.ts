import * as z from 'zod/mini';
import { formFrame, line, paragraphs, recordId } from './fields.ts';
import { maxStars, nameMaxLength, ratingTextMaxLength, ratingTitleMaxLength } from './limits.ts';

/** What somebody thinks of a product. Nothing of them is asked but the name that they want to show, and not even that must be given. */
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
