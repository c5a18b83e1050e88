/** Runs esbuild on a thread of its own: its service process can then be ended without harm to other builds of this process. */
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type BuildFailure, formatMessages, stop } from 'esbuild';
import { bundleBrowser } from './bundle-browser.ts';
import { allInputs } from './bundle-inputs.ts';
import { bundleServer } from './bundle-server.ts';
import { bundleStyles } from './bundle-styles.ts';
import type { BundleSources, FreshBundles, SourceFaults } from './bundles.ts';
import { stampInputs } from './input-stamps.ts';

const { projectDir, tokens }: BundleSources = workerData;

const services: ChildProcess[] = [];
subscribe('child_process', (message) => {
	services.push((message as { process: ChildProcess }).process);
});

const startedMs = Date.now();
try {
	const [scripts, styles, server] = await Promise.all([
		bundleBrowser(projectDir),
		bundleStyles(projectDir, tokens),
		bundleServer(projectDir),
	]);
	const stamps = stampInputs(projectDir, allInputs(projectDir, scripts, styles, server), startedMs);
	parentPort?.postMessage({ bundles: { scripts, styles, server }, stamps } satisfies FreshBundles);
} catch (error) {
	if (!isBuildFailure(error)) {
		throw error;
	}
	parentPort?.postMessage({ faults: (await formatMessages(error.errors, { kind: 'error' })).join('') } satisfies SourceFaults);
} finally {
	// esbuild does not wait for the end of its process, and lets the thread end before.
	const ends = services.map((service) => endOf(service));
	await stop();
	await Promise.all(ends);
}

function isBuildFailure(error: unknown): error is BuildFailure {
	return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

async function endOf(service: ChildProcess): Promise<void> {
	service.ref();
	if (service.exitCode === null && service.signalCode === null) {
		await once(service, 'exit');
	}
}
