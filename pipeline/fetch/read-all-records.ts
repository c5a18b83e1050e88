/** Reads every collection of a project, and what the backend knows of the files that its records use. */
import type { Progress } from '../../site/progress.ts';
import type { Collections } from '../declarations/describe-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { ProjectNotFound } from '../directus/backend-errors.ts';
import { findFileReferences } from '../directus/file-references.ts';
import { type CollectionQuery, toQuery } from '../directus/queries.ts';
import { readFileRecords } from '../directus/read-files.ts';
import type { ReadLimits } from '../directus/read-whole.ts';
import { filesCollection } from '../records/file-record.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';

export interface ReadingInput {
	readonly collections: Collections;
	readonly client: BackendClient;
	readonly limits: ReadLimits;
	/** Reads one collection whole, or at least gives all its records. */
	readonly read: (query: CollectionQuery) => Promise<readonly WireRecord[]>;
	/** Completes "1,234 records of 27 collections", once they are read. */
	readonly describe?: (count: string) => string;
	readonly progress: Progress;
}

/** @throws ProjectNotFound where the backend shows no project of the client's domain; also the errors of reading a collection */
export async function readAllRecords({
	collections,
	client,
	limits,
	read,
	describe,
	progress,
}: ReadingInput): Promise<RecordsByCollection> {
	const { declarations, fileFields } = collections;
	const stage = progress.stage('Content', declarations.length + 1);
	const entries = await Promise.all(
		declarations.map(async (declaration) => {
			const records = await read(toQuery(declaration));
			stage.advance();
			return [declaration.collection, records] as const;
		}),
	);
	const records: RecordsByCollection = Object.fromEntries(entries);
	if (records.project?.length === 0) throw new ProjectNotFound(client.project);
	const files = await readFileRecords(
		client,
		findFileReferences(
			entries.flatMap(([, list]) => list),
			fileFields,
		),
		limits,
	);
	stage.advance();
	const count = entries.reduce((sum, [, list]) => sum + list.length, files.length);
	const counted = `${count} records of ${entries.length + 1} collections`;
	stage.done(describe === undefined ? counted : describe(counted));
	return { ...records, [filesCollection]: files };
}
