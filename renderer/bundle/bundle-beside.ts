/** Bundles while other work is done: esbuild keeps another processor busy, and nothing needs its bundles before the first page. */
import { type BundleInputs, bundleClient, type ClientBundles } from './bundle-client.ts';

export interface BundlesBeside {
	/** The bundles, or why there are none. */
	readonly bundle: () => Promise<ClientBundles>;
	/** Resolves when nothing of it runs any more, even if the bundles were never asked for. */
	end(): Promise<void>;
}

export function bundleBeside(inputs: BundleInputs): BundlesBeside {
	const bundles = bundleClient(inputs);
	// Here, so that an unread failure is no unhandled one.
	const ended = Promise.allSettled([bundles]);
	return { bundle: () => bundles, end: async () => void (await ended) };
}
