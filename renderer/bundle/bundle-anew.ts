/** Bundles with esbuild, whatever earlier builds made. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BundleSources, FreshBundles, SourceFaults } from './bundles.ts';
import { SourceFaulty } from './source-faulty.ts';

/** Bundling that has begun before anybody knows the theme. */
export interface Bundling {
	/** Leaves no process running. @throws SourceFaulty */
	finish(tokens: string): Promise<FreshBundles>;
	/** Resolves when nothing of it runs any more, whether or not anybody asked for the bundles. */
	end(): Promise<void>;
}

/** Where bundles are kept below the cache. */
export function bundlesDir(cacheDir: string): string {
	return join(cacheDir, 'bundles');
}

/** Tells whether bundling is certain: no build with this cache has kept any. */
export function lacksBundles(cacheDir: string): boolean {
	return !existsSync(bundlesDir(cacheDir));
}

/** Leaves no process running. @throws SourceFaulty */
export async function bundleAnew({ projectDir, tokens }: BundleSources): Promise<FreshBundles> {
	return await startBundling(projectDir).finish(tokens);
}

/** Whoever starts it ends it, on every way out. */
export function startBundling(projectDir: string): Bundling {
	const worker = new Worker(new URL('./bundle-thread.ts', import.meta.url), { workerData: projectDir });
	const made = outcomeOf(worker);
	// Here, so that a failure which nobody asks for is no unhandled one.
	const ended = made.then(
		() => {},
		() => {},
	);
	let theme: string | null = null;
	return {
		async finish(tokens) {
			if (theme !== null && theme !== tokens) {
				return await bundleAnew({ projectDir, tokens });
			}
			theme = tokens;
			worker.postMessage(tokens);
			return await made;
		},
		async end() {
			worker.postMessage(null);
			await ended;
		},
	};
}

async function outcomeOf(worker: Worker): Promise<FreshBundles> {
	return await new Promise((resolve, reject) => {
		let fresh: FreshBundles | null = null;
		worker.once('message', (message: FreshBundles | SourceFaults) => {
			if ('faults' in message) {
				reject(new SourceFaulty(message.faults));
			} else {
				fresh = message;
			}
		});
		worker.once('error', reject);
		worker.once('exit', (code) => {
			if (fresh === null) {
				reject(new Error(`The thread that bundles the client ended with ${code}.`));
			} else {
				resolve(fresh);
			}
		});
	});
}
