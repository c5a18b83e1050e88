/** One HTTP exchange, read to its last byte under two limits of time. */

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: Buffer<ArrayBuffer>;
}

export interface TimeLimits {
	/** When the request as a whole must be done, retries included. */
	readonly deadline: AbortSignal;
	/** Longest time without a byte. */
	readonly idleTimeoutMs: number;
}

/** Follows no redirect. Rejects with the fault of the network, or with the reason of whichever limit was reached. */
export async function readAnswer(fetch: Fetch, url: URL, init: RequestInit, { deadline, idleTimeoutMs }: TimeLimits): Promise<Answer> {
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
		for await (const chunk of response.body ?? []) {
			stillAlive();
			chunks.push(chunk);
		}
		return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
	} finally {
		clearTimeout(timer);
	}
}
