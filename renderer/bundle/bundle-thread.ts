/** Runs esbuild on a thread of its own: its service process can then be ended without harm to other builds of this process. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BuildFailure, formatMessages } from 'esbuild';
import { bundleBrowser } from './bundle-browser.ts';
import { allInputs } from './bundle-inputs.ts';
import { bundleServer } from './bundle-server.ts';
import { bundleStyles } from './bundle-styles.ts';
import { bundleWorker } from './bundle-worker.ts';
import type { FreshBundles, FreshInputs, SourceFaults } from './bundles.ts';
import { endingEsbuild } from './ending-esbuild.ts';
import { stampInputs } from './input-stamps.ts';

const { projectDir, offlinePage }: FreshInputs = workerData;

parentPort?.postMessage(await endingEsbuild(bundle));

async function bundle(): Promise<FreshBundles | SourceFaults> {
	const startedMs = Date.now();
	try {
		const browser = bundleBrowser(projectDir, offlinePage);
		const [scripts, worker, server, styles] = await Promise.all([
			browser,
			browser.then((scripts) => bundleWorker(projectDir, scripts, offlinePage)),
			bundleServer(projectDir),
			bundleStyles(projectDir),
		]);
		const stamps = stampInputs(projectDir, allInputs(projectDir, scripts, styles, server, worker), startedMs);
		return { bundles: { scripts, styles, worker, server }, stamps };
	} catch (error) {
		if (!isBuildFailure(error)) {
			throw error;
		}
		return { faults: (await formatMessages(error.errors, { kind: 'error' })).join('') };
	}
}

function isBuildFailure(error: unknown): error is BuildFailure {
	return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
