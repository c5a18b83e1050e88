/** Reads what the backend has now: of what the snapshot in place has already, only what changed. */
import { readFileSync } from 'node:fs';
import type { Progress } from '../../site/progress.ts';
import type { CollectionDeclaration } from '../declarations/define-collection.ts';
import type { Collections } from '../declarations/describe-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { BackendRefused, ProjectNotFound } from '../directus/backend-errors.ts';
import { type FileReferences, findFileReferences } from '../directus/file-references.ts';
import { toQuery, toSharedQuery } from '../directus/queries.ts';
import { readFileRecords } from '../directus/read-files.ts';
import type { ReadLimits } from '../directus/read-whole.ts';
import { filesCollection } from '../records/file-record.ts';
import { shortHash } from '../snapshot/hash.ts';
import { formatVersion, sharedProject } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { snapshotId } from '../snapshot/switch-snapshot.ts';
import { recordKey } from '../snapshot/wire-record.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';
import { readChangedState, writeChangedState } from './changed-state.ts';
import { mergeShared, withoutMark } from './merge-shared.ts';
import { type CollectionReading, readAllOf, readChangedRecords } from './read-changed-records.ts';
import { type SharedRecords, sharedFromBackend } from './shared-records.ts';

interface CurrentInput {
	readonly collections: Collections;
	readonly client: BackendClient;
	readonly limits: ReadLimits;
	/** Folder of the snapshot in place. */
	readonly contentDir: string;
	readonly cacheDir: string;
	/** The snapshot in place; null where it is missing or damaged. */
	readonly before: Snapshot | null;
	/** Time of the fetch, ISO 8601 in UTC. */
	readonly asOf: string;
	/** Reads everything. */
	readonly full: boolean;
	/** Reads the shared records instead of the project's. */
	readonly isShared?: boolean;
	/** Where the shared records come from that the project shows; the backend unless given. */
	readonly shared?: SharedRecords | undefined;
	readonly progress: Progress;
}

export interface CurrentRecords {
	readonly records: RecordsByCollection;
	/** Shared records are among them. */
	readonly hasShared: boolean;
	/** Keeps what the next fetch needs, for the snapshot with that id: it may still be refused. */
	remember(snapshotId: string): Promise<void>;
}

/** Clocks differ, and some databases keep whole seconds: stamps as young as this prove nothing. By this machine's clock: see docs/decisions/0019. */
const unsettledMs = 60_000;

/** Code that decides what is asked for, and what of it a snapshot keeps beside what collections declare. */
const readingCode = ['../directus/queries.ts', '../directus/light-fields.ts', '../snapshot/normalise-record.ts'];

/**
 * The same records as reading everything, if the backend stamps what it changes (docs/decisions/0019).
 * @throws ProjectNotFound where the backend shows no project of the client's domain; also the errors of reading a collection
 */
export async function readCurrentRecords(input: CurrentInput): Promise<CurrentRecords> {
	const { collections: declared, client, limits, contentDir, cacheDir, before, full, progress } = input;
	const { declarations, fileFields, formOf } = declared;
	const { isShared = false } = input;
	const origin = originOf(client, declared, isShared);
	const inPlace = before === null ? null : await snapshotId(contentDir);
	const state = full || inPlace === null || isEdited(before, declared) ? null : readChangedState(cacheDir, inPlace, origin);
	const settledBeforeMs = Date.parse(input.asOf) - unsettledMs;
	const stage = progress.stage('Content', declarations.length + 1);

	async function read(declaration: CollectionDeclaration): Promise<CollectionReading> {
		const { collection } = declaration;
		const task = { client, query: isShared ? toSharedQuery(declaration) : toQuery(declaration), limits, settledBeforeMs };
		const known = state?.collections.get(collection);
		const changed = known && { ...task, form: formOf(collection), known, before: (before?.records(collection) ?? []).map(withoutMark) };
		const reading = (changed && (await readChangedRecords(changed))) ?? (await orNothingYet(declaration, readAllOf(task)));
		stage.advance();
		return reading;
	}

	const readings = await Promise.all(declarations.map(async (each) => [each.collection, await read(each)] as const));
	const own: RecordsByCollection = Object.fromEntries(readings.map(([collection, reading]) => [collection, reading.records]));
	if (own.project?.length === 0) throw new ProjectNotFound(client.project);
	const shared = input.shared ?? sharedFromBackend(client, declared, limits);
	const { records, added } = isShared
		? { records: own, added: [] }
		: await mergeShared({ collections: declared, project: client.project, records: own, shared });
	const ownReferences = findFileReferences(Object.values(own).flat(), fileFields);
	const ownFiles = await readFileRecords(client, ownReferences, limits);
	const sharedFiles = added.length === 0 ? [] : await shared.files(without(findFileReferences(added, fileFields), ownReferences));
	const files = [...new Map([...sharedFiles, ...ownFiles].map((file) => [recordKey(file), file])).values()];
	const all = Object.values(records).flat();
	stage.advance();
	const fullyRead = readings.reduce((sum, [, reading]) => sum + reading.fullyRead, 0);
	const again = state === null ? '' : `, ${fullyRead} read again`;
	stage.done(`${all.length + files.length} records of ${readings.length + 1} collections${again}`);
	const known = readings
		.map(([collection, reading]) => [collection, reading.known] as const)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	const remember: CurrentRecords['remember'] = (id) =>
		writeChangedState(cacheDir, { snapshotId: id, inPlace }, { origin, collections: new Map(known) });
	return { records: { ...withoutNothingYet(records, declarations), [filesCollection]: files }, hasShared: added.length > 0, remember };
}

/** No records of a collection that the backend may not have yet, and refuses to read. */
async function orNothingYet({ isNewer }: CollectionDeclaration, reading: Promise<CollectionReading>): Promise<CollectionReading> {
	try {
		return await reading;
	} catch (error) {
		if (!isNewer || !(error instanceof BackendRefused) || error.status !== 403) throw error;
		return { records: [], known: { light: {}, digests: new Map() }, fullyRead: 0 };
	}
}

/** A snapshot knows a newer collection only where it has records: without any, it is the same as one of a backend that lacks it. */
function withoutNothingYet(records: RecordsByCollection, declarations: readonly CollectionDeclaration[]): RecordsByCollection {
	const newer = new Set(declarations.filter(({ isNewer }) => isNewer).map(({ collection }) => collection));
	return Object.fromEntries(Object.entries(records).filter(([collection, { length }]) => length > 0 || !newer.has(collection)));
}

function without({ ids, names }: FileReferences, known: FileReferences): FileReferences {
	const [knownIds, knownNames] = [new Set(known.ids), new Set(known.names)];
	return { ids: ids.filter((id) => !knownIds.has(id)), names: names.filter((name) => !knownNames.has(name)) };
}

/** True after an edit of fetched records by hand. */
function isEdited(before: Snapshot | null, { declarations }: Collections): boolean {
	const read = new Set(declarations.map(({ collection }) => collection));
	return before?.notices.some(({ collection }) => read.has(collection)) ?? false;
}

function originOf({ url, project }: BackendClient, { models }: Collections, isShared: boolean): string {
	const code = readingCode.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
	return shortHash(url, isShared ? sharedProject : project, String(formatVersion), models, ...code);
}
