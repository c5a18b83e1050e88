/** Says what is wrong with a setting: its name, what is allowed, what was found, and the fix. */
import type * as z from 'zod';

export interface FaultPlace {
	/** Stands before each name; such as the file. */
	readonly prefix: string;
	/** Shows no value of this setting. */
	isSecret(name: string): boolean;
	/** How to fix a setting of this name, a sentence. */
	fixOf(name: string): string;
}

/** One line for each fault. Messages of the schema complete the setting's name, such as "must be a domain". */
export function describeFaults(issues: readonly z.core.$ZodIssue[], input: unknown, place: FaultPlace): readonly string[] {
	return issues.flatMap((issue) => {
		const name = issue.path.map(String).join('.');
		if (issue.code === 'unrecognized_keys') {
			return issue.keys.map(
				(key) => `${place.prefix}${[...issue.path, key].join('.')} is no setting. Fix: correct its spelling, or remove it.`,
			);
		}
		const found = place.isSecret(name) ? 'a value that is not shown' : describeFound(valueAt(input, issue.path));
		return `${place.prefix}${name || 'the default export'} ${issue.message}. Found: ${found}. Fix: ${place.fixOf(name)}`;
	});
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), input);
}

const longestFound = 80;

/** What may be a login in an address is not repeated. */
function describeFound(value: unknown): string {
	if (value === undefined) {
		return 'nothing';
	}
	if (typeof value === 'string' && value.includes('@')) {
		return 'an address with a user name or password, which is not shown';
	}
	const text = JSON.stringify(value) ?? typeof value;
	if (text.includes('@')) {
		return 'a value that may hold a password, which is not shown';
	}
	return text.length > longestFound ? `${text.slice(0, longestFound)}…` : text;
}

/** Options of an object's schema: what is said where something else stands in its place. */
export const object = (keys: string): { error(issue: { readonly code: string }): string | undefined } => ({
	error: ({ code }) => (code === 'invalid_type' ? `must be an object with ${keys}` : undefined),
});
