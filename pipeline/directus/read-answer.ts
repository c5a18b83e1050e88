/** One HTTP exchange, read to its last byte under two limits of time and one of size. */
import { AnswerTooLarge, BackendFailed, BackendInvalidJson, BackendRefused } from './backend-errors.ts';

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: Buffer<ArrayBuffer>;
}

/** Of an answer, after decompression: the longest page of records has a few. */
export const maxJsonBytes = 64_000_000;
/** Twice the limit of a picture (pipeline/images/decode-image.ts): a picture between the two limits is reported to the editor. */
export const maxFileBytes = 200_000_000;

interface AnswerLimits {
	readonly maxBytes: number;
	/** When the request as a whole must be done, retries included. */
	readonly deadline: AbortSignal;
	/** Longest time without a byte. */
	readonly idleTimeoutMs: number;
}

/** The backend was silent for too long. */
export class NoByte extends Error {}

/** Follows no redirect. Rejects with the fault of the network, or with the reason of the limit reached. @throws AnswerTooLarge */
export async function readAnswer(
	fetch: Fetch,
	url: URL,
	init: RequestInit,
	{ deadline, idleTimeoutMs, maxBytes }: AnswerLimits,
): Promise<Answer> {
	const idle = new AbortController();
	const giveUp = () => idle.abort(new NoByte(`no byte for ${idleTimeoutMs / 1000} seconds`));
	let timer = setTimeout(giveUp, idleTimeoutMs);
	const stillAlive = () => {
		clearTimeout(timer);
		timer = setTimeout(giveUp, idleTimeoutMs);
	};
	try {
		const signal = AbortSignal.any([deadline, idle.signal]);
		const response = await fetch(url, { ...init, redirect: 'manual', signal });
		const chunks: Uint8Array[] = [];
		let bytes = 0;
		for await (const chunk of response.body ?? []) {
			stillAlive();
			bytes += chunk.length;
			// Leaving the loop ends the answer.
			if (bytes > maxBytes) throw new AnswerTooLarge(withoutQuery(url), maxBytes);
			chunks.push(chunk);
		}
		return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
	} finally {
		clearTimeout(timer);
	}
}

/** For messages: no query, which may be long, and no password. */
export function withoutQuery({ origin, pathname }: URL): string {
	return `${origin}${pathname}`;
}

/** `hide` takes secrets out of what the backend says. @throws BackendRefused, BackendFailed */
export function refuseFailure(url: URL, { status, body }: Answer, hide: (text: string) => string): void {
	if (status >= 200 && status < 300) return;
	const message = serverMessage(body);
	const shown = message === null ? null : hide(message);
	if (status === 401 || status === 403) throw new BackendRefused(withoutQuery(url), status, shown ?? 'Unknown error occured');
	throw new BackendFailed(withoutQuery(url), status, shown);
}

/** `hide` takes secrets out of what is shown of the answer; the parser's own error repeats a part of it, and is dropped. @throws BackendInvalidJson */
export function parseAnswer(url: URL, { body }: Answer, hide: (text: string) => string): unknown {
	const text = body.toString('utf8');
	try {
		return JSON.parse(text);
	} catch {
		throw new BackendInvalidJson(withoutQuery(url), hide(text));
	}
}

/** `errors[0].message` of Directus' error format, or its predecessors' `error.message`; else null. */
function serverMessage(body: Buffer): string | null {
	let answer: unknown;
	try {
		answer = JSON.parse(body.toString('utf8'));
	} catch {
		return null; // a proxy's page says nothing worth repeating
	}
	if (typeof answer !== 'object' || answer === null) return null;
	const error: unknown = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors[0] : 'error' in answer ? answer.error : null;
	const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
	return typeof message === 'string' && message !== '' ? message : null;
}
