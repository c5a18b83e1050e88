/** Finds files as rich text refers to them. */
import type { FileId } from '../records/file-record.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';

/**
 * Looks files up by id, or by name in any case, with or without its ending. Several files of different content may have one name: they come by id,
 * and the first one is used.
 */
export function createReferenceIndex(images: Snapshot['images']): (reference: string) => readonly FileId[] {
	const byName = new Map<string, FileId[]>();
	for (const [id, { filename, hash }] of [...images].sort(([a], [b]) => (a < b ? -1 : 1))) {
		for (const name of new Set([filename, filename.replace(/\.[^.]*$/, '')].map(comparableName))) {
			const files = byName.get(name) ?? [];
			if (!files.some((other) => images.get(other)?.hash === hash)) files.push(id);
			byName.set(name, files);
		}
	}
	return (reference) => (images.has(reference) ? [reference] : (byName.get(comparableName(reference)) ?? []));
}

function comparableName(name: string): string {
	return name.normalize('NFC').toLowerCase();
}
