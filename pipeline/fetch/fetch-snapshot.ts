/** Backend → snapshot: reads everything that belongs to the project, and leaves the snapshot alone unless all of it came. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../../site/progress.ts';
import type { ContentDefinition } from '../content-definition.ts';
import type { Collections } from '../declarations/describe-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { readBackendFacts } from '../directus/read-whole.ts';
import { filesCollection } from '../records/file-record.ts';
import { type CollectionDifference, compareSnapshots } from '../snapshot/compare-snapshots.ts';
import { openHistory } from '../snapshot/history-folder.ts';
import { readRecorded, richTextFolder } from '../snapshot/manifest.ts';
import { normaliseRecords } from '../snapshot/normalise-record.ts';
import { openSnapshot, type Snapshot } from '../snapshot/open-snapshot.ts';
import { ForeignSnapshot, SnapshotDamaged, SnapshotMissing } from '../snapshot/snapshot-errors.ts';
import { recoverSnapshot, snapshotFolders } from '../snapshot/switch-snapshot.ts';
import type { ReadRecords } from '../snapshot/wire-record.ts';
import { type RecordsByCollection, type StagedSnapshot, stageSnapshot } from '../snapshot/write-snapshot.ts';
import { downloadOriginals } from './download-originals.ts';
import { type CurrentRecords, readCurrentRecords } from './read-current-records.ts';
import { renderTexts } from './render-texts.ts';
import { earliestReading, type SharedRecords } from './shared-records.ts';

interface FetchInput<Content, History> {
	readonly site: ContentDefinition<Content, History>;
	readonly client: BackendClient;
	/** The snapshot's folder; it may be missing. */
	readonly contentDir: string;
	readonly cacheDir: string;
	/** Time of the fetch, ISO 8601 in UTC. */
	readonly asOf: string;
	/** Takes content that lost so much that the site would refuse it. */
	readonly acceptShrink?: boolean;
	/** Reads everything, even records that have not changed. */
	readonly full?: boolean;
	/** The manifest says from when on the backend was read, by its own clock. Left out, the same content gives the same bytes. */
	readonly saysReadTime?: boolean;
	/** Marks the snapshot as one whose drafts are built. */
	readonly drafts?: boolean;
	/** Where the shared records come from that the project shows; left out, the backend is asked for each of them. */
	readonly shared?: SharedRecords;
	readonly progress: Progress;
}

export interface FetchedSnapshot {
	/** Complete, beside the snapshot in place: the caller commits or discards it. */
	readonly staged: StagedSnapshot;
	/** Empty if no record differs. */
	readonly differences: readonly CollectionDifference[];
	/** Files of the history that were edited by hand since the fetch before; they are taken over as they are. */
	readonly editedHistory: readonly string[];
}

/**
 * Judges transport, completeness and loss, never content. An error leaves the snapshot in place as it was. The caller holds the lock of
 * `contentDir`, until it has committed or discarded what is staged. The history goes on from that of the snapshot in place.
 * @throws one of the error classes of `directus/` and of this folder; ForeignSnapshot, SnapshotDamaged for the history, and what the site throws
 */
export async function fetchSnapshot<Content, History>(input: FetchInput<Content, History>): Promise<FetchedSnapshot> {
	const { site, client, contentDir, cacheDir, asOf, drafts = false, shared, progress } = input;
	const downloadDir = snapshotFolders(contentDir).downloads;
	await recoverSnapshot(contentDir);
	await rm(downloadDir, { recursive: true, force: true });
	const before = await readSnapshotInPlace(contentDir, client.project);
	const historyInPlace = await openHistory(contentDir);
	const history = site.history.open(historyInPlace, asOf);
	try {
		const { limits, version, time } = await readBackendFacts(client);
		const { collections } = site;
		const current = await readCurrentRecords({ ...input, collections, limits, before, full: input.full ?? false });
		const normalised = normaliseAll(current.records, collections);
		const records: ReadRecords = (collection) => normalised[collection] ?? [];
		const content = site.read({ projectDomain: client.project, records });
		if (!input.acceptShrink && before !== null) site.refuseLoss(before.records, records);
		const next = drafts ? history : site.history.advance(history, before?.records ?? null, content);
		const images = await downloadOriginals({
			client,
			files: current.records[filesCollection] ?? [],
			before,
			shared,
			downloadDir,
			progress,
		});
		const richTextDir = before?.richTextDir ?? join(contentDir, richTextFolder);
		const rendering = { richTextDir, cacheDir, progress, alsoKept: shared?.richText ?? null };
		const richText = await renderTexts(rendering, site.texts(content), site.history.texts(next));
		const from = earliestReading(time, current.hasShared ? (shared ?? {}) : {});
		const readFrom = input.saysReadTime && from !== null ? { readFrom: from } : {};
		const meta = { drafts, project: client.project, fetchedAt: asOf, backendVersion: version, ...readFrom, images, richText };
		const staged = await stageSnapshot(contentDir, normalised, { ...meta, history: site.history.files(next) });
		const differences = await finishStaged(before, staged, current.remember);
		return { staged, differences, editedHistory: historyInPlace.edited };
	} finally {
		await rm(downloadDir, { recursive: true, force: true });
	}
}

/** As a snapshot keeps them. */
export function normaliseAll(records: RecordsByCollection, { formOf }: Collections): RecordsByCollection {
	return Object.fromEntries(Object.entries(records).map(([collection, list]) => [collection, normaliseRecords(list, formOf(collection))]));
}

export async function finishStaged(
	before: Snapshot | null,
	staged: StagedSnapshot,
	remember: CurrentRecords['remember'],
): Promise<readonly CollectionDifference[]> {
	try {
		const differences = compareSnapshots(before, await openSnapshot(staged.dir));
		await remember(staged.id);
		return differences;
	} catch (error) {
		await staged.discard();
		throw error;
	}
}

/** null where the snapshot is missing, or damaged, which a fetch fixes. @throws ForeignSnapshot */
export async function readSnapshotInPlace(contentDir: string, project: string): Promise<Snapshot | null> {
	const { project: found } = readRecorded(contentDir);
	if (found !== null && found !== project) throw new ForeignSnapshot(contentDir, found, project);
	try {
		// The copy has read the list of originals, so that what is wrong with it is known here.
		return { ...(await openSnapshot(contentDir)) };
	} catch (error) {
		if (error instanceof SnapshotMissing || error instanceof SnapshotDamaged) return null;
		throw error;
	}
}
