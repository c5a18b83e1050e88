/** Ends what a command serves when somebody presses Ctrl-C or the system asks for it: what has begun is answered first. */

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
