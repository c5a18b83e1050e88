/** The kinds of field that records of the backend are made of in the browser. A test holds them against those of the build (pipeline/records/wire-fields.ts). */
import * as z from 'zod/mini';
import { mostDispatchDays } from '../../../site/constants.ts';
import { isMoney, type Money } from '../../../site/money.ts';

/** A field that may be missing, null or unusable: `fallback` takes its place. */
export function optional<Output, const Fallback>(inner: z.ZodMiniType<Output>, fallback: Fallback) {
	return z.pipe(
		z.optional(z.unknown()),
		z.transform((value): Output | Fallback => {
			const result = value === undefined || value === null ? null : inner.safeParse(value);
			return result?.success ? result.data : fallback;
		}),
	);
}

/** A text on one line that is not empty. */
export const text = z.pipe(z.string(), z.transform(cleanText)).check(z.minLength(1));

/** A text that may be missing or empty: null. */
export const optionalText = optional(text, null);

/** Markdown that may be missing or empty: null. */
export const optionalMarkdown = optional(z.pipe(z.string().check(z.regex(/\S/)), z.transform(cleanMarkdown)), null);

/** Part of a path, as the build takes it: no name by which a server or Windows means something else. */
export const slug = z.string().check(
	z.maxLength(200),
	z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/),
	z.refine((value) => !/^(?:index|con|prn|aux|nul|com\d|lpt\d)$/.test(value)),
);

const digits = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** How many, or the id of a record: a number or its digits, as some databases give it. */
export const count = z.union([z.int().check(z.nonnegative()), digits]);

/** How many the shop has. Below zero it has sold what it has yet to get, so there is none. */
export const supply = z.pipe(
	z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))]),
	z.transform((value) => Math.max(0, value)),
);

/** Working days until something leaves. */
export const dispatchDays = count.check(z.lte(mostDispatchDays));

/** An order in which records are shown; without one, a record comes last. */
export const sort = optional(z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,9}$/)), z.transform(Number))]), 2_147_483_647);

export const flag = z.pipe(
	z.union([z.boolean(), z.literal(0), z.literal(1)]),
	z.transform((value: boolean | 0 | 1) => value === true || value === 1),
);

/** null and 0 mean "on request"; what cannot be read is a fault. Digit by digit, never through arithmetic. */
export const price = z.pipe(
	z.optional(z.unknown()),
	z.transform((value, { issues }): Money | null => {
		if (value === undefined || value === null || value === '') return null;
		const money = toMoney(value);
		if (money === null) issues.push({ code: 'custom', message: 'no price', input: value });
		return money === '0.00' ? null : money;
	}),
);

/** A list of child rows; missing is none. */
export function rows<Output>(row: z.ZodMiniType<Output>) {
	return optional(z.array(row), []);
}

/** The rows of a record's translations; `texts` are the fields beside their language. */
export function translations<Texts extends z.core.$ZodShape>(texts: Texts) {
	return rows(z.object({ language: z.string(), ...texts }));
}

export const stars = z
	.pipe(z.union([z.int(), z.string().check(z.regex(/^[1-5](?:\.0+)?$/))]), z.transform(Number))
	.check(z.minimum(1), z.maximum(5));

/** A field to sort by, downwards with a `-` before it. */
export const sortNotation = z.string().check(z.regex(/^-?[a-z][a-z_.]*$/));

/** Sizes are often numbers, and cells are often empty. */
const cell = z.pipe(
	z.union([optionalText, z.number()]),
	z.transform((value: string | number | null) => (value === null ? '' : String(value))),
);

export const table = z.array(z.array(cell));

/** Id of a record, or the record itself. */
export const reference = z.union([
	count,
	z.pipe(
		z.object({ id: count }),
		z.transform(({ id }: { readonly id: number }) => id),
	),
]);

function cleanText(value: string): string {
	return value
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim();
}

/** Line ends as `\n`, no other control characters but tabs. */
function cleanMarkdown(value: string): string {
	return value
		.toWellFormed()
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, '');
}

/** null: no amount in euro. */
function toMoney(value: unknown): Money | null {
	if (typeof value !== 'number' && typeof value !== 'string') return null;
	const [, euros, cents = ''] = /^0*(\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(String(value).trim()) ?? [];
	const money = `${euros}.${cents.padEnd(2, '0')}`;
	return isMoney(money) ? money : null;
}
