/** Asks Directus for one thing and reads its answer to the end. Both the service and the installation of the desk speak through it. */

/** Where Directus is, and the token that it knows the caller by. */
export interface DirectusTarget {
	/** Its origin. */
	readonly url: string;
	readonly token: string;
}

export interface DirectusApi {
	/** `path` begins with `/`. Returns the answer's `data`; null where there is none. @throws DirectusRefused, or TypeError without a network */
	request(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
}

/** Directus answered, and not with what was asked for. Its message holds no value that was sent. */
export class DirectusRefused extends Error {
	override readonly name = 'DirectusRefused';
	readonly status: number;
	/** Directus' own, such as `RECORD_NOT_UNIQUE`; null where a server before it answered. */
	readonly code: string | null;

	constructor(what: string, status: number, code: string | null) {
		super(`${what}: ${[status, code].filter((part) => part !== null).join(' ')}`);
		this.status = status;
		this.code = code;
	}
}

const answerTimeoutMs = 30_000;

/** `stopped` breaks off what is on its way. */
export function createDirectusApi({ url, token }: DirectusTarget, stopped?: AbortSignal): DirectusApi {
	return {
		async request(method, path, body) {
			const timeout = AbortSignal.timeout(answerTimeoutMs);
			const response = await fetch(url + path, {
				method,
				headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
				...(body !== undefined && { body: JSON.stringify(body) }),
				redirect: 'error',
				signal: stopped === undefined ? timeout : AbortSignal.any([stopped, timeout]),
			});
			const text = await response.text();
			if (!response.ok) throw new DirectusRefused(`${method} ${path.split('?')[0]}`, response.status, readErrorCode(text));
			if (text === '') return null;
			return (JSON.parse(text) as { readonly data?: unknown }).data ?? null;
		},
	};
}

/** `{ errors: [{ extensions: { code } }] }`; null where a server before Directus answers. */
export function readErrorCode(text: string): string | null {
	return /"code"\s*:\s*"([A-Z_]{1,60})"/.exec(text)?.[1] ?? null;
}

/** Refusals that are about who asks, where and how often, and say nothing about the record. */
const passing: ReadonlySet<number> = new Set([401, 403, 404, 405, 408, 429]);

/** Whether Directus would answer the same at every repetition. */
export function isFinalRefusal(status: number): boolean {
	return status >= 400 && status < 500 && !passing.has(status);
}
