import * as z from 'zod/mini';

/** Of all that is put on one product, as JSON. */
const personalizationMaxLength = 2000;

/** The buyer's entries by field, as the cart has them. */
export const personalization = z
	.record(z.string().check(z.maxLength(100)), z.json())
	.check(z.refine((values) => JSON.stringify(values).length <= personalizationMaxLength));
