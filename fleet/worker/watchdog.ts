/**
 * Ends the process where a run does not end: systemd starts it again, and the shop goes to another worker. It is a thread because a busy loop would
 * hold up a timer.
 */
import { Worker } from 'node:worker_threads';

export interface Watchdog {
	/** Does the work, within the time. */
	watch<Result>(shop: string, work: () => Promise<Result>): Promise<Result>;
	close(): Promise<void>;
}

export function startWatchdog(longestMs: number): Watchdog {
	const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: longestMs });
	thread.unref();
	return {
		async watch(shop, work) {
			thread.postMessage(shop);
			try {
				return await work();
			} finally {
				thread.postMessage(null);
			}
		},
		async close() {
			await thread.terminate();
		},
	};
}
