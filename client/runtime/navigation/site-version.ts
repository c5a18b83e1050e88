/** Knows whether the site has a newer version than this document's: what is loaded from then on should be a whole document. */

export interface SiteVersion {
	/** A script, sheet or picture of this document, or of a page that it was to show, could not be loaded. */
	noteFailure(): void;
	/** Returns whether something had failed before: the newer version may fix it. */
	noteUpdate(): boolean;
	isUpdated(): boolean;
	/** Asks the host, now and then at most. Never rejects. */
	check(): Promise<void>;
}

export interface SiteVersionOptions {
	/** Of the scripts that are running. */
	readonly buildHash: string;
	readonly fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
	readonly nowMs: () => number;
}

const appDataFile = '/page-data/app-data.json';
const pauseMs = 300_000;
const timeoutMs = 8000;

export function createSiteVersion({ buildHash, fetch, nowMs }: SiteVersionOptions): SiteVersion {
	let failed = false;
	let updated = false;
	let askedAtMs = Number.NEGATIVE_INFINITY;
	return {
		noteFailure() {
			failed = true;
		},
		noteUpdate() {
			updated = true;
			return failed;
		},
		isUpdated: () => updated,
		async check() {
			if (updated || nowMs() - askedAtMs < pauseMs) return;
			askedAtMs = nowMs();
			try {
				const response = await fetch(appDataFile, { signal: AbortSignal.timeout(timeoutMs) });
				const hash = response.ok ? hashIn(await response.json()) : null;
				if (hash !== null && hash !== buildHash) updated = true;
			} catch (error) {
				// page data names its build as well: nothing depends on this answer alone
				console.warn('The site could not be asked for its version', error);
			}
		},
	};
}

function hashIn(value: unknown): string | null {
	return typeof value === 'object' && value !== null && 'buildHash' in value && typeof value.buildHash === 'string'
		? value.buildHash
		: null;
}
