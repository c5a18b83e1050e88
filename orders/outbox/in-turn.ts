/** Runs `work` once at a time; a call during a run brings one further run, because what it is about may have come too late for this one. */
export function inTurn(work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
	let running: Promise<void> | null = null;
	let isAsked = false;
	const run = async (): Promise<void> => {
		try {
			do {
				isAsked = false;
				await work();
			} while (isAsked);
		} catch (error) {
			onError(error);
		} finally {
			running = null;
		}
	};
	return () => {
		isAsked = true;
		running ??= run();
		return running;
	};
}
