/** The administrator of the sandbox's Directus, made at random for each installation and known to this user only, and its connection. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDirectus, rest, staticToken } from '@directus/sdk';

export interface Admin {
	readonly email: string;
	readonly password: string;
	readonly token: string;
	/** Signs the tokens of logins: it lets its owner log in as any user. */
	readonly secret: string;
}

const dataFolder = path.join(import.meta.dirname, 'data');

/** Makes the administrator at the first call and reads the same one from then on, so that copies of a prepared database know it. */
export function readAdmin(folder = dataFolder): Admin {
	const file = path.join(folder, 'admin.json');
	const random = (): string => randomBytes(24).toString('base64url');
	const made: Admin = { email: 'admin@example.com', password: random(), token: random(), secret: random() };
	// The databases beside the file hold the token, too.
	mkdirSync(folder, { recursive: true });
	chmodSync(folder, 0o700);
	try {
		writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	return JSON.parse(readFileSync(file, 'utf8'));
}

/** A row as Directus stores it: columns only, children are rows of their own tables. */
export type Row = Readonly<Record<string, unknown>>;

/** Records by collection, with their children nested, as the backend answers them. */
export type NestedRecords = Readonly<Record<string, readonly Row[]>>;

/** Every table by its name; the sandbox treats them all alike. */
type Tables = Record<string, Row[]>;

export type AdminClient = ReturnType<typeof connectAsAdmin>;

/** The connection through which the sandbox sets up the Directus at `url`, as its administrator. */
export function connectAsAdmin(url: string) {
	return createDirectus<Tables>(url).with(staticToken(readAdmin().token)).with(rest());
}
