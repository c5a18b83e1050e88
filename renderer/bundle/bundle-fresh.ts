/** Bundles with esbuild and reuses no earlier bundle. */

import { Worker } from 'node:worker_threads';
import { WorldError } from '../../site/world-error.ts';
import type { FreshBundles, FreshInputs, SourceFaults } from './bundles.ts';

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
