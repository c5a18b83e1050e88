/** The true hash of every original. The manifest's is what was fetched, and the file may have been changed or damaged since. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import type { CacheFolder } from '../cache/cache-folder.ts';
import { readCachedJsonSync } from '../cache/read-json.ts';
import { isMissing } from '../disk/is-missing.ts';
import { type FileStamp, isSameStamp, settledAfterMs, stampSchema, toStamp } from '../snapshot/file-hashes.ts';
import { sha256 } from '../snapshot/hash.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-damaged.ts';

/** By the name of the original. */
const shardSchema = z.record(z.string(), z.object({ stamp: stampSchema, hash: z.string() }));

interface Shard {
	readonly name: string;
	readonly entries: Map<string, { readonly stamp: FileStamp; readonly hash: string }>;
	isChanged: boolean;
}

export interface OriginalHashes {
	/** The hash of a file that has not been touched since it was hashed; otherwise null. @throws SnapshotDamaged where it is not there */
	remembered(file: string): string | null;
	/** Reads the file and remembers its hash. @throws SnapshotDamaged where it cannot be read */
	hash(file: string): Promise<string>;
	/** Keeps what was remembered, for the next build. */
	save(): Promise<void>;
	/** Forgets the files that are no longer in `imagesDir`, and tells the hashes of all others that any build has read. */
	sweep(imagesDir: string): readonly string[];
}

/**
 * Files are known by their name without its folder: originals are named by their content. What is remembered lies in many small files by
 * the first digits of that name, as a build that changes little asks for few of thousands.
 */
export function createOriginalHashes(folder: CacheFolder): OriginalHashes {
	const shards = new Map<string, Shard>();
	const shardNamed = (name: string): Shard => {
		const known = shards.get(name);
		if (known !== undefined) return known;
		const entries = new Map(Object.entries(readCachedJsonSync(folder.file(name), shardSchema) ?? {}));
		const shard: Shard = { name, entries, isChanged: false };
		shards.set(name, shard);
		return shard;
	};
	const shardOf = (file: string): Shard => shardNamed(`${basename(file).slice(0, 2)}.json`);

	return {
		remembered(file) {
			const known = shardOf(file).entries.get(basename(file));
			return known !== undefined && isSameStamp(known.stamp, toStamp(statOriginal(file))) ? known.hash : null;
		},
		async hash(file) {
			const stats = statOriginal(file);
			const hash = sha256(await readOriginal(file));
			if (Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > settledAfterMs) {
				const shard = shardOf(file);
				shard.entries.set(basename(file), { stamp: toStamp(stats), hash });
				shard.isChanged = true;
			}
			return hash;
		},
		async save() {
			for (const shard of shards.values()) {
				if (!shard.isChanged) continue;
				const sorted = [...shard.entries].sort(([a], [b]) => (a < b ? -1 : 1));
				await folder.write(shard.name, JSON.stringify(Object.fromEntries(sorted)));
				shard.isChanged = false;
			}
		},
		sweep(imagesDir) {
			const present = new Set(list(imagesDir));
			const hashes: string[] = [];
			for (const name of list(folder.file(''))) {
				if (!/^..\.json$/.test(name)) continue;
				const shard = shardNamed(name);
				for (const [file, { hash }] of shard.entries) {
					if (present.has(file)) hashes.push(hash);
					else {
						shard.entries.delete(file);
						shard.isChanged = true;
					}
				}
			}
			return hashes;
		},
	};
}

/** Empty for a folder that is not there. */
function list(dir: string): readonly string[] {
	try {
		return readdirSync(dir);
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}

function statOriginal(file: string): Stats {
	try {
		return statSync(file);
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}

async function readOriginal(file: string): Promise<Buffer> {
	try {
		return await readFile(file);
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}
