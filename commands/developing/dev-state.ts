/** The state that `npm run dev` sends to an open page: always all of it, so that a page that missed one needs nothing else. */

export interface DevState {
	/** Another one after every build that wrote something, and after every start of the command. */
	readonly version: string;
	/** True: the page's own document is no longer the one that the browser has loaded. */
	readonly isOutdated: boolean;
	/** Why the site is not the one that its sources ask for; null where it is. */
	readonly failure: DevFailure | null;
}

/** `fetch`: the site is that of the last content that came from the backend. */
export interface DevFailure {
	readonly of: 'build' | 'fetch';
	readonly report: string;
}

/** Paths of this command beside those of the site. */
export const devPaths = { script: '/__dev/reload.js', events: '/__dev/events' } as const;

/** Queries of those paths. `stamp` changes with each version of a document. */
export const devQueries = { stamp: 'stamp', path: 'path' } as const;
