/** The order service's answers to a form, good and bad. */
import * as z from 'zod/mini';
import { appointmentFaultReasons } from './appointment-days.ts';

/** As `2026-11-24`. */
const day = z.string().check(
	z.regex(/^\d{4}-\d\d-\d\d$/),
	z.refine((value) => !Number.isNaN(Date.parse(value))),
);

const fieldFault = z.object({
	/** As the request calls it; `''` for the request as a whole. */
	field: z.string(),
	code: z.enum(['missing', 'too_long', 'invalid']),
	/** Of an appointment that is not possible: why, and the next day on which it is. */
	appointment: z.optional(z.object({ reason: z.enum(appointmentFaultReasons), next: z.nullable(day) })),
});

export type FieldFault = z.output<typeof fieldFault>;

/** Why a form was refused, each with one HTTP status. */
export const refusals = {
	/** Fields are wrong: the answer names them. */
	invalid: 422,
	/** This address asked too often. The answer does not say whether it is subscribed. */
	duplicate: 429,
	/** Too many requests from one place. */
	limited: 429,
	/** The body is no JSON and no form. */
	unreadable: 400,
	too_large: 413,
	unsupported: 415,
	/** The key belongs to another message. */
	key_reused: 409,
	/** The request is meant for another project. */
	unknown_project: 403,
	/** Prices, stock or costs are not what the buyer saw: the answer names the changes. */
	changed: 409,
	/** The shop does not take this: ratings are not allowed (`allow_ratings`), or no orders (`enable_cart`, `maintenance_mode`). */
	closed: 403,
	/** The provider was asked for the payment that was approved, and does not pay: the order stays open. */
	declined: 402,
	not_found: 404,
	method_not_allowed: 405,
	failed: 500,
} as const;

export type RefusalCode = keyof typeof refusals;

export const accepted = z.object({
	status: z.literal('ok'),
	/** When it arrived, in UTC; only of what is confirmed with date and time. The same for the same key, however often it is sent. */
	received_at: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/))),
	/** Only of a payment: the buyer has approved it, and its provider still decides. */
	pending: z.optional(z.literal(true)),
});

export const refused = z.object({
	status: z.literal('error'),
	code: z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]),
	/** For developers; visitors read a text in their language. */
	message: z.string(),
	/** Only with `invalid`. */
	faults: z.optional(z.array(fieldFault)),
});

export const answer = z.discriminatedUnion('status', [accepted, refused]);

export type Answer = z.output<typeof answer>;
export type Refused = z.output<typeof refused>;

/** `GET /ecom/status`: whether the shop takes orders at present, by its settings and its operator. Forms are answered in any case. */
export const serviceStatus = z.object({
	status: z.literal('ok'),
	maintenance: z.boolean(),
	/** Name of the snapshot by whose prices the service sells; a released site says its own in `/snapshot.json`. Left out: it cannot be read. */
	snapshot: z.optional(z.string()),
});

export type ServiceStatus = z.output<typeof serviceStatus>;

/** The part of zod's issues that matters here. */
interface Issue {
	readonly code?: string | undefined;
	readonly path: readonly PropertyKey[];
}

/**
 * Turns what zod found into what a form can say at a field. One fault a field, the first that was found, in the order of the fields.
 */
export function toFieldFaults(issues: readonly Issue[]): FieldFault[] {
	return toFaults(issues, ({ path }) => String(path[0] ?? ''));
}

/** The same for what has fields in fields: each is named by its path, such as `shipping_address.zip_code`. */
export function toPathFaults(issues: readonly Issue[]): FieldFault[] {
	return toFaults(issues, ({ path }) => path.map(String).join('.'));
}

function toFaults(issues: readonly Issue[], nameOf: (issue: Issue) => string): FieldFault[] {
	const faults = new Map<string, FieldFault>();
	for (const issue of issues) {
		const field = nameOf(issue);
		if (!faults.has(field)) faults.set(field, { field, code: toCode(issue) });
	}
	return [...faults.values()];
}

function toCode({ code }: Issue): FieldFault['code'] {
	if (code === 'too_small') return 'missing';
	return code === 'too_big' ? 'too_long' : 'invalid';
}
