/** Backend → snapshot: reads everything that belongs to the project, and leaves the snapshot alone unless all of it came. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../../site/progress.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { readBackendFacts } from '../directus/read-limits.ts';
import { advanceHistory, type History, momentOf } from '../history/history.ts';
import { planHistoryFiles } from '../history/history-files.ts';
import { openHistory } from '../history/open-history.ts';
import { readHistory } from '../history/read-history.ts';
import { type CollectionDifference, compareSnapshots } from '../snapshot/compare-snapshots.ts';
import { ForeignSnapshot } from '../snapshot/foreign-snapshot.ts';
import { richTextFolder } from '../snapshot/manifest.ts';
import { openSnapshot, type Snapshot } from '../snapshot/open-snapshot.ts';
import { readRecorded } from '../snapshot/read-recorded.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-damaged.ts';
import { SnapshotMissing } from '../snapshot/snapshot-missing.ts';
import { recoverSnapshot, snapshotFolders } from '../snapshot/switch-snapshot.ts';
import { type StagedSnapshot, stageSnapshot } from '../snapshot/write-snapshot.ts';
import { downloadOriginals } from './download-originals.ts';
import { type FetchedContent, readFetchedContent } from './fetched-content.ts';
import { type CurrentRecords, readCurrentRecords } from './read-current-records.ts';
import { refuseShrinking } from './refuse-shrinking.ts';
import { renderContent } from './render-content.ts';

export interface FetchInput {
	readonly client: BackendClient;
	/** The snapshot's folder; it may be missing. */
	readonly contentDir: string;
	readonly cacheDir: string;
	/** Time of the fetch, ISO 8601 in UTC. */
	readonly asOf: string;
	/** Takes a catalogue that lost more than 30 % of a part. */
	readonly acceptShrink?: boolean;
	/** Reads everything, even records that have not changed. */
	readonly full?: boolean;
	/** Marks the snapshot as one whose drafts are built. */
	readonly drafts?: boolean;
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
 * Judges transport, completeness and shrinking, never content. An error leaves the snapshot in place as it was. The caller holds the lock of
 * `contentDir`, until it has committed or discarded what is staged. The history goes on from that of the snapshot in place.
 * @throws one of the error classes of `directus/` and of this folder; ForeignSnapshot, ClockBehind, and SnapshotDamaged for the history
 */
export async function fetchSnapshot(input: FetchInput): Promise<FetchedSnapshot> {
	const { client, contentDir, cacheDir, asOf, drafts = false, progress } = input;
	const downloadDir = snapshotFolders(contentDir).downloads;
	await recoverSnapshot(contentDir);
	await rm(downloadDir, { recursive: true, force: true });
	const before = await readSnapshotInPlace(contentDir, client.project);
	const historyInPlace = await openHistory(contentDir);
	const history = readHistory(historyInPlace);
	const moment = momentOf(history, asOf);
	try {
		const { limits, version } = await readBackendFacts(client);
		const { records, remember } = await readCurrentRecords({ ...input, limits, before, full: input.full ?? false });
		const fetched = readFetchedContent(records, client.project);
		if (!input.acceptShrink && before !== null) refuseShrinking(before.records, fetched.records);
		const next = drafts ? history : continueHistory(history, before, fetched, moment);
		const images = await downloadOriginals({ client, files: records.directus_files ?? [], before, downloadDir, progress });
		const richTextDir = before?.richTextDir ?? join(contentDir, richTextFolder);
		const richText = await renderContent({ fetched, legalTexts: next.legalTexts, richTextDir, cacheDir, progress });
		const meta = { drafts, project: client.project, fetchedAt: asOf, backendVersion: version, images, richText };
		const staged = await stageSnapshot(contentDir, records, { ...meta, history: planHistoryFiles(next) });
		const differences = await finishStaged(before, staged, remember);
		return { staged, differences, editedHistory: historyInPlace.edited };
	} finally {
		await rm(downloadDir, { recursive: true, force: true });
	}
}

function continueHistory(history: History, before: Snapshot | null, { records, parsed }: FetchedContent, moment: string): History {
	return advanceHistory(history, { before: before?.records ?? null, now: records, content: parsed.content }, moment);
}

async function finishStaged(
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

/** null where there is none to compare with: missing, or damaged, which a fetch fixes. @throws ForeignSnapshot */
async function readSnapshotInPlace(contentDir: string, project: string): Promise<Snapshot | null> {
	const { project: found } = await readRecorded(contentDir);
	if (found !== null && found !== project) throw new ForeignSnapshot(contentDir, found, project);
	try {
		// The copy has read the list of originals, so that what is wrong with it is known here.
		return { ...(await openSnapshot(contentDir)) };
	} catch (error) {
		if (error instanceof SnapshotMissing || error instanceof SnapshotDamaged) return null;
		throw error;
	}
}
