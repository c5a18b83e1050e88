/** Does work again and again, never twice at a time. */
interface TimerOptions {
	/** From the end of one regular turn to the beginning of the next. */
	readonly everyMs: number;
	/** `isEarly`: the turn was asked for by `soon`, and the regular one comes when it is due all the same. */
	readonly work: (isEarly: boolean) => Promise<void>;
	/** The next turn comes all the same. */
	readonly onFault: (error: unknown) => void;
}

export interface Timer {
	/** The first turn is now. */
	start(): void;
	/** Asks for an early turn in a moment, for something that cannot wait. */
	soon(): void;
	/** Resolves when no turn runs any more. */
	stop(): Promise<void>;
}

/** Edits come in groups. */
const soonMs = 1000;

export function createTimer({ everyMs, work, onFault }: TimerOptions): Timer {
	let timeout: NodeJS.Timeout | null = null;
	let dueMs = Number.POSITIVE_INFINITY;
	let regularMs = 0;
	let turn: Promise<void> | null = null;
	let isStopped = false;
	let isWanted = false;

	function wait(ms: number, isEarly: boolean): void {
		if (isStopped) return;
		if (timeout !== null) clearTimeout(timeout);
		dueMs = Date.now() + ms;
		timeout = setTimeout(() => begin(isEarly), ms);
	}

	function waitForNext(): void {
		const restMs = Math.max(0, regularMs - Date.now());
		if (isWanted && restMs > soonMs) wait(soonMs, true);
		else wait(restMs, false);
	}

	function begin(isEarly: boolean): void {
		timeout = null;
		isWanted = false;
		turn = work(isEarly)
			.catch(onFault)
			.finally(() => {
				turn = null;
				if (!isEarly) regularMs = Date.now() + everyMs;
				waitForNext();
			});
	}

	return {
		start: () => wait(0, false),
		soon() {
			if (turn !== null) isWanted = true;
			else if (dueMs > Date.now() + soonMs) wait(soonMs, true);
		},
		async stop() {
			isStopped = true;
			if (timeout !== null) clearTimeout(timeout);
			await turn;
		},
	};
}
