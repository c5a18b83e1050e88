/** Ends what a command serves on Ctrl-C or when the system asks for it: what has begun is answered first. */

/** A second signal ends the process at once. */
export function closeOnSignal(close: () => Promise<void>): void {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			close().catch((error: unknown) => {
				console.error(error);
				process.exit(1);
			});
		});
	}
}
