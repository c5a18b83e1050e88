/** How the environment names a backend and says who is asking: by a static token, or by a login, and never by both. */
import * as z from 'zod';
import { serviceAddress } from './addresses.ts';

export interface DirectusAccess {
	readonly url: string;
	/** A static token with read access; undefined where there is a login. */
	readonly token: string | undefined;
	readonly email: string | undefined;
	readonly password: string | undefined;
	readonly dialect: 'directus' | 'legacy';
}

/** An empty variable counts as missing, as shells and CI systems set them. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

export const directusVariables = {
	DIRECTUS_URL: optional(serviceAddress),
	DIRECTUS_TOKEN: optional(z.string()),
	DIRECTUS_EMAIL: optional(z.string()),
	DIRECTUS_PASSWORD: optional(z.string()),
	DIRECTUS_DIALECT: optional(z.enum(['directus', 'legacy'], 'must be "directus" or "legacy"')),
};

type Variables = Readonly<Record<string, string | undefined>>;

/** The faults of the combination, a sentence each; none repeats a value. */
export function directusFaults({ DIRECTUS_URL, DIRECTUS_TOKEN, DIRECTUS_EMAIL, DIRECTUS_PASSWORD }: Variables): string[] {
	const login = { DIRECTUS_EMAIL, DIRECTUS_PASSWORD };
	const [given, missing] = [true, false].map((wanted) =>
		Object.entries(login).flatMap(([name, value]) => (Boolean(value) === wanted ? [name] : [])),
	) as [string[], string[]];
	const named = [...(DIRECTUS_TOKEN ? ['DIRECTUS_TOKEN'] : []), ...given];
	const faults: string[] = [];
	if (given.length === 1)
		faults.push(`${missing.join()} is missing, and ${given.join()} needs it. Fix: set ${missing.join()}, or unset ${given.join()}.`);
	if (DIRECTUS_TOKEN && given.length > 0)
		faults.push(`DIRECTUS_TOKEN and ${given.join(' and ')} are set: there must be one way to log in. Fix: unset the token, or the login.`);
	if (DIRECTUS_URL && named.length === 0) {
		faults.push(
			'DIRECTUS_TOKEN is missing (or DIRECTUS_EMAIL and DIRECTUS_PASSWORD), and DIRECTUS_URL needs it. Fix: set one of the two, or unset DIRECTUS_URL.',
		);
	}
	if (!DIRECTUS_URL && named.length > 0)
		faults.push(
			`DIRECTUS_URL is missing, and nothing is asked without it: ${named.join(', ')} would be of no use. Fix: set DIRECTUS_URL, or unset the others.`,
		);
	return faults;
}

/** Of variables without a fault; null: no backend is configured. */
export function toDirectusAccess(
	variables: Variables & { readonly DIRECTUS_DIALECT?: DirectusAccess['dialect'] | undefined },
): DirectusAccess | null {
	const { DIRECTUS_URL: url, DIRECTUS_TOKEN: token, DIRECTUS_EMAIL: email, DIRECTUS_PASSWORD: password } = variables;
	return url === undefined ? null : { url, token, email, password, dialect: variables.DIRECTUS_DIALECT ?? 'directus' };
}
