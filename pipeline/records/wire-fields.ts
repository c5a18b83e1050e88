/** The kinds of field that wire schemas are made of. Each says in plain words what it expects, because editors read it. */
import * as z from 'zod';
import type { ProblemCode } from '../../site/problem-codes.ts';
import { describeValue } from './describe-value.ts';
import { slugFault, suggestSlug } from './slug.ts';

/** Order of a record that has none. */
const lastSort = 2_147_483_647;

/** Facts for `readRecord` about an issue, beyond zod's message. */
export interface IssueParams {
	/** The field may be left out: its value is replaced by the default, and this is a warning. */
	readonly optional?: boolean;
	/** What that default is, if it is anything, in words. */
	readonly instead?: string;
	/** A problem code more exact than `field-type`. */
	readonly code?: ProblemCode;
	readonly fix?: string;
	/** Takes the place of a wrong value while the rest of the record is judged; the record is refused all the same. */
	readonly standIn?: unknown;
}

/** What `keepModelled` looks for in a field's metadata: the schema of what is read of its value, where the field's own schema does not show it. */
export interface FieldModel {
	readonly model: z.ZodType;
	/** What takes the place of a value that cannot be used. */
	readonly fallback?: unknown;
}

/** In an issue's message, the value found. A message without it says what was expected. */
export const valueSlot = '{value}';

/**
 * A field that may be missing, null or unusable: `fallback` takes its place. null is how the backend says "not set" and no problem; another kind of
 * value is a warning that says so. `instead`: a name for the fallback where an editor would not understand its value.
 */
export function optional<Inner extends z.ZodType, const Fallback>(inner: Inner, fallback: Fallback, instead = describeFallback(fallback)) {
	return z
		.unknown()
		.optional()
		.transform((value, context): z.output<Inner> | Fallback => {
			if (value === undefined || value === null) return fallback;
			const result = inner.safeParse(value);
			if (result.success) return result.data;
			for (const issue of result.error.issues) {
				const { standIn, ...inherited }: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
				const isWhole = issue.path.length === 0;
				// A field left out as a whole has its fallback, and no other value in its place.
				const own = isWhole ? { optional: true, ...(instead !== null && { instead }) } : { optional: false };
				const params: IssueParams = { ...own, ...inherited, ...(standIn !== undefined && !isWhole && { standIn }) };
				context.addIssue({ code: 'custom', message: issue.message, path: issue.path, params, input: value });
			}
			return z.NEVER;
		})
		.meta({ model: inner, fallback } satisfies FieldModel);
}

/** null for nothing, which is what a value that is left out leaves anyway. */
function describeFallback(fallback: unknown): string | null {
	return fallback === null || (Array.isArray(fallback) && fallback.length === 0) ? null : describeValue(fallback);
}

/** A text on one line that is not empty. */
export const text = z
	.string({ error: 'a text' })
	.transform(cleanText)
	.refine((value) => value !== '', { error: 'a text that is not empty' });

/** A text that may be missing or empty: null. */
export const optionalText = optionalString((value) => cleanText(value) || null);

/** Plain lines that may be missing or empty: null. */
export const optionalLines = optionalString((value) => value.replaceAll('\r\n', '\n').trim() || null);

/** Markdown that is not empty. */
export const markdown = z
	.string({ error: 'a text' })
	.transform(cleanMarkdown)
	.refine((value) => value.trim() !== '', { error: 'a text that is not empty' });

/** Markdown that may be missing or empty: null. */
export const optionalMarkdown = optionalString((value) => (value.trim() === '' ? null : cleanMarkdown(value)));

/** Id of a record; some databases give big whole numbers as text. */
export const id = wholeNumber('the id of a record');

/** How many, or an order: a number or its digits. */
export const count = wholeNumber('a whole number, 0 or more');

/** How many there are. Below zero more is promised than there is, so there is none. */
export const supply = z
	.union([z.int(), z.string().regex(/^-?\d{1,15}$/, { error: 'a whole number' })], { error: 'a whole number' })
	.transform((value) => Math.max(0, Number(value)));

/** An order in which records are shown; may be negative. Without one, a record comes last. */
export const sort = optional(
	z.union([z.int(), z.string().regex(/^-?\d{1,9}$/, { error: 'a whole number' })], { error: 'a whole number' }).transform(Number),
	lastSort,
	'the last place',
);

export const flag = z.union([z.boolean(), z.literal(0), z.literal(1)], { error: 'true or false' }).transform(Boolean);

const expectedCountry = { error: 'the two letters of a country, such as DE' };

/** ISO 3166-1 alpha-2; small letters and white space around it are no fault. */
export const countryCode = z
	.string(expectedCountry)
	.regex(/^\s*[A-Za-z]{2}\s*$/, expectedCountry)
	.transform((code) => code.trim().toUpperCase());

/** Id of a file in the backend. */
export const fileId = z.string({ error: 'the id of a file' }).regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'the id of a file' });

/** Part of a path: see slug.ts for what is safe. */
export const slug = z.string({ error: 'a slug' }).superRefine((value, context) => {
	const fault = slugFault(value);
	if (fault === null) return;
	const fix = `Use small letters a to z, digits and single hyphens, such as "${suggestSlug(value)}".`;
	const params: IssueParams = { code: 'slug-invalid', fix, standIn: 'slug' };
	context.addIssue({ code: 'custom', message: `The slug ${valueSlot} ${fault}.`, params });
});

/** A value that is judged where its record is mapped; none that has parts of its own is of use. */
export const scalar = z
	.unknown()
	.optional()
	.meta({ model: z.string() } satisfies FieldModel);

/** A list of child rows; empty where it is missing. */
export function rows<Row extends z.ZodType>(row: Row) {
	return optional(z.array(row, { error: 'a list' }), []);
}

/** Rows of a collection of their own, as opposed to a list inside JSON: the backend sends all their fields, so that one that is missing is reported. */
export function childRows<Row extends z.ZodObject>(row: Row) {
	return rows(row).meta({ row });
}

/** What the rows of such a list are; null for any other field, lists inside JSON included. */
export function rowSchema(field: z.ZodType | undefined): z.ZodObject | null {
	const row = field?.meta()?.row;
	return row instanceof z.ZodObject ? row : null;
}

/** A row of `translations`; the language stays as it is, so that an unknown one can be reported. */
export function translations<Shape extends z.ZodRawShape>(shape: Shape) {
	return childRows(z.object({ language: z.string({ error: 'a language code' }), ...shape }, { error: 'a translation' }));
}

/** As `optional` with a string; most fields of most records are one, so it is spared the second schema. */
function optionalString(clean: (value: string) => string | null) {
	return z
		.unknown()
		.optional()
		.transform((value, context): string | null => {
			if (value === undefined || value === null) return null;
			if (typeof value === 'string') return clean(value);
			const params: IssueParams = { optional: true };
			context.addIssue({ code: 'custom', message: 'a text', path: [], params, input: value });
			return z.NEVER;
		})
		.meta({ model: z.string() } satisfies FieldModel);
}

function wholeNumber(expected: string) {
	return z
		.union([z.int({ error: expected }).nonnegative({ error: expected }), z.string().regex(/^\d{1,15}$/, { error: expected })], {
			error: expected,
		})
		.transform(Number);
}

/** What `cleanText` and `cleanMarkdown` would change; to look for it is much cheaper than to replace it. */
const uncleanText = /\p{Cc}|[^\S ]| {2}|^ | $/u;
const uncleanMarkdown = /[^\P{Cc}\n\t]/u;

/** One line: control characters and runs of white space become one space. */
function cleanText(value: string): string {
	const text = value.toWellFormed();
	return uncleanText.test(text) ? text.replace(/[\p{Cc}\s]+/gu, ' ').trim() : text;
}

/** Line ends as `\n`, no other control characters but tabs. */
function cleanMarkdown(value: string): string {
	const text = value.toWellFormed();
	return uncleanMarkdown.test(text) ? text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '') : text;
}
