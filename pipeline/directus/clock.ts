/** Time for retries, so that tests need not wait. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
	sleep(ms: number): Promise<void>;
}

export const systemClock: Clock = { now: () => Date.now(), sleep: (ms) => sleep(ms) };
