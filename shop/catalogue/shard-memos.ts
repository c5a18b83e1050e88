/** What builds have read of the catalogue's shards, one file each: a line with the facts that every build needs, and a line with the summaries. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { noteUse, openCacheFolder, readCachedJson } from '../../pipeline/disk/cache-folder.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { packFacts, unpackFacts } from './pack-facts.ts';
import type { ShardFacts } from './read-shard.ts';
import type { ShardKeys } from './shard-keys.ts';

export interface ShardMemo {
	readonly key: string;
	readonly facts: ShardFacts;
}

export interface ShardMemos {
	/** The memo of a shard in its present state; null if it was not read yet. */
	find(baseKey: string, keys: ShardKeys): ShardMemo | null;
	/** Facts by the key of a shard; null where they are not or no longer known. */
	read(key: string): ShardFacts | null;
	/** Summaries as JSON, by the key of a shard; null as for `read`. */
	readSummaries(key: string): string | null;
	/** Begins to keep what was read of a shard, and does not wait for it. `summaries` is JSON. */
	write(baseKey: string, keys: ShardKeys, facts: ShardFacts, summaries: string): ShardMemo;
	/** Waits for what is being written, keeps the keys of this build, and removes what no build has used for a week. Throws as the disk does. */
	close(): Promise<void>;
}

const indexName = 'index.json';
/** The key that a shard had last, and the files and ratings of the backend at that time, by its base key. */
const indexSchema = z.record(z.string(), z.object({ key: z.string().regex(/^[0-9a-f]{16}$/), ownKey: z.string() }));

const dayMs = 24 * 60 * 60 * 1000;
const unusedAfterMs = 7 * dayMs;

export async function openShardMemos(cacheDir: string): Promise<ShardMemos> {
	const folder = await openCacheFolder(join(cacheDir, 'catalogue'));
	const before = (await readCachedJson(folder.file(indexName), indexSchema)) ?? {};
	const index = new Map(Object.entries(before));
	const used = new Set<string>();
	const writing: Promise<void>[] = [];
	let failure: { readonly reason: unknown } | null = null;

	/** A file that the system lost the end of, as after a power failure, does not end as a list of summaries does. */
	function readWhole(key: string): Buffer | null {
		if (!/^[0-9a-f]{16}$/.test(key)) return null;
		try {
			const bytes = readFileSync(folder.file(fileName(key)));
			return bytes.subarray(-2).toString() === ']\n' ? bytes : null;
		} catch (error) {
			if (isMissing(error)) return null;
			throw error;
		}
	}

	function read(key: string): ShardFacts | null {
		const bytes = readWhole(key);
		return bytes === null ? null : unpackFacts(bytes.toString('utf8', 0, bytes.indexOf('\n')));
	}

	function note(baseKey: string, key: string, { ownKey }: ShardKeys): void {
		index.set(baseKey, { key, ownKey });
		used.add(key);
	}

	return {
		read,
		find(baseKey, keys) {
			const last = index.get(baseKey);
			const lastFacts = last === undefined ? null : read(last.key);
			if (last === undefined || lastFacts === null) return null;
			const key = last.ownKey === keys.ownKey ? last.key : keys.key(baseKey, lastFacts);
			const facts = key === last.key ? lastFacts : read(key);
			if (facts === null) return null;
			note(baseKey, key, keys);
			return { key, facts };
		},
		readSummaries(key) {
			const bytes = readWhole(key);
			return bytes === null ? null : bytes.toString('utf8', bytes.indexOf('\n') + 1);
		},
		write(baseKey, keys, facts, summaries) {
			const key = keys.key(baseKey, facts);
			// A full disk is not tried again with every shard.
			if (failure === null) {
				const written = folder.write(fileName(key), `${packFacts(facts)}\n${summaries}\n`);
				writing.push(
					written.catch((reason: unknown) => {
						failure ??= { reason };
					}),
				);
			}
			note(baseKey, key, keys);
			return { key, facts };
		},
		async close() {
			await Promise.all(writing);
			if (failure !== null) throw failure.reason;
			const kept = new Set(readdirSync(folder.file('.')).flatMap((name) => (keepOrRemove(folder.file(name), name, used) ? [name] : [])));
			const entries = [...index].filter(([, { key }]) => kept.has(fileName(key))).sort(([a], [b]) => (a < b ? -1 : 1));
			const text = JSON.stringify(Object.fromEntries(entries));
			if (text !== JSON.stringify(before)) await folder.write(indexName, text);
		},
	};
}

function fileName(key: string): string {
	return `${key}.json`;
}

/** A file that is used has the time of its use, to the day. */
function keepOrRemove(file: string, name: string, used: ReadonlySet<string>): boolean {
	if (used.has(name.slice(0, -'.json'.length))) return noteUse(file);
	const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
	if (modified === undefined) return false;
	if (name === indexName || Date.now() - modified < unusedAfterMs) return true;
	rmSync(file, { force: true });
	return false;
}
