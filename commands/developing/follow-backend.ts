/** `--live`: fetches again and again, so that what an editor saves in the backend appears. */
import type { Rebuilder } from './rebuilder.ts';
import type { BuildOutcome } from './run-build.ts';
import type { FetchOutcome } from './run-fetch.ts';

export interface BackendFollower {
	/** Follows until it is stopped; one fetch at a time, and none beside a build that runs already. `everyMs`: from the end of a fetch to the beginning of the next one. */
	follow(everyMs: number): Promise<void>;
	/**
	 * True: leave a change of the snapshot to the fetch that runs. Each switches the whole folder, even where the backend says nothing new,
	 * and only the fetch knows.
	 */
	takesOver(file: string): boolean;
	/** Every rebuild's outcome is told here: the fetch that runs may have taken the snapshot from under it. */
	rebuilt(outcome: BuildOutcome): void;
}

export interface BackendFollowerOptions {
	fetch(): Promise<FetchOutcome>;
	readonly isSnapshotFile: (file: string) => boolean;
	readonly rebuilder: Pick<Rebuilder, 'changed' | 'isBuilding' | 'idle'>;
	/** Says something to a person. */
	tell(text: string): void;
	readonly signal: AbortSignal;
}

/** The watcher hears of the switched folder a moment after the fetch has ended. */
const settleMs = 300;

export function createBackendFollower(options: BackendFollowerOptions): BackendFollower {
	const { fetch, isSnapshotFile, rebuilder, tell, signal } = options;
	let isFetching = false;
	let wasDisturbed = false;
	let isFailing = false;
	const kept = new Set<string>();

	async function fetchOnce(): Promise<FetchOutcome> {
		isFetching = true;
		wasDisturbed = false;
		const outcome = await fetch();
		if (outcome.kind === 'fetched' && outcome.differences !== '') {
			rebuilder.changed(`Directus (${outcome.differences})`);
		} else if (outcome.kind === 'fetched' && (wasDisturbed || rebuilder.isBuilding)) {
			rebuilder.changed('the snapshot, fetched again');
		}
		await pause(settleMs, signal);
		isFetching = false;
		if (outcome.kind === 'failed') {
			kept.forEach(rebuilder.changed);
		}
		kept.clear();
		return outcome;
	}

	function tellOnce(outcome: FetchOutcome, everyMs: number): void {
		if (outcome.kind === 'failed' && !isFailing) {
			tell(`${outcome.report}\nThe site stays as it is; the fetch is tried again every ${everyMs / 1000} s.`);
		} else if (outcome.kind === 'fetched' && isFailing) {
			tell('Directus can be fetched from again.');
		}
		isFailing = outcome.kind === 'failed';
	}

	return {
		async follow(everyMs) {
			while (!signal.aborted) {
				tellOnce(await fetchOnce(), everyMs);
				await pause(everyMs, signal);
				await rebuilder.idle();
			}
		},
		takesOver(file) {
			const isTaken = isFetching && isSnapshotFile(file);
			if (isTaken) {
				kept.add(file);
			}
			return isTaken;
		},
		rebuilt(outcome) {
			wasDisturbed ||= isFetching && outcome.kind === 'failed';
		},
	};
}

/** Shorter where it is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', end);
			resolve();
		};
		const timer = setTimeout(end, signal.aborted ? 0 : ms);
		signal.addEventListener('abort', end);
	});
}
