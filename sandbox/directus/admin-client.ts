/** The connection through which the sandbox sets up its Directus. */
import { createDirectus, rest, staticToken } from '@directus/sdk';
import { readAdmin } from './admin.ts';

/** A row as Directus stores it: columns only, children are rows of their own tables. */
export type Row = Readonly<Record<string, unknown>>;

/** Records by collection, with their children nested, as the backend answers them. */
export type NestedRecords = Readonly<Record<string, readonly Row[]>>;

/** Every table by its name; the sandbox treats them all alike. */
type Tables = Record<string, Row[]>;

export type AdminClient = ReturnType<typeof connectAsAdmin>;

/** Talks to the Directus at `url` as its administrator. */
export function connectAsAdmin(url: string) {
	return createDirectus<Tables>(url).with(staticToken(readAdmin().token)).with(rest());
}
