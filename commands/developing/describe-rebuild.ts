/** One line for each rebuild: what changed, what came of it, how long it took. */
import { isAbsolute, relative } from 'node:path';
import type { Rebuild } from './rebuilder.ts';

const shownChanges = 2;

/** Files are named from `dir` on where they lie in it. `isSameFailure`: it failed for what the build before failed for. */
export function describeRebuild({ outcome, changes, ms }: Rebuild, dir: string, { isSameFailure = false } = {}): string {
	return `${describeChanges(changes, dir)}: ${describeOutcome(outcome, isSameFailure)} (${(ms / 1000).toFixed(2)} s)`;
}

function describeOutcome(outcome: Rebuild['outcome'], isSameFailure: boolean): string {
	if (outcome.kind !== 'built') {
		return `the build failed${isSameFailure ? ' for the same reason as before' : ''}, and the site is as it was`;
	}
	const { rendered, written, removed } = outcome;
	const parts = [
		`${rendered} ${rendered === 1 ? 'page' : 'pages'} rendered`,
		`${written} ${written === 1 ? 'file' : 'files'} written`,
		...(removed > 0 ? [`${removed} removed`] : []),
	];
	return written + removed === 0 ? 'nothing to write' : parts.join(', ');
}

function describeChanges(changes: readonly string[], dir: string): string {
	if (changes.length === 0) {
		return 'First build';
	}
	const shown = changes.slice(0, shownChanges).map((change) => (isAbsolute(change) ? nameFrom(dir, change) : change));
	const more = changes.length - shown.length;
	return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
}

function nameFrom(dir: string, file: string): string {
	const way = relative(dir, file);
	return way.startsWith('..') || isAbsolute(way) ? file : way;
}
