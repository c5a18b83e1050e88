/** A clock on which waiting takes no time, and that remembers what was waited for. */
import type { Clock } from '../../pipeline/directus/backend-options.ts';

export interface FastClock extends Clock {
	readonly waitsMs: readonly number[];
	/** Lets time pass, with what is to be done `every` so often; what is waited for by `sleep` passes by itself. */
	advance(ms: number): void;
}

export function createFastClock(startMs = Date.UTC(2026, 10, 20, 12)): FastClock {
	const waitsMs: number[] = [];
	const timers = new Set<{ readonly ms: number; readonly check: () => void; dueMs: number }>();
	let nowMs = startMs;
	return {
		waitsMs,
		now: () => nowMs,
		async sleep(ms) {
			waitsMs.push(ms);
			await new Promise((resolve) => setImmediate(resolve));
			nowMs += ms;
		},
		every(ms, check) {
			const timer = { ms, check, dueMs: nowMs + ms };
			timers.add(timer);
			return () => timers.delete(timer);
		},
		advance(ms) {
			const endMs = nowMs + ms;
			for (;;) {
				const next = [...timers].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
				if (next === undefined) break;
				nowMs = Math.max(nowMs, next.dueMs);
				next.dueMs += next.ms;
				next.check();
			}
			nowMs = endMs;
		},
	};
}
