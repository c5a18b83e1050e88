/** What a fetch remembers of the backend's records, so that the next one reads only those that changed. It lies in the cache: without it, everything is read. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { LightFields } from '../directus/light-fields.ts';
import { cacheFolder, readCachedJson } from '../disk/cache-folder.ts';

/** Of one collection. */
export interface KnownRecords {
	readonly light: LightFields;
	/** By the record's key; null where the next fetch has to read the record in any case. */
	readonly digests: ReadonlyMap<string | number, string | null>;
}

interface ChangedState {
	/** Of the backend and of the code that reads and normalises: what another one remembers is of no use. */
	readonly origin: string;
	readonly collections: ReadonlyMap<string, KnownRecords>;
}

const keySchema = z.union([z.string(), z.number()]);

const stateSchema = z.object({
	origin: z.string(),
	collections: z.array(
		z.tuple([
			z.string(),
			z.object({ light: z.record(z.string(), z.array(z.string())), digests: z.array(z.tuple([keySchema, z.string().nullable()])) }),
		]),
	),
});

/** Of the snapshot with that id (see `snapshotId`), and of no other; null where it is not known, or comes from elsewhere. */
export function readChangedState(cacheDir: string, snapshotId: string, origin: string): ChangedState | null {
	const state = readCachedJson(join(folderIn(cacheDir), fileName(snapshotId)), stateSchema);
	if (state === null || state.origin !== origin) return null;
	const collections = state.collections.map(([name, { light, digests }]) => [name, { light, digests: new Map(digests) }] as const);
	return { origin, collections: new Map(collections) };
}

/** Remembers it for the snapshot `snapshotId`; of all others only that of `inPlace` stays, because the new snapshot may yet be refused. */
export async function writeChangedState(
	cacheDir: string,
	{ snapshotId, inPlace }: { readonly snapshotId: string; readonly inPlace: string | null },
	{ origin, collections }: ChangedState,
): Promise<void> {
	const folder = cacheFolder(folderIn(cacheDir));
	const entries = [...collections].map(([name, { light, digests }]) => [name, { light, digests: [...digests] }]);
	await folder.write(fileName(snapshotId), JSON.stringify({ origin, collections: entries }));
	const kept = new Set([snapshotId, inPlace].map((id) => (id === null ? '' : fileName(id))));
	for (const name of await readdir(folderIn(cacheDir))) {
		if (stateName.test(name) && !kept.has(name)) await rm(folder.file(name), { force: true });
	}
}

const stateName = /^[0-9a-f]{64}\.json$/;

function folderIn(cacheDir: string): string {
	return join(cacheDir, 'fetched');
}

function fileName(snapshotId: string): string {
	return `${snapshotId}.json`;
}
