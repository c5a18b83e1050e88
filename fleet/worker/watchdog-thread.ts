/** The thread of `watchdog.ts`: hears which shop a run began with, and null when it has ended. */
import { parentPort, workerData } from 'node:worker_threads';

let timer: NodeJS.Timeout | null = null;
const longestMs = Number(workerData);

parentPort?.on('message', (shop: string | null) => {
	if (timer !== null) clearTimeout(timer);
	timer = shop === null ? null : setTimeout(() => endProcess(shop), longestMs);
});

function endProcess(shop: string): void {
	process.stderr.write(`The run of ${shop} has not ended after ${longestMs / 1000} s. The worker ends.\n`);
	process.kill(process.pid, 'SIGKILL');
}
