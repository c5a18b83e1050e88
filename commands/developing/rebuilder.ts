/** Decides when to build: once for changes that come together, and once more for all that come meanwhile. */
import type { BuildOutcome } from './run-build.ts';

export interface Rebuilder {
	/** Something has changed that a build reads; `what` names it for a person. */
	changed(what: string): void;
	/** Builds at once; settles when that build has ended. */
	build(): Promise<void>;
	readonly isBuilding: boolean;
	/** Settled when nothing is left to build, or where it is stopped. */
	idle(): Promise<void>;
}

export interface Rebuild {
	readonly outcome: BuildOutcome;
	/** What changed since the last rebuild, in the order of the first changes. */
	readonly changes: readonly string[];
	/** From the first of these changes to the end of the build. */
	readonly ms: number;
}

export interface RebuilderOptions {
	build(): Promise<BuildOutcome>;
	/** Hears of every build, except of one that failed while something changed: another one follows at once. */
	onRebuilt(rebuild: Rebuild): Promise<void>;
	/** Hears what is thrown; nothing is built from then on. */
	onError(error: unknown): void;
	readonly signal: AbortSignal;
}

/** An editor's save, a checkout of another branch and a new snapshot are many changes: they are over when nothing has changed for so long. */
const quietMs = 50;

export function createRebuilder({ build, onRebuilt, onError, signal }: RebuilderOptions): Rebuilder {
	let changes = new Set<string>();
	let firstChangeMs: number | null = null;
	let timer: NodeJS.Timeout | undefined;
	let isBuilding = false;
	let waiting: (() => void)[] = [];
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		tellIdle();
	});

	function tellIdle(): void {
		for (const resolve of waiting) {
			resolve();
		}
		waiting = [];
	}

	function wait(): void {
		clearTimeout(timer);
		if (!signal.aborted) {
			timer = setTimeout(() => run().catch(onError), quietMs);
		}
	}

	async function run(): Promise<void> {
		clearTimeout(timer);
		isBuilding = true;
		const taken = changes;
		const sinceMs = firstChangeMs ?? performance.now();
		changes = new Set();
		firstChangeMs = null;
		const outcome = await build();
		isBuilding = false;
		const isOvertaken = changes.size > 0;
		if (outcome.kind === 'failed' && isOvertaken) {
			changes = new Set([...taken, ...changes]);
			firstChangeMs = sinceMs;
		} else if (!signal.aborted) {
			await onRebuilt({ outcome, changes: [...taken], ms: performance.now() - sinceMs });
		}
		if (isOvertaken) {
			wait();
		} else if (changes.size === 0) {
			tellIdle();
		}
	}

	return {
		changed(what) {
			changes.add(what);
			firstChangeMs ??= performance.now();
			if (!isBuilding) {
				wait();
			}
		},
		build: run,
		get isBuilding() {
			return isBuilding;
		},
		idle() {
			const isIdle = signal.aborted || (!isBuilding && changes.size === 0);
			return isIdle ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
		},
	};
}
