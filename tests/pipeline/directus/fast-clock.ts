/** A clock on which waiting takes no time, and that remembers what was waited for. */
import type { Clock } from '../../../pipeline/directus/clock.ts';

export interface FastClock extends Clock {
	readonly waitsMs: readonly number[];
}

export function createFastClock(startMs = Date.UTC(2026, 10, 20, 12)): FastClock {
	const waitsMs: number[] = [];
	let nowMs = startMs;
	return {
		waitsMs,
		now: () => nowMs,
		async sleep(ms) {
			waitsMs.push(ms);
			await new Promise((resolve) => setImmediate(resolve));
			nowMs += ms;
		},
	};
}
