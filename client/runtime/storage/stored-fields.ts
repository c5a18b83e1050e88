/** The fields of a stored value, which may be foreign: each is checked before use. */
import { parseJson } from './parse-json.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** null for what is no object, and for lists. */
export function toFields(value: unknown): Fields | null {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** None where nothing is stored, and where it cannot be read. */
export function parseFields(text: string | null): Fields {
	return (text === null ? null : toFields(parseJson(text))) ?? {};
}

/** Whether a newer version of the site stored them, in another tab or before a rollback: nothing that this one may touch. */
export function isNewer({ version }: Fields, knownVersion: number): boolean {
	return typeof version === 'number' && version > knownVersion;
}
