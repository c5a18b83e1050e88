/** Turns what zod found into what a form can say at a field. */
import type { FieldFault } from './answer.ts';

/** The part of zod's issues that matters here. */
interface Issue {
	readonly code?: string | undefined;
	readonly path: readonly PropertyKey[];
}

/** One fault a field, the first that was found, in the order of the fields. */
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
