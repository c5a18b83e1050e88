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
