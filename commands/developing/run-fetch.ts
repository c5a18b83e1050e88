/** Runs the ordinary fetch as a process, and says what came of it. */
import { exitCodes } from '../options/exit-codes.ts';
import { runChild } from './run-child.ts';

export type FetchOutcome =
	/** `differences`: for a person, empty where the backend says what the snapshot says. */
	| { readonly kind: 'fetched'; readonly differences: string }
	/** The snapshot is as it was. */
	| { readonly kind: 'failed'; readonly report: string }
	| { readonly kind: 'stopped' };

export interface FetchRun {
	/** Folders and configuration, as options of the fetch. */
	readonly options: readonly string[];
	readonly signal: AbortSignal;
}

/** Backend → snapshot. */
export async function runFetch({ options, signal }: FetchRun): Promise<FetchOutcome> {
	let differences = '';
	const { exitCode, errors } = await runChild({
		args: ['fetch', ...options],
		signal,
		onEvent(event) {
			if (event.event === 'summary') {
				differences = event.differences
					.map(({ collection, added, removed, changed }) => `${collection} ${[...added, ...removed, ...changed].join(', ')}`)
					.join('; ');
			}
		},
	});
	if (signal.aborted) {
		return { kind: 'stopped' };
	}
	if (exitCode === exitCodes.done) {
		return { kind: 'fetched', differences };
	}
	return { kind: 'failed', report: errors || `The fetch ended with exit code ${exitCode}.` };
}
