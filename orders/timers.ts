/** The timers of the order service: everything that happens after a time goes through one function. */

/** Calls `work` once after so many milliseconds, unless the returned function is called before. It keeps no process alive. */
export type After = (ms: number, work: () => void) => () => void;

/** The machine's timers. */
export const machineAfter: After = (ms, work) => {
	const timer = setTimeout(work, ms);
	timer.unref();
	return () => clearTimeout(timer);
};

/** Calls `work` again and again, until the returned function is called. */
export function every(after: After, ms: number, work: () => void): () => void {
	let cancel: () => void;
	const next = (): void => {
		cancel = after(ms, () => {
			next();
			work();
		});
	};
	next();
	return () => cancel();
}
