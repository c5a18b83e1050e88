/** esbuild works in a process of its own, which outlives the work, and for whose end it does not wait. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { stop } from 'esbuild';

/** Does `work` with esbuild; when it has settled, esbuild's process has ended. No other work of this thread may use esbuild meanwhile. */
export async function endingEsbuild<Result>(work: () => Promise<Result>): Promise<Result> {
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
