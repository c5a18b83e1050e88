/** Runs esbuild on a thread of its own: its service process can then be ended without harm to other builds of this process. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BuildFailure, formatMessages } from 'esbuild';
import { bundleBrowser } from './bundle-browser.ts';
import { allInputs } from './bundle-inputs.ts';
import { bundleServer } from './bundle-server.ts';
import { bundleStyles } from './bundle-styles.ts';
import { bundleWorker } from './bundle-worker.ts';
import type { BundleSources, FreshBundles, SourceFaults } from './bundles.ts';
import { endingEsbuild } from './ending-esbuild.ts';
import { stampInputs } from './input-stamps.ts';

const { projectDir, tokens }: BundleSources = workerData;

parentPort?.postMessage(await endingEsbuild(bundle));

async function bundle(): Promise<FreshBundles | SourceFaults> {
	const startedMs = Date.now();
	try {
		const [scripts, styles, server] = await Promise.all([
			bundleBrowser(projectDir),
			bundleStyles(projectDir, tokens),
			bundleServer(projectDir),
		]);
		const worker = await bundleWorker(projectDir, scripts.shell);
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
