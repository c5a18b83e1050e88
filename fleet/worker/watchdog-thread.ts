/** The thread of `watchdog.ts`: hears which shop a run began with, and null when it has ended. */
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

let timer: NodeJS.Timeout | null = null;
const stderr = 2;
const longestMs = Number(workerData);

parentPort?.on('message', (shop: string | null) => {
	if (timer !== null) clearTimeout(timer);
	timer = shop === null ? null : setTimeout(() => endProcess(shop), longestMs);
});

function endProcess(shop: string): void {
	// A thread's `process.stderr` goes through the main thread, which may be what hangs.
	writeSync(stderr, `The run of ${shop} has not ended after ${longestMs / 1000} s. The worker ends.\n`);
	process.kill(process.pid, 'SIGKILL');
}
