/** One pause for all requests: a backend that is busy for one of them is busy for all. */
import type PQueue from 'p-queue';
import type { Clock } from './clock.ts';

export interface SharedPause {
	/** Starts no request for `ms` from now; a pause that lasts longer already stays. */
	hold(ms: number): void;
}

export function createSharedPause(queue: PQueue, clock: Clock): SharedPause {
	let until = 0;
	let waiting = false;

	async function resume(): Promise<void> {
		while (clock.now() < until) await clock.sleep(until - clock.now());
		waiting = false;
		queue.start();
	}

	return {
		hold(ms) {
			until = Math.max(until, clock.now() + ms);
			queue.pause();
			if (waiting) return;
			waiting = true;
			void resume();
		},
	};
}
