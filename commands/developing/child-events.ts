/** What `build` and `fetch` print with `--json`, as far as `npm run dev` follows it. */
import * as z from 'zod';
import { parseJson } from '../../pipeline/parse-json.ts';
import { isProblemCode, type ProblemCode } from '../../site/problem-codes.ts';

const key = z.union([z.string(), z.number()]);

const childEvent = z.discriminatedUnion('event', [
	z.object({ event: z.literal('stage'), stage: z.string(), total: z.number().nullable() }),
	z.object({ event: z.literal('progress'), stage: z.string(), count: z.number(), total: z.number().nullable() }),
	z.object({ event: z.literal('done'), stage: z.string(), count: z.number(), summary: z.string().nullable() }),
	z.object({
		event: z.literal('problem'),
		code: z.custom<ProblemCode>((value) => typeof value === 'string' && isProblemCode(value)),
		severity: z.enum(['error', 'warning']),
		collection: z.string(),
		id: key,
		field: z.string(),
		message: z.string(),
		fix: z.string(),
	}),
	/** Of a build that failed, the counts are missing. */
	z.object({
		event: z.literal('summary'),
		rendered: z.number().default(0),
		written: z.number().default(0),
		removed: z.number().default(0),
		differences: z
			.array(z.object({ collection: z.string(), added: z.array(key), removed: z.array(key), changed: z.array(key) }))
			.default([]),
	}),
]);

export type ChildEvent = z.infer<typeof childEvent>;

/** null for every other line, such as what a source that is being worked on prints. */
export function parseChildEvent(line: string): ChildEvent | null {
	return childEvent.safeParse(parseJson(line)).data ?? null;
}
