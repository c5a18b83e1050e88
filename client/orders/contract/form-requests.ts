/** Requests of the site's forms: contact, newsletter, rating, withdrawal, and questions about a product. */
import * as z from 'zod/mini';
import { email, formFrame, line, paragraphs, phoneFields, recordId } from './fields.ts';
import { contractMaxLength, maxStars, messageMaxLength, nameMaxLength, ratingTextMaxLength, ratingTitleMaxLength } from './limits.ts';
import { maxLineCount } from './max-line-count.ts';

export const contactRequest = z.strictObject({
	...formFrame,
	name: line(nameMaxLength),
	email,
	message: paragraphs(messageMaxLength),
	privacy: z.literal(true),
});

export type ContactRequest = z.output<typeof contactRequest>;

/** A wish to receive the newsletter; it begins once the address has confirmed it (§ 7 UWG). */
export const newsletterRequest = z.strictObject({ ...formFrame, email });

export type NewsletterRequest = z.output<typeof newsletterRequest>;

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

/** A withdrawal from a contract (§ 356a BGB): the buyer, the contract, and the receipt's address. No reason is asked for. */
export const withdrawalRequest = z.strictObject({
	...formFrame,
	name: line(nameMaxLength),
	/** Order number, or other words that name the contract: any value is taken. */
	contract: line(contractMaxLength),
	email,
	/** Of what is not withdrawn as a whole. */
	message: z.optional(paragraphs(messageMaxLength)),
	/** The second step: "Widerruf bestätigen". */
	confirmed: z.literal(true),
});

export type WithdrawalRequest = z.output<typeof withdrawalRequest>;

/** Kinds of requests about a product (issue: availability, information, reservation, appointment). */
const requestKinds = ['availability', 'information', 'reservation', 'appointment'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** When the visitor would like to come. The shop answers with an hour: it knows its calendar, and the site does not. */
export const dayparts = ['morning', 'afternoon', 'any'] as const;

export type Daypart = (typeof dayparts)[number];

/** A day of the calendar as `2026-03-01`. */
const day = z.string().check(
	z.minLength(1),
	z.regex(/^\d{4}-\d{2}-\d{2}$/),
	z.refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value),
);

const frame = {
	...formFrame,
	product: recordId,
	/** null: no particular one. */
	variant: z.nullable(recordId),
	name: line(nameMaxLength),
	email,
	...phoneFields,
	privacy: z.literal(true),
};
const remark = { message: z.optional(paragraphs(messageMaxLength)) };

/** A wish about one product; binding for neither side. */
export const requestRequest = z.discriminatedUnion('kind', [
	z.strictObject({ ...frame, ...remark, kind: z.literal('availability') }),
	z.strictObject({ ...frame, kind: z.literal('information'), message: paragraphs(messageMaxLength) }),
	z.strictObject({ ...frame, ...remark, kind: z.literal('reservation'), count: z.int().check(z.minimum(1), z.maximum(maxLineCount)) }),
	z.strictObject({ ...frame, ...remark, kind: z.literal('appointment'), day, daypart: z.enum(dayparts) }),
]);

export type RequestRequest = z.output<typeof requestRequest>;
