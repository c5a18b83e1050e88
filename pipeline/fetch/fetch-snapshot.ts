/** Backend → snapshot: reads everything that belongs to the project, and leaves the snapshot alone unless all of it came. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../../site/progress.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { readBackendFacts } from '../directus/read-limits.ts';
import { type CollectionDifference, compareSnapshots } from '../snapshot/compare-snapshots.ts';
import { richTextFolder } from '../snapshot/manifest.ts';
import { openSnapshot, type Snapshot } from '../snapshot/open-snapshot.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-damaged.ts';
import { SnapshotMissing } from '../snapshot/snapshot-missing.ts';
import { recoverSnapshot, snapshotFolders } from '../snapshot/switch-snapshot.ts';
import { type RecordsByCollection, type StagedSnapshot, stageSnapshot } from '../snapshot/write-snapshot.ts';
import { CatalogueShrunk } from './catalogue-shrunk.ts';
import { downloadOriginals } from './download-originals.ts';
import { readAllRecords } from './read-all-records.ts';
import { renderContent } from './render-content.ts';

export interface FetchInput {
	readonly client: BackendClient;
	/** The snapshot's folder; it may be missing. */
	readonly contentDir: string;
	readonly cacheDir: string;
	/** Time of the fetch, ISO 8601 in UTC. */
	readonly asOf: string;
	/** Takes a catalogue that lost more than 30 % of its products. */
	readonly acceptShrink?: boolean;
	readonly progress: Progress;
}

export interface FetchedSnapshot {
	/** Complete, beside the snapshot in place: the caller commits or discards it. */
	readonly staged: StagedSnapshot;
	/** Empty if no record differs. */
	readonly differences: readonly CollectionDifference[];
}

const largestShrink = 0.3;

/**
 * Judges transport, completeness and shrinking, never content. Whatever it throws, the snapshot in place is as it was. The caller holds the
 * lock of `contentDir`, until it has committed or discarded what is staged.
 * @throws one of the error classes of `directus/` and of this folder
 */
export async function fetchSnapshot(input: FetchInput): Promise<FetchedSnapshot> {
	const { client, contentDir, cacheDir, asOf, progress } = input;
	const downloadDir = snapshotFolders(contentDir).downloads;
	await recoverSnapshot(contentDir);
	await rm(downloadDir, { recursive: true, force: true });
	const before = await readSnapshotInPlace(contentDir, client.project);
	try {
		const { limits, version } = await readBackendFacts(client);
		const records = await readAllRecords(client, limits, progress);
		if (!input.acceptShrink) refuseShrinking(before, records);
		const images = await downloadOriginals({ client, files: records.directus_files ?? [], before, downloadDir, progress });
		const richTextDir = before?.richTextDir ?? join(contentDir, richTextFolder);
		const richText = await renderContent({ records, projectDomain: client.project, richTextDir, cacheDir, progress });
		const meta = { project: client.project, fetchedAt: asOf, backendVersion: version, images, richText };
		const staged = await stageSnapshot(contentDir, records, meta);
		return { staged, differences: await compareStaged(before, staged) };
	} finally {
		await rm(downloadDir, { recursive: true, force: true });
	}
}

async function compareStaged(before: Snapshot | null, staged: StagedSnapshot): Promise<readonly CollectionDifference[]> {
	try {
		return compareSnapshots(before, await openSnapshot(staged.dir));
	} catch (error) {
		await staged.discard();
		throw error;
	}
}

/** null where there is none to compare with: missing, damaged (a fetch mends it), or another project's. */
async function readSnapshotInPlace(contentDir: string, project: string): Promise<Snapshot | null> {
	try {
		const snapshot = await openSnapshot(contentDir);
		// The copy has read the list of originals, so that what is wrong with it is known here.
		return snapshot.manifest.project === project ? { ...snapshot } : null;
	} catch (error) {
		if (error instanceof SnapshotMissing || error instanceof SnapshotDamaged) return null;
		throw error;
	}
}

function refuseShrinking(before: Snapshot | null, records: RecordsByCollection): void {
	const isPublished = (record: { readonly status?: unknown }) => record.status === 'published';
	const old = before?.records('ecommerce_product').filter(isPublished).length ?? 0;
	const current = records.ecommerce_product?.filter(isPublished).length ?? 0;
	if (current < old * (1 - largestShrink)) throw new CatalogueShrunk(old, current);
}
