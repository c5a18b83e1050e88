/** What esbuild makes of the client, as values: they can be kept between builds and handed from thread to thread. */

import type { BrowserScripts } from './bundle-browser.ts';
import type { OfflinePage } from './bundle-inputs.ts';
import type { ServerModule } from './bundle-server.ts';
import type { WorkerScripts } from './bundle-worker.ts';
import type { Stamps } from './input-stamps.ts';
import type { PlainStyles } from './themed-styles.ts';

export interface Bundles {
	readonly scripts: BrowserScripts;
	readonly styles: PlainStyles;
	readonly worker: WorkerScripts;
	readonly server: ServerModule;
}

export interface FreshInputs {
	readonly projectDir: string;
	readonly offlinePage: OfflinePage;
}

export interface FreshBundles {
	readonly bundles: Bundles;
	/** Of all that the bundles were made from; null where it changed while they were made. */
	readonly stamps: Stamps | null;
}

/** The reasons why there are no bundles, for developers. */
export interface SourceFaults {
	readonly faults: string;
}
