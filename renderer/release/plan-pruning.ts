/** Decides which releases go. What stays is what a rollback can reach and what visitors may still have open. */
import type { Release } from './release-record.ts';

/** A release keeps the assets of at least so many releases before it. */
const retainedReleases = 3;

/** The least that `keep` may be: the current release, and those whose assets it keeps. */
export const leastKept = retainedReleases + 1;

/** Numbers of the releases to remove, oldest first. `current` is one of `releases`; the `keep` that were served last stay, and the last `keep` on the way back. */
export function planPruning(releases: readonly Release[], current: number, keep: number): readonly number[] {
	const servedLast = releases.toSorted((left, right) => right.switched - left.switched).slice(0, keep);
	const kept = new Set([...servedLast.map(({ number }) => number), ...wayBack(releases, current).slice(0, keep)]);
	return releases
		.map(({ number }) => number)
		.filter((number) => !kept.has(number))
		.sort((left, right) => left - right);
}

/** The release itself, the one that was current before it, and so on. */
function wayBack(releases: readonly Release[], from: number): readonly number[] {
	const byNumber = new Map(releases.map((release) => [release.number, release]));
	const way: number[] = [];
	for (let release = byNumber.get(from); release !== undefined; release = byNumber.get(release.before ?? 0)) {
		way.push(release.number);
	}
	return way;
}
