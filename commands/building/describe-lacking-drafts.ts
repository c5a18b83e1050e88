/** Tells that a build with drafts has none to show: a token that may not read them gets no error, only fewer records. */
import type { SnapshotManifest } from '../../pipeline/snapshot/manifest.ts';

/** A sentence for a person; null where drafts were fetched, or the snapshot's program did not count them. */
export function describeLackingDrafts({ draftCount }: Pick<SnapshotManifest, 'draftCount'>): string | null {
	return draftCount === 0
		? 'No record that was fetched has the status "draft": there is none, or the token may not read them. Its read permission must not leave them out (docs/editing.md).'
		: null;
}
