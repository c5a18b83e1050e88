/** Finds files as rich text refers to them. */
import type { FileId } from '../content/content.ts';
import type { Snapshot } from '../snapshot/read-snapshot.ts';

/**
 * Looks files up by id, or by name, with or without its ending, whatever its case. Of several files with one name the one with the
 * lowest id is found.
 */
export function createReferenceIndex(images: Snapshot['images']): (reference: string) => FileId | null {
	const byName = new Map<string, FileId>();
	for (const [id, { filename }] of [...images].sort(([a], [b]) => (a < b ? -1 : 1))) {
		for (const name of [filename, filename.replace(/\.[^.]*$/, '')].map(comparableName)) if (!byName.has(name)) byName.set(name, id);
	}
	return (reference) => (images.has(reference) ? reference : (byName.get(comparableName(reference)) ?? null));
}

function comparableName(name: string): string {
	return name.normalize('NFC').toLowerCase();
}
