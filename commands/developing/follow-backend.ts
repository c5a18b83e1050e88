/** `--live`: fetches whenever the backend says that something changed, and again and again while it says nothing, so that what an editor saves appears. */
import type { BuildOutcome, FetchOutcome } from './child-commands.ts';
import type { NoticeBox } from './notices.ts';
import type { Rebuilder } from './rebuilder.ts';
import type { FolderStamps } from './watch-files.ts';

export interface BackendFollower {
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

export interface BackendFollowerOptions {
	fetch(): Promise<FetchOutcome>;
	readonly notices: NoticeBox;
	readonly snapshot: FolderStamps;
	readonly rebuilder: Pick<Rebuilder, 'changed' | 'isBuilding' | 'idle'>;
	/** Prints a line for a person. */
	print(text: string): void;
	/** Hears why the last fetch failed, and null when one has not. */
	onFailure(report: string | null): Promise<void>;
	readonly signal: AbortSignal;
}

export function createBackendFollower(options: BackendFollowerOptions): BackendFollower {
	const { fetch, notices, snapshot, rebuilder, print, onFailure, signal } = options;
	let isFetching = false;
	let wasDisturbed = false;
	let isFailing = false;
	const kept = new Set<string>();

	async function fetchOnce(): Promise<FetchOutcome> {
		isFetching = true;
		wasDisturbed = false;
		const outcome = await fetch();
		isFetching = false;
		if (outcome.kind === 'fetched') {
			snapshot.note();
		} else if (outcome.kind === 'failed') {
			kept.forEach(rebuilder.changed);
		}
		kept.clear();
		if (outcome.kind === 'fetched' && outcome.differences !== '') {
			rebuilder.changed(`Directus (${outcome.differences})`);
		} else if (outcome.kind === 'fetched' && (wasDisturbed || rebuilder.isBuilding)) {
			rebuilder.changed('the snapshot, fetched again');
		}
		return outcome;
	}

	async function reportFailure(outcome: FetchOutcome, pollMs: number): Promise<void> {
		if (outcome.kind === 'failed') {
			if (!isFailing) {
				print(`${outcome.report}\nThe site stays as it is; the fetch is tried again every ${pollMs / 1000} s.`);
			}
			await onFailure(outcome.report);
		} else if (outcome.kind === 'fetched' && isFailing) {
			print('Directus can be fetched from again.');
			await onFailure(null);
		}
		isFailing = outcome.kind === 'failed';
	}

	return {
		async follow({ pollMs, notifiedMs }) {
			let getsNotices = false;
			let reason: 'notified' | 'due' = 'due';
			while (!signal.aborted) {
				const outcome = await fetchOnce();
				await reportFailure(outcome, pollMs);
				const lacksNotice = outcome.kind === 'fetched' && outcome.differences !== '' && reason === 'due' && !notices.isFull;
				if (getsNotices && lacksNotice) {
					getsNotices = false;
					print(`Directus did not report that change: it is asked every ${pollMs / 1000} s until it reports one again.`);
				}
				reason = await notices.wait(getsNotices && !isFailing ? notifiedMs : pollMs, signal);
				if (reason === 'notified' && !getsNotices) {
					getsNotices = true;
					print(`Directus reports changes by its Flow; without that it is asked every ${notifiedMs / 1000} s.`);
				}
				await rebuilder.idle();
			}
		},
		takesOver(file) {
			if (!snapshot.includes(file)) {
				return false;
			}
			if (isFetching) {
				kept.add(file);
			}
			return isFetching || snapshot.isAsNoted(file);
		},
		rebuilt(outcome) {
			wasDisturbed ||= isFetching && outcome.kind === 'failed';
		},
	};
}
