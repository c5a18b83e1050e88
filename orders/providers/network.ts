/** The way on which the service calls payment providers. */
export interface Network {
	readonly fetch: typeof globalThis.fetch;
	/** Ends a call after this time. */
	timeout(ms: number): AbortSignal;
}

/** The machine's own. */
export const machineNetwork: Network = { fetch: (...call) => globalThis.fetch(...call), timeout: (ms) => AbortSignal.timeout(ms) };
