/** Tells that a build with drafts has none to show: a token that may not read them gets no error, only fewer records. */
import { collections } from '../../pipeline/snapshot/collections.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';

/** A sentence for a person; null where there is a draft. `snapshot` as it was fetched. */
export function describeLackingDrafts(snapshot: {
	shards(collection: string): readonly Pick<ReturnType<Snapshot['shards']>[number], 'records'>[];
}): string | null {
	// Products are what is drafted, as a rule, and the last but two: looking there first spares reading the rest.
	const hasDraft = collections
		.toReversed()
		.some((collection) => snapshot.shards(collection).some((shard) => shard.records().some(({ status }) => status === 'draft')));
	return hasDraft
		? null
		: 'No record that was fetched has the status "draft": there is none, or the token may not read them. Its read permission must not leave them out (docs/editing.md).';
}
