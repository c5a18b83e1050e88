/** Everything that esbuild makes of the client: kept from an earlier build of the same sources, or made now. */
import { Worker } from 'node:worker_threads';
import type { Progress } from '../../site/progress.ts';
import { WorldError } from '../../site/world-error.ts';
import type { Bundles, FreshBundles, FreshInputs, SourceFaults } from './bundles.ts';
import { type BundlesPlace, keepBundles, ownDir, readKeptBundles } from './kept-bundles.ts';
import { createLazyServer, type LazyServer } from './lazy-server.ts';

export interface ClientBundles extends Pick<Bundles, 'scripts' | 'styles' | 'worker'> {
	readonly server: LazyServer;
}

export interface BundleInputs extends BundlesPlace {
	readonly progress: Progress;
}

export async function bundleClient({ progress, ...place }: BundleInputs): Promise<ClientBundles> {
	const stage = progress.stage('Bundles');
	const kept = await readKeptBundles(place);
	const { scripts, styles, worker, server } = kept ?? (await bundleAndKeep(place));
	const sheets = 1 + Object.keys(styles.templates).length + Object.keys(styles.parts).length;
	const what = `${scripts.files.size} scripts, ${sheets} stylesheets, ${styles.fonts.size} fonts, a service worker of ${(Buffer.byteLength(worker.working) / 1000).toFixed(1)} kB`;
	stage.done(kept === null ? what : `${what}, as they were`);
	return { scripts, styles, worker, server: createLazyServer(server, ownDir(place), place.projectDir) };
}

async function bundleAndKeep(place: BundlesPlace): Promise<Bundles> {
	const { bundles, stamps } = await bundleFresh(place);
	if (stamps !== null) {
		await keepBundles(place, { bundles, stamps });
	}
	return bundles;
}

export interface BundlesBeside {
	/** The bundles, or why there are none. */
	readonly bundle: () => Promise<ClientBundles>;
	/** Resolves when nothing of it runs any more, even if the bundles were never asked for. */
	end(): Promise<void>;
}

/** While other work is done: esbuild keeps another processor busy, and nothing needs its bundles before the first page. */
export function bundleBeside(inputs: BundleInputs): BundlesBeside {
	const bundles = bundleClient(inputs);
	// Here, so that an unread failure is no unhandled one.
	const ended = Promise.allSettled([bundles]);
	return { bundle: () => bundles, end: async () => void (await ended) };
}

/** Leaves no process running. @throws SourceFaulty */
export async function bundleFresh(inputs: FreshInputs): Promise<FreshBundles> {
	const worker = new Worker(new URL('./bundle-thread.ts', import.meta.url), { workerData: inputs });
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

/** A source of the client cannot be bundled. */
export class SourceFaulty extends WorldError {
	/** `faults` name file, line and column, with the line itself. */
	constructor(faults: string) {
		super(`The client's sources have faults:\n\n${faults.trim()}`);
	}
}
