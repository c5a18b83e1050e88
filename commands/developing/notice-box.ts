/** Collects the backend's notices of changes: an editor's save, and an import even more, is many of them in a row. */

export interface NoticeBox {
	/** Something has changed in the backend. */
	put(): void;
	/** Something was put in since the last `wait` ended. */
	readonly isFull: boolean;
	/**
	 * `told`: something was put in and nothing more has followed for a moment; `due`: nothing was for `ms`, or the signal stopped the wait. One wait
	 * at a time, which empties the box.
	 */
	wait(ms: number, signal: AbortSignal): Promise<'told' | 'due'>;
}

/** A series of notices is over when none has come for `quietMs`; during a long one, such as an import, `longestMs` ends the wait. */
const [quietMs, longestMs] = [50, 500];

export function createNoticeBox(): NoticeBox {
	let firstMs: number | null = null;
	let heard: () => void = () => {};
	return {
		put() {
			firstMs ??= performance.now();
			heard();
		},
		get isFull() {
			return firstMs !== null;
		},
		wait(ms, signal) {
			return new Promise((resolve) => {
				let timer: NodeJS.Timeout | undefined;
				const end = () => {
					clearTimeout(timer);
					signal.removeEventListener('abort', end);
					heard = () => {};
					const isTold = firstMs !== null;
					firstMs = null;
					resolve(isTold ? 'told' : 'due');
				};
				const endIn = (delayMs: number) => {
					clearTimeout(timer);
					timer = setTimeout(end, signal.aborted ? 0 : delayMs);
				};
				heard = () => endIn(Math.max(0, Math.min(quietMs, (firstMs ?? 0) + longestMs - performance.now())));
				signal.addEventListener('abort', end);
				if (firstMs === null) {
					endIn(ms);
				} else {
					heard();
				}
			});
		},
	};
}
