/** Time for retries and sessions, so that tests need not wait. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
	sleep(ms: number): Promise<void>;
	/** Runs `check` again and again, until the result is called. It alone keeps no program from ending. */
	every(ms: number, check: () => void): () => void;
}

export const systemClock: Clock = {
	now: () => Date.now(),
	sleep: (ms) => sleep(ms),
	every(ms, check) {
		const timer = setInterval(check, ms).unref();
		return () => clearInterval(timer);
	},
};
