/** The progress that long work reports; the commands choose the form (terminal, lines, JSON). */

export interface Progress {
	/** Starts a stage such as "Images". `total` is the number of steps where it is known. */
	stage(name: string, total?: number): ProgressStage;
}

export interface ProgressStage {
	/** There are `by` more steps than was known when it began. */
	grow(by: number): void;
	/** `by` more steps are done. */
	advance(by?: number): void;
	/** The stage has ended; `summary` says what came of it, such as "63 pictures, 12 new". */
	done(summary?: string): void;
}

/** Reports nothing: for tests and for callers that do not watch. */
export const silentProgress: Progress = {
	stage: () => ({ grow() {}, advance() {}, done() {} }),
};
