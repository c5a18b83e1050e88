import * as z from 'zod/mini';
import { email, formFrame, line, paragraphs, phoneFields, recordId } from './fields.ts';
import { messageMaxLength, nameMaxLength } from './limits.ts';
import { maxLineCount } from './max-line-count.ts';

/** Kinds of requests about a product (issue: availability, information, reservation, appointment). */
export const requestKinds = ['availability', 'information', 'reservation', 'appointment'] as const;

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
