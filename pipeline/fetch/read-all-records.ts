/** Reads every collection of a project, and what the backend knows of the files that its records use. */
import type { Progress } from '../../site/progress.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { findFileReferences } from '../directus/file-references.ts';
import { ProjectNotFound } from '../directus/project-not-found.ts';
import { collectionQueries } from '../directus/queries.ts';
import { readFileRecords } from '../directus/read-files.ts';
import type { ReadLimits } from '../directus/read-limits.ts';
import { readRecords } from '../directus/read-records.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';

/** @throws ProjectNotFound where the backend shows no project of the client's domain; whatever reading a collection throws */
export async function readAllRecords(client: BackendClient, limits: ReadLimits, progress: Progress): Promise<RecordsByCollection> {
	const stage = progress.stage('Content', collectionQueries.length + 1);
	const entries = await Promise.all(
		collectionQueries.map(async (query) => {
			const records = await readRecords(client, query, limits);
			stage.advance();
			return [query.collection, records] as const;
		}),
	);
	const records: RecordsByCollection = Object.fromEntries(entries);
	if (records.project?.length === 0) throw new ProjectNotFound(client.project);
	const files = await readFileRecords(client, findFileReferences(entries.flatMap(([, list]) => list)), limits);
	stage.advance();
	const count = entries.reduce((sum, [, list]) => sum + list.length, files.length);
	stage.done(`${count} records of ${entries.length + 1} collections`);
	return { ...records, directus_files: files };
}
