/** How a backend is reached, and what a client lacks before it can ask anything. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { DialectName } from './dialect.ts';
import type { Fetch } from './read-answer.ts';

export interface BackendOptions {
	/** Where Directus lives, possibly below a path. */
	readonly url: string;
	/** Static token with read access; or `email` and `password`, with which the client logs in. */
	readonly token?: string | undefined;
	readonly email?: string | undefined;
	readonly password?: string | undefined;
	/** One-time password of an account that asks for one. */
	readonly otp?: string | undefined;
	/** How logging in, renewing and logging out are asked for. */
	readonly dialect?: DialectName | undefined;
	/** Domain of the project whose records are read. */
	readonly project: string;
	readonly fetch?: Fetch;
	readonly clock?: Clock;
	readonly maxConcurrent?: number;
	/** Ceiling of a request, retries included. */
	readonly requestTimeoutMs?: number;
	/** Longest time without a byte. */
	readonly idleTimeoutMs?: number;
	/** Left out, `usualFirstAttempts`. */
	readonly firstAttempts?: FirstAttempts;
	/** Gets a sentence whenever something is tried again, or waited for. */
	readonly log?: (line: string) => void;
}

/** How often a request is tried before the backend has answered anything: later silence of one that did is tried again as any other fault. */
export interface FirstAttempts {
	/** After any fault. */
	readonly all: number;
	/** After no byte for the whole idle time. */
	readonly silent: number;
}

export const usualFirstAttempts: FirstAttempts = { all: 5, silent: 2 };

type Configuration = Pick<BackendOptions, 'url' | 'project' | 'token' | 'email' | 'password'>;

/** A reason without any secret, which names the setting; null where nothing is wrong. */
export function configurationFault({ url, project, token, email, password }: Configuration): string | null {
	if (url.trim() === '') return 'no URL is configured (DIRECTUS_URL)';
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return `its URL ${JSON.stringify(url)} is no http address (DIRECTUS_URL)`;
	if (project.trim() === '') return 'no project is configured (projectDomain in site.config.ts, or PROJECT_DOMAIN)';
	if (token === undefined) {
		const isWhole = Boolean(email) && Boolean(password);
		return isWhole ? null : 'no login is configured (DIRECTUS_TOKEN, or DIRECTUS_EMAIL and DIRECTUS_PASSWORD)';
	}
	if (email !== undefined || password !== undefined)
		return 'two logins are configured: DIRECTUS_TOKEN beside DIRECTUS_EMAIL or DIRECTUS_PASSWORD';
	if (!/^[\x21-\x7e]+$/.test(token)) return 'its token is missing, or has characters that no token has (DIRECTUS_TOKEN)';
	return null;
}

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
	sleep(ms: number): Promise<void>;
	/** Runs `check` again and again, until the result is called. It alone keeps no program from ending. */
	every(ms: number, check: () => void): () => void;
}

export const systemClock: Clock = {
	now: () => Date.now(),
	sleep: (ms) => sleep(ms),
	every(ms, check) {
		const timer = setInterval(check, ms).unref();
		return () => clearInterval(timer);
	},
};
