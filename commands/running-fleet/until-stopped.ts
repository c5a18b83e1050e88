/** Resolves when the system, or Ctrl-C, asks the process to end. A second signal ends it at once. */
export function untilStopped(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
	});
}
