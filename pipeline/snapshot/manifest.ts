/** What a snapshot says about itself. Values that change with every fetch stand in its manifest and nowhere else. */
import path from 'node:path';
import * as z from 'zod';
import { readJsonIfThere } from '../disk/read-json.ts';

/** Raised whenever older programs could misread a newer snapshot. */
export const formatVersion = 1;

/** Stands for the project in the snapshot of shared records. No domain is a word without a dot. */
export const sharedProject = 'shared';

export const manifestFile = 'manifest.json';
export const recordsFolder = 'records';
export const imagesFolder = 'images';
export const imageManifestFile = 'images/manifest.json';
export const richTextFolder = 'rich-text';
export const historyFolder = 'history';

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
	formatVersion: z.int(),
	/** Domain of the project that was fetched. */
	project: z.string(),
	/** ISO 8601, UTC. */
	fetchedAt: z.string(),
	backendVersion: z.string().nullable(),
	/** The backend's own clock before the first record was read, ISO 8601 in UTC; left out where it is not known, or the fetch is to be repeatable. */
	readFrom: z.string().optional(),
	/** Fetched to be built with what is not published yet, and never to be published itself. */
	drafts: z.literal(true).optional(),
	/** Of a snapshot with drafts, how many of its records are some. */
	draftCount: z.int().optional(),
	collections: z.record(
		z.string(),
		z.object({
			count: z.int(),
			shards: z.array(z.object({ file: z.string().regex(/^records\/[a-z0-9_]+\/[a-z0-9-]+\.json$/), sha256: sha256Hex, count: z.int() })),
		}),
	),
	/** SHA-256 of each file of rendered rich text; a file that is not listed, or holds something else, is not used. */
	richText: z.record(z.string().regex(/^rich-text\/[a-z0-9-]+\.json$/), sha256Hex).default({}),
	/** SHA-256 of the list of originals; null where a snapshot has none, or its program did not say. */
	images: sha256Hex.nullable().default(null),
	/** SHA-256 of each file of the history. */
	history: z.record(z.string().regex(/^history\/(?:[a-z0-9_-]+\/)*[a-z0-9-]+\.(?:json|md)$/), sha256Hex).default({}),
});

export type SnapshotManifest = z.output<typeof manifestSchema>;

const imageEntrySchema = z.object({
	/** SHA-256 of the original's bytes. */
	hash: sha256Hex,
	/** Without a dot. */
	ext: z.string().regex(/^[a-z0-9]{1,8}$/),
	width: z.number().nullable(),
	height: z.number().nullable(),
	bytes: z.int(),
	/** Name under which it was uploaded. */
	filename: z.string(),
	/** When the backend last saw the file replaced; null where it doesn't say. Like the fetch time, it stands in a manifest only. */
	modifiedOn: z.string().nullable().default(null),
});

/** By file id. */
export const imageManifestSchema = z.record(z.string(), imageEntrySchema);

export type ImageEntry = z.output<typeof imageEntrySchema>;

/** Name of an original below `images/`. */
export function imageFileName(entry: Pick<ImageEntry, 'hash' | 'ext'>): string {
	return `${entry.hash}.${entry.ext}`;
}

/** What a manifest says beside its records, even where the snapshot cannot be opened any more. null: not known. */
interface Recorded extends Pick<SnapshotManifest, 'richText' | 'images' | 'history'> {
	readonly project: string | null;
	readonly fetchedAt: string | null;
}

const recordedSchema = manifestSchema
	.pick({ project: true, richText: true, images: true, history: true })
	.extend({ fetchedAt: z.string().nullable().default(null) });

/** Of the snapshot in `dir`; nothing where there is none, or its manifest cannot be read. */
export function readRecorded(dir: string): Recorded {
	const nothing: Recorded = { project: null, fetchedAt: null, richText: {}, images: null, history: {} };
	return readJsonIfThere(path.join(dir, manifestFile), recordedSchema) ?? nothing;
}
