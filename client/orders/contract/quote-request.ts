/** A cart's prices and stock now: every open cart asks, because stored data in browsers proves nothing. */
import * as z from 'zod/mini';
import { taxSchemes } from '../../../site/money.ts';
import { amount, personalization, project, recordId } from './fields.ts';
import { quoteMaxLines } from './limits.ts';
import { maxLineCount } from './max-line-count.ts';

const wantedLine = z.strictObject({
	product: recordId,
	/** null: a product without variants. */
	variant: z.nullable(recordId),
	/** Its surcharge belongs to the price. Left out: no personalisation. */
	personalization: z.optional(z.nullable(personalization)),
	count: z.int().check(z.minimum(1), z.maximum(maxLineCount)),
	/** The cart's price for one product; the answer says where it is wrong. */
	price_brutto: amount,
});

/** A question that changes nothing, so that it needs no key. */
export const quoteRequest = z.strictObject({ project, lines: z.array(wantedLine).check(z.minLength(1), z.maxLength(quoteMaxLines)) });

const quotedLine = z.discriminatedUnion('state', [
	z.object({
		state: z.literal('available'),
		/** Of one product, today, with the surcharge of its personalisation. */
		price_brutto: amount,
		/** Its share for the personalisation; only of personalised products. */
		surcharge_brutto: z.optional(amount),
		price_changed: z.boolean(),
		/** How many this line gets: fewer than it wants where earlier lines and this one want more of the product than there are. */
		count: z.int().check(z.minimum(1), z.maximum(maxLineCount)),
		/** How many products there are, for all lines that want it; null: as many as one likes, because they are ordered. */
		max_count: z.nullable(z.int().check(z.minimum(1))),
		/** How its tax is shown; null: as the shop's; left out: the service does not say. */
		tax_scheme: z.optional(z.nullable(z.enum(taxSchemes))),
	}),
	/** None is left for this line, and it cannot be ordered. */
	z.object({ state: z.literal('sold_out'), price_brutto: amount }),
	/** The shop does not have this product any more, or sells it on request only. */
	z.object({ state: z.literal('gone') }),
]);

export const quoteAnswer = z.object({
	status: z.literal('ok'),
	/** False: the shop takes no orders at present. */
	open: z.boolean(),
	/** One for each line of the question, in its order. */
	lines: z.array(quotedLine),
	/** Of what is available, in the counts that can be had. */
	total_price_brutto: amount,
	/** Price of gift wrap; null: not offered. */
	present_wrapping: z.nullable(amount),
});

export type QuoteRequest = z.output<typeof quoteRequest>;
export type QuotedLine = z.output<typeof quotedLine>;
export type QuoteAnswer = z.output<typeof quoteAnswer>;
