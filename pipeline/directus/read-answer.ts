/** One HTTP exchange, read to its last byte under two limits of time and one of size. */
import { AnswerTooLarge } from './answer-too-large.ts';

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: Buffer<ArrayBuffer>;
}

/** Of an answer, after decompression: the longest page of records has a few. */
export const maxJsonBytes = 64_000_000;
/** Twice what a picture may have (see pipeline/images/image-limits.ts), so that an editor hears of the picture. */
export const maxFileBytes = 200_000_000;

export interface AnswerLimits extends TimeLimits {
	readonly maxBytes: number;
}

export interface TimeLimits {
	/** When the request as a whole must be done, retries included. */
	readonly deadline: AbortSignal;
	/** Longest time without a byte. */
	readonly idleTimeoutMs: number;
}

/** Follows no redirect. Rejects with the fault of the network, or with the reason of the limit reached. @throws AnswerTooLarge */
export async function readAnswer(
	fetch: Fetch,
	url: URL,
	init: RequestInit,
	{ deadline, idleTimeoutMs, maxBytes }: AnswerLimits,
): Promise<Answer> {
	const idle = new AbortController();
	const giveUp = () => idle.abort(new Error(`no byte for ${idleTimeoutMs / 1000} seconds`));
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
			if (bytes > maxBytes) throw new AnswerTooLarge(`${url.origin}${url.pathname}`, maxBytes);
			chunks.push(chunk);
		}
		return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
	} finally {
		clearTimeout(timer);
	}
}
