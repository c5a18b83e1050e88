/** Asks Directus for one thing and reads its answer to the end. Both the service and the installation of the desk speak through it. */

/** Where Directus is, and the token that it knows the caller by. */
export interface DirectusTarget {
	/** Its origin. */
	readonly url: string;
	readonly token: string;
	/** Left out, the network's. */
	readonly fetch?: typeof globalThis.fetch;
	/** Ends a call after this time. Left out, the machine's. */
	timeout?(ms: number): AbortSignal;
}

interface DirectusQuestion {
	readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** Begins with `/`. */
	readonly path: string;
	readonly body?: unknown;
	/** Breaks off what is on its way. */
	readonly stopped?: AbortSignal | undefined;
}

/** What Directus, or a server before it, answered, whatever that was. */
export interface DirectusAnswer {
	readonly status: number;
	/** Directus' own word for a refusal, such as `RECORD_NOT_UNIQUE`; null: there is none. */
	readonly code: string | null;
	/** Of an answer that is no refusal; null: it has none. */
	readonly data: unknown;
	/** By Directus' own clock, milliseconds since 1970; NaN: it does not say. */
	readonly answeredAt: number;
}

/** Rejects with a TypeError without a network, and with a SyntaxError where a server before Directus answers. */
export async function askDirectus(
	{ url, token, fetch = globalThis.fetch, timeout: timeoutOf = AbortSignal.timeout }: DirectusTarget,
	{ method, path, body, stopped }: DirectusQuestion,
): Promise<DirectusAnswer> {
	const timeout = timeoutOf(answerTimeoutMs);
	const response = await fetch(url + path, {
		method,
		headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
		...(body !== undefined && { body: JSON.stringify(body) }),
		redirect: 'error',
		signal: stopped === undefined ? timeout : AbortSignal.any([stopped, timeout]),
	});
	const text = await response.text();
	return {
		status: response.status,
		code: response.ok ? null : readErrorCode(text),
		data: response.ok && text !== '' ? ((JSON.parse(text) as { readonly data?: unknown }).data ?? null) : null,
		answeredAt: Date.parse(response.headers.get('date') ?? ''),
	};
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
export function createDirectusApi(target: DirectusTarget, stopped?: AbortSignal): DirectusApi {
	return {
		async request(method, path, body) {
			const answer = await askDirectus(target, { method, path, body, stopped });
			const refusal = refusalOf({ method, path }, answer);
			if (refusal !== null) throw refusal;
			return answer.data;
		},
	};
}

/** null: the answer is none. */
export function refusalOf(
	{ method, path }: Pick<DirectusQuestion, 'method' | 'path'>,
	{ status, code }: DirectusAnswer,
): DirectusRefused | null {
	return status < 200 || status > 299 ? new DirectusRefused(`${method} ${path.split('?')[0]}`, status, code) : null;
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
