/** A release's record beside its files: which of them are its own, and where a rollback leads. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readOwnJson } from '../../pipeline/disk/read-json.ts';
import { syncFile } from '../../pipeline/disk/sync.ts';
import { type ReleaseFolders, recordFile, unfinishedPrefix } from './release-folders.ts';

const recordSchema = z.object({
	version: z.literal(1),
	/** The release that was current before; null for the first. Always a lower number, so that the way back ends. */
	before: z.int().nullable(),
	/** Counts the switches: the higher, the later it was put in front of the visitors for the last time. */
	switched: z.int(),
	/** ISO time, for people. */
	madeAt: z.string(),
	/** Whether text files have compressed twins. */
	precompressed: z.boolean(),
	/** Name of the snapshot that it carries; null: it carries none. */
	snapshot: z.string().nullable().default(null),
	/** Paths of the site's own files, without twins and without what is kept of other releases. */
	files: z.array(z.string()).readonly(),
});

export type ReleaseRecord = z.output<typeof recordSchema>;

/** A release that is whole. */
export interface Release extends ReleaseRecord {
	readonly number: number;
}

/** A release without a record counts as one that was never finished. */
const remedy = 'Remove it, and release again; visitors see what is current until then.';

/** @throws FileDamaged where it is no record; where it is missing, the system's error */
export async function readRecord(folders: ReleaseFolders, release: number): Promise<ReleaseRecord> {
	return await readOwnJson(recordFile(folders, release), recordSchema, remedy);
}

/** On the disk when it resolves. */
export async function writeRecord(folders: ReleaseFolders, release: number, record: ReleaseRecord): Promise<void> {
	const draft = join(folders.releasesDir, `${unfinishedPrefix}record`);
	await writeFile(draft, JSON.stringify(record));
	await syncFile(draft);
	await rename(draft, recordFile(folders, release));
}
