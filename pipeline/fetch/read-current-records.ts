/** Reads what the backend has now: of what the snapshot in place has already, only what changed. */
import { readFileSync } from 'node:fs';
import type { Progress } from '../../site/progress.ts';
import type { Collections } from '../declarations/describe-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import type { ReadLimits } from '../directus/read-whole.ts';
import { shortHash } from '../snapshot/hash.ts';
import { formatVersion } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { snapshotId } from '../snapshot/switch-snapshot.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';
import { type ChangedState, type KnownRecords, readChangedState, writeChangedState } from './changed-state.ts';
import { readAllRecords } from './read-all-records.ts';
import { readAllOf, readChangedRecords } from './read-changed-records.ts';

export interface CurrentInput {
	readonly collections: Collections;
	readonly client: BackendClient;
	readonly limits: ReadLimits;
	/** Folder of the snapshot in place. */
	readonly contentDir: string;
	readonly cacheDir: string;
	/** The snapshot in place; null where there is none that is sound. */
	readonly before: Snapshot | null;
	/** Time of the fetch, ISO 8601 in UTC. */
	readonly asOf: string;
	/** Reads everything. */
	readonly full: boolean;
	readonly progress: Progress;
}

export interface CurrentRecords {
	readonly records: RecordsByCollection;
	/** Keeps what the next fetch needs, for the snapshot with that id: it may still be refused. */
	remember(snapshotId: string): Promise<void>;
}

/** Clocks differ, and some databases keep whole seconds: stamps as young as this prove nothing. By this machine's clock: see docs/decisions/0019. */
const unsettledMs = 60_000;

/** Code that decides what is asked for, and what of it a snapshot keeps beside what collections declare. */
const readingCode = ['../directus/queries.ts', '../directus/light-fields.ts', '../snapshot/normalise-record.ts'];

/** The same records as reading everything, if the backend stamps what it changes (docs/decisions/0019). @throws what `readAllRecords` throws */
export async function readCurrentRecords(input: CurrentInput): Promise<CurrentRecords> {
	const { collections: declared, client, limits, contentDir, cacheDir, before, full, progress } = input;
	const origin = originOf(client, declared);
	const inPlace = before === null ? null : await snapshotId(contentDir);
	const state = full || inPlace === null || isEdited(before, declared) ? null : await readChangedState(cacheDir, inPlace, origin);
	const settledBeforeMs = Date.parse(input.asOf) - unsettledMs;
	const collections = new Map<string, KnownRecords>();
	let fullyRead = 0;
	const records = await readAllRecords({
		collections: declared,
		client,
		limits,
		progress,
		async read(query) {
			const known = state?.collections.get(query.collection);
			const task = { client, query, limits, settledBeforeMs };
			const recordsBefore = before?.records(query.collection) ?? [];
			const changed =
				known === undefined
					? null
					: await readChangedRecords({ ...task, form: declared.formOf(query.collection), known, before: recordsBefore });
			const reading = changed ?? (await readAllOf(task));
			collections.set(query.collection, reading.known);
			fullyRead += reading.fullyRead;
			return reading.records;
		},
		describe: (count) => (state === null ? count : `${count}, ${fullyRead} read again`),
	});
	const next: ChangedState = { origin, collections: new Map([...collections].sort(([one], [other]) => (one < other ? -1 : 1))) };
	return { records, remember: (id) => writeChangedState(cacheDir, { snapshotId: id, inPlace }, next) };
}

/** True after an edit of fetched records by hand. */
function isEdited(before: Snapshot | null, { declarations }: Collections): boolean {
	const read = new Set(declarations.map(({ collection }) => collection));
	return before?.notices.some(({ collection }) => read.has(collection)) ?? false;
}

function originOf({ url, project }: BackendClient, { models }: Collections): string {
	const code = readingCode.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
	return shortHash(url, project, String(formatVersion), models, ...code);
}
