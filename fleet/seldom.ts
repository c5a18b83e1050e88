/** For log lines that would otherwise come twice a second. */

/** A function that does `work` at most once in that time for each `what`, of which there must be few. */
export function createSeldom(everyMs = 60_000): (what: string, work: () => void) => void {
	const done = new Map<string, number>();
	return (what, work) => {
		const nowMs = performance.now();
		if (nowMs - (done.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
		done.set(what, nowMs);
		work();
	};
}
