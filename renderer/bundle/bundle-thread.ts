/** Runs esbuild on a thread of its own: its service process can then be ended without harm to other builds of this process. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type BuildFailure, formatMessages, stop } from 'esbuild';
import { bundleBrowser } from './bundle-browser.ts';
import { allInputs } from './bundle-inputs.ts';
import { bundleServer } from './bundle-server.ts';
import { bundleStyles } from './bundle-styles.ts';
import { bundleWorker } from './bundle-worker.ts';
import type { FreshBundles, FreshInputs, SourceFaults } from './bundles.ts';
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

/** Does `work` with esbuild; when it has settled, esbuild's process has ended. No other work of this thread may use esbuild meanwhile. */
async function endingEsbuild<Result>(work: () => Promise<Result>): Promise<Result> {
	const services: ChildProcess[] = [];
	const note = (message: unknown): void => {
		services.push((message as { process: ChildProcess }).process);
	};
	subscribe('child_process', note);
	try {
		return await work();
	} finally {
		unsubscribe('child_process', note);
		const ends = services.map((service) => endOf(service));
		await stop();
		await Promise.all(ends);
	}
}

async function endOf(service: ChildProcess): Promise<void> {
	service.ref();
	if (service.exitCode === null && service.signalCode === null) {
		await once(service, 'exit');
	}
}
