/** How a backend is logged in to: as today's Directus wants it, or by the paths of its predecessors. Everything else is asked alike. */
import { login, logout, type RestCommand, refresh } from '@directus/sdk';
import * as z from 'zod';
import type { WireRecord } from '../snapshot/wire-record.ts';

/** Every collection by its name; nothing is known of records until they are judged. */
export type BackendSchema = Record<string, WireRecord[]>;

export type DialectName = 'directus' | 'legacy';

export interface Credentials {
	readonly email: string;
	readonly password: string;
	/** One-time password, where the account asks for one. */
	readonly otp?: string | undefined;
}

export interface Tokens {
	/** Goes with every request. */
	readonly access: string;
	/** Is exchanged for new tokens; in today's Directus it can be used once. */
	readonly refresh: string;
	/** How long the access token lives; null where the backend doesn't say. */
	readonly expiresInMs: number | null;
}

export interface AuthRequest {
	/** Below the backend's URL. */
	readonly path: string;
	/** JSON; undefined: none. */
	readonly body: string | undefined;
	/** Goes as bearer, where the backend wants to see it. */
	readonly bearer: string | null;
	/** Whether it carries the credentials. */
	readonly isLogin: boolean;
}

export interface Dialect {
	login(credentials: Credentials): AuthRequest;
	refresh(tokens: Tokens): AuthRequest;
	logout(tokens: Tokens): AuthRequest;
	/** Of an answer to a login or a refresh; null where it holds none. */
	toTokens(answer: unknown): Tokens | null;
}

/** Some databases answer numbers as strings. */
const milliseconds = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).nullish();

const directusAnswer = z.object({
	data: z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1), expires: milliseconds }),
});

/** The access token itself is what is renewed; an expired one is renewed no more. */
const legacyAnswer = z.object({ data: z.object({ token: z.string().min(1), expires: milliseconds }) });

const directus: Dialect = {
	login: ({ email, password, otp }) => ({
		...fromSdk(login({ email, password }, { mode: 'json', ...(otp !== undefined && { otp }) })),
		isLogin: true,
	}),
	refresh: (tokens) => fromSdk(refresh({ mode: 'json', refresh_token: tokens.refresh })),
	logout: (tokens) => fromSdk(logout({ mode: 'json', refresh_token: tokens.refresh })),
	toTokens(answer) {
		const { data } = directusAnswer.safeParse(answer).data ?? {};
		return data === undefined ? null : { access: data.access_token, refresh: data.refresh_token, expiresInMs: data.expires ?? null };
	},
};

const legacy: Dialect = {
	login: ({ email, password, otp }) => ({
		path: '/auth/authenticate',
		body: JSON.stringify({ email, password, mode: 'jwt', ...(otp !== undefined && { otp }) }),
		bearer: null,
		isLogin: true,
	}),
	refresh: ({ access }) => ({ path: '/auth/refresh', body: JSON.stringify({ token: access }), bearer: null, isLogin: false }),
	logout: ({ access }) => ({ path: '/auth/logout', body: undefined, bearer: access, isLogin: false }),
	toTokens(answer) {
		const { data } = legacyAnswer.safeParse(answer).data ?? {};
		return data === undefined ? null : { access: data.token, refresh: data.token, expiresInMs: data.expires ?? null };
	},
};

export const dialects: Readonly<Record<DialectName, Dialect>> = { directus, legacy };

/** An expired bearer would make Directus refuse the very request that renews it. */
function fromSdk(command: RestCommand<unknown, BackendSchema>): AuthRequest {
	const { path, body } = command();
	return { path, body: typeof body === 'string' ? body : undefined, bearer: null, isLogin: false };
}
