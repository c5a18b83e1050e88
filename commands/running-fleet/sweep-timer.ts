/** Does work again and again, never twice at a time. */
interface TimerOptions {
	/** From the end of one turn to the beginning of the next. */
	readonly everyMs: number;
	readonly work: () => Promise<void>;
	/** The next turn comes all the same. */
	readonly onFault: (error: unknown) => void;
}

export interface Timer {
	/** The first turn is now. */
	start(): void;
	/** Has the next turn come in a moment, for something that cannot wait. */
	soon(): void;
	/** Resolves when no turn runs any more. */
	stop(): Promise<void>;
}

/** Edits come in groups. */
const soonMs = 1000;

export function createTimer({ everyMs, work, onFault }: TimerOptions): Timer {
	let timeout: NodeJS.Timeout | null = null;
	let dueMs = Number.POSITIVE_INFINITY;
	let turn: Promise<void> | null = null;
	let isStopped = false;
	let isWanted = false;

	function wait(ms: number): void {
		if (isStopped) return;
		if (timeout !== null) clearTimeout(timeout);
		dueMs = Date.now() + ms;
		timeout = setTimeout(begin, ms);
	}

	function begin(): void {
		timeout = null;
		isWanted = false;
		turn = work()
			.catch(onFault)
			.finally(() => {
				turn = null;
				wait(isWanted ? soonMs : everyMs);
			});
	}

	return {
		start: () => wait(0),
		soon() {
			if (turn !== null) isWanted = true;
			else if (dueMs > Date.now() + soonMs) wait(soonMs);
		},
		async stop() {
			isStopped = true;
			if (timeout !== null) clearTimeout(timeout);
			await turn;
		},
	};
}
