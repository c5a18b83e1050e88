/** Backend → snapshot of the shared records, which a fleet of shops fetches once for all of them. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../../site/progress.ts';
import type { ContentDefinition } from '../content-definition.ts';
import { describeShared } from '../declarations/shared-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { readBackendFacts } from '../directus/read-whole.ts';
import { filesCollection } from '../records/file-record.ts';
import type { CollectionDifference } from '../snapshot/compare-snapshots.ts';
import { richTextFolder, sharedProject } from '../snapshot/manifest.ts';
import { recoverSnapshot, snapshotFolders } from '../snapshot/switch-snapshot.ts';
import type { ReadRecords } from '../snapshot/wire-record.ts';
import { type StagedSnapshot, stageSnapshot } from '../snapshot/write-snapshot.ts';
import { downloadOriginals } from './download-originals.ts';
import { finishStaged, normaliseAll, readSnapshotInPlace } from './fetch-snapshot.ts';
import { listRichTexts } from './list-rich-texts.ts';
import { readCurrentRecords } from './read-current-records.ts';
import { renderTexts } from './render-texts.ts';

export interface SharedFetchInput {
	readonly site: Pick<ContentDefinition<unknown, unknown>, 'collections' | 'refuseLoss'>;
	/** May read the shared records and their files. Its project is not used. */
	readonly client: BackendClient;
	/** The folder of the snapshot of shared records; it may be missing. */
	readonly contentDir: string;
	readonly cacheDir: string;
	/** Time of the fetch, ISO 8601 in UTC. */
	readonly asOf: string;
	/** Takes records that lost so much that the site would refuse them. */
	readonly acceptShrink?: boolean;
	/** Reads everything, even records that have not changed. */
	readonly full?: boolean;
	/** As of a project's fetch. */
	readonly saysReadTime?: boolean;
	readonly progress: Progress;
}

export interface FetchedShared {
	/** Complete, beside the snapshot in place: the caller commits or discards it. */
	readonly staged: StagedSnapshot;
	/** Empty if no shared record differs. */
	readonly differences: readonly CollectionDifference[];
}

/**
 * Reads every record without a project of the collections that can be shared, with their files, and renders their rich text. The snapshot has the
 * ordinary format and the project {@link sharedProject}; its records keep the project null. As `fetchSnapshot`, it leaves the snapshot in place
 * alone unless all of it came, and the caller holds the lock of `contentDir` until it has committed or discarded what is staged.
 * @throws what `fetchSnapshot` throws
 */
export async function fetchShared(input: SharedFetchInput): Promise<FetchedShared> {
	const { site, client, contentDir, cacheDir, asOf, progress } = input;
	const downloadDir = snapshotFolders(contentDir).downloads;
	await recoverSnapshot(contentDir);
	await rm(downloadDir, { recursive: true, force: true });
	const before = await readSnapshotInPlace(contentDir, sharedProject);
	const collections = describeShared(site.collections);
	try {
		const { limits, version, time } = await readBackendFacts(client);
		const reading = { ...input, collections, limits, before, full: input.full ?? false, isShared: true };
		const current = await readCurrentRecords(reading);
		const normalised = normaliseAll(current.records, collections);
		const records: ReadRecords = (collection) => normalised[collection] ?? [];
		if (!input.acceptShrink && before !== null) site.refuseLoss(before.records, records);
		const images = await downloadOriginals({ client, files: current.records[filesCollection] ?? [], before, downloadDir, progress });
		const sources = listRichTexts(collections.declarations, records);
		const richTextDir = before?.richTextDir ?? join(contentDir, richTextFolder);
		const richText = await renderTexts({ richTextDir, cacheDir, progress }, sources);
		const readFrom = input.saysReadTime && time !== null ? { readFrom: time } : {};
		const meta = { project: sharedProject, fetchedAt: asOf, backendVersion: version, ...readFrom, images, richText };
		const staged = await stageSnapshot(contentDir, normalised, meta);
		return { staged, differences: await finishStaged(before, staged, current.remember) };
	} finally {
		await rm(downloadDir, { recursive: true, force: true });
	}
}
