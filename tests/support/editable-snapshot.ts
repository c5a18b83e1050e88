/** A snapshot in memory that tests change and write back, the way `fetch` does or as somebody with an editor. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageFileName, recordsFolder } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { planShards } from '../../pipeline/snapshot/plan-shards.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type SnapshotImage, type SnapshotMeta, writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { allNormalised, normalised } from '../builders/normalised.ts';

export type Records = Record<string, WireRecord[]>;

export interface EditableSnapshot {
	readonly records: Records;
	/** Originals by file id. */
	readonly images: Map<string, SnapshotImage>;
	readonly meta: Pick<SnapshotMeta, 'project' | 'fetchedAt' | 'backendVersion'>;
}

/** Reads the snapshot in `dir`. */
export async function readEditableSnapshot(dir: string): Promise<EditableSnapshot> {
	const { manifest, images, imagesDir, records } = await openSnapshot(dir);
	const { project, fetchedAt, backendVersion } = manifest;
	return {
		records: Object.fromEntries(
			Object.keys(manifest.collections).map((name) => [name, records(name).map((record) => structuredClone(record))]),
		),
		images: new Map([...images].map(([id, entry]) => [id, { ...entry, file: join(imagesDir, imageFileName(entry)) }])),
		meta: { project, fetchedAt, backendVersion },
	};
}

/** Writes the snapshot as `fetch` does: rendered rich text stays as it is in `dir`. */
export async function writeEditableSnapshot(dir: string, { records, images, meta }: EditableSnapshot): Promise<void> {
	await writeSnapshot(dir, allNormalised(records), { ...meta, images });
}

/** Overwrites the shards of one collection as an editor with a text editor would: the manifest's checksums stay the old ones. */
export async function editByHand(dir: string, { records }: EditableSnapshot, collection: string): Promise<void> {
	for (const { name, text } of planShards(normalised(collection, records[collection] ?? []))) {
		await writeFile(join(dir, recordsFolder, collection, `${name}.json`), text);
	}
}
