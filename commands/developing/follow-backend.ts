/** `--live`: fetches whenever the backend says that something changed, and again and again while it says nothing, so that what an editor saves appears. */
import type { BuildOutcome, FetchOutcome } from './child-commands.ts';
import type { NoticeBox } from './notices.ts';
import type { Rebuilder } from './rebuilder.ts';
import type { FolderStamps } from './watch-files.ts';

interface BackendFollower {
	/** Follows until it is stopped; one fetch at a time, and none beside a build that runs already. */
	follow(pace: FollowPace): Promise<void>;
	/**
	 * True: leave a change of the snapshot to the fetch that runs, or that ended before the change was heard of. Each switches the whole
	 * folder, even where the backend says nothing new, and only the fetch knows.
	 */
	takesOver(file: string): boolean;
	/** Every rebuild's outcome comes here: the fetch that runs may have taken the snapshot from under it. */
	rebuilt(outcome: BuildOutcome): void;
}

/** From the end of a fetch to the beginning of the next one without a notice. */
export interface FollowPace {
	/** While the backend sends no notices. */
	readonly pollMs: number;
	/** While it sends them: a notice may be lost, as when the backend is started again. */
	readonly notifiedMs: number;
}

interface BackendFollowerOptions {
	fetch(): Promise<FetchOutcome>;
	readonly notices: NoticeBox;
	readonly snapshot: FolderStamps;
	/** Whether there is a snapshot at all; left out, there is one. */
	hasSnapshot?(): boolean;
	readonly rebuilder: Pick<Rebuilder, 'changed' | 'isBuilding' | 'idle'>;
	/** Prints a line for a person. */
	print(text: string): void;
	/** Receives the report of a failed fetch, and null after one that succeeds again. */
	onFailure(report: string | null): Promise<void>;
	readonly signal: AbortSignal;
}

export function createBackendFollower(options: BackendFollowerOptions): BackendFollower {
	const { fetch, notices, snapshot, hasSnapshot = () => true, rebuilder, print, signal } = options;
	let isFetching = false;
	let wasDisturbed = false;
	const failures = createFailureReports(options);
	const kept = new Set<string>();

	async function fetchOnce(): Promise<FetchOutcome> {
		isFetching = true;
		wasDisturbed = false;
		const isFirst = !hasSnapshot();
		const outcome = await fetch();
		isFetching = false;
		if (outcome.kind === 'fetched') {
			snapshot.note();
		} else if (outcome.kind === 'failed') {
			kept.forEach(rebuilder.changed);
		}
		kept.clear();
		const change =
			describeChange(outcome, wasDisturbed || rebuilder.isBuilding) ?? (isFirst && outcome.kind === 'fetched' ? firstChange : null);
		if (change !== null) rebuilder.changed(change);
		return outcome;
	}

	return {
		async follow({ pollMs, notifiedMs }) {
			let getsNotices = false;
			let reason: 'notified' | 'due' = 'due';
			while (!signal.aborted) {
				const outcome = await fetchOnce();
				await failures.report(outcome, pollMs);
				const lacksNotice = outcome.kind === 'fetched' && outcome.differences !== '' && reason === 'due' && !notices.isFull;
				if (getsNotices && lacksNotice) {
					getsNotices = false;
					print(`Directus did not report that change: it is asked every ${pollMs / 1000} s until it reports one again.`);
				}
				reason = await notices.wait(getsNotices && outcome.kind !== 'failed' ? notifiedMs : pollMs, signal);
				if (reason === 'notified' && !getsNotices) {
					getsNotices = true;
					print(`Directus reports changes by its Flow; without that it is asked every ${notifiedMs / 1000} s.`);
				}
				await rebuilder.idle();
			}
		},
		takesOver(file) {
			if (!snapshot.includes(file)) return false;
			if (isFetching) kept.add(file);
			return isFetching || snapshot.isAsNoted(file);
		},
		rebuilt(outcome) {
			wasDisturbed ||= isFetching && outcome.kind === 'failed';
		},
	};
}

/** The first snapshot differs from nothing, and no site was built before. */
const firstChange = 'the first snapshot';

/** The reason for a rebuild after a fetch; null: there is none. `isDisturbed`: the fetch may have taken the snapshot from under a build. */
function describeChange(outcome: FetchOutcome, isDisturbed: boolean): string | null {
	if (outcome.kind !== 'fetched') return null;
	return outcome.differences !== '' ? `Directus (${outcome.differences})` : isDisturbed ? 'the snapshot, fetched again' : null;
}

/** Reports the first of several failures in a row
 and the end of them on the terminal, and each of them to open pages. */
function createFailureReports({ print, onFailure }: Pick<BackendFollowerOptions, 'print' | 'onFailure'>) {
	let isFailing = false;
	return {
		async report(outcome: FetchOutcome, pollMs: number): Promise<void> {
			if (outcome.kind === 'failed') {
				if (!isFailing) print(`${outcome.report}\nThe site stays as it is; the fetch is tried again every ${pollMs / 1000} s.`);
				await onFailure(outcome.report);
			} else if (outcome.kind === 'fetched' && isFailing) {
				print('Directus can be fetched from again.');
				await onFailure(null);
			}
			isFailing = outcome.kind === 'failed';
		},
	};
}
