/** The parts of a window that fetching needs; handed in, so that tests have their own network and clock. */
export interface Network {
	readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
	readonly sleep: (ms: number) => Promise<void>;
	readonly nowMs: () => number;
}

/** The needed part of a window: declared here, because the types outside browsers lack it. */
interface NetworkWindow {
	fetch(url: string, init: RequestInit): Promise<Response>;
	setTimeout(handler: () => void, ms: number): unknown;
}

export function networkOf(window: NetworkWindow): Network {
	return {
		fetch: (url, init) => window.fetch(url, init),
		sleep: (ms) => new Promise((done) => window.setTimeout(done, ms)),
		nowMs: Date.now,
	};
}

/** The promise's result, or a rejection when it takes longer. */
export function inTime<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`Nothing after ${timeoutMs} ms`)), timeoutMs);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
