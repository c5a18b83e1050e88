/** The true hash of every original. The manifest's is what was fetched, and the file may have been changed or damaged since. */
import { createHash } from 'node:crypto';
import { readdirSync, type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { type CacheFolder, readCachedJson } from '../disk/cache-folder.ts';
import { orIfMissingSync } from '../disk/is-missing.ts';
import { isSameStamp, settledAfterMs, stampSchema, toStamp } from '../snapshot/file-hashes.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-errors.ts';

/** Entries by the name of the original, each judged when it is asked for: a shard holds many more than a build needs. */
const shardSchema = z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null);
const entrySchema = z.object({ stamp: stampSchema, hash: z.string() });

const partBytes = 256 * 1024;

interface Shard {
	readonly name: string;
	readonly entries: Map<string, unknown>;
	isChanged: boolean;
}

export interface OriginalHashes {
	/** The hash of a file that has not been touched since it was hashed; otherwise null. @throws SnapshotDamaged where it is not there */
	remembered(file: string): string | null;
	/** Reads the file and remembers its hash. @throws SnapshotDamaged where it cannot be read */
	hash(file: string): Promise<string>;
	/** Keeps what was remembered, for the next build. */
	save(): Promise<void>;
	/** Forgets the files that are no longer in `imagesDir`, and returns the hashes of all others that any build has read. */
	sweep(imagesDir: string): readonly string[];
}

/**
 * Files are known by their name without its folder: originals are named by their content. The hashes lie in many small files by the first digits of
 * that name, as a build that changes little asks for few of thousands.
 */
export function createOriginalHashes(folder: CacheFolder): OriginalHashes {
	const shards = new Map<string, Shard>();
	const shardNamed = (name: string): Shard => {
		const known = shards.get(name);
		if (known !== undefined) return known;
		const entries = new Map(Object.entries(readCachedJson(folder.file(name), shardSchema) ?? {}));
		const shard: Shard = { name, entries, isChanged: false };
		shards.set(name, shard);
		return shard;
	};
	const shardOf = (file: string): Shard => shardNamed(`${basename(file).slice(0, 2)}.json`);

	return {
		remembered(file) {
			const known = entryOf(shardOf(file), basename(file));
			return known !== null && isSameStamp(known.stamp, toStamp(statOriginal(file))) ? known.hash : null;
		},
		async hash(file) {
			const stats = statOriginal(file);
			const hash = await hashOriginal(file);
			if (Date.now() - stats.mtimeMs > settledAfterMs) {
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
				for (const file of shard.entries.keys()) {
					const known = present.has(file) ? entryOf(shard, file) : null;
					if (known !== null) hashes.push(known.hash);
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

function entryOf({ entries }: Shard, name: string): z.output<typeof entrySchema> | null {
	return entrySchema.safeParse(entries.get(name)).data ?? null;
}

/** Empty for a folder that is not there. */
function list(dir: string): readonly string[] {
	return orIfMissingSync(() => readdirSync(dir), []);
}

function statOriginal(file: string): Stats {
	try {
		return statSync(file);
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}

/** A part at a time: whole originals would lie about until the collector comes. */
async function hashOriginal(file: string): Promise<string> {
	const hash = createHash('sha256');
	const part = Buffer.allocUnsafe(partBytes);
	try {
		await using handle = await open(file);
		for (;;) {
			const { bytesRead } = await handle.read(part, 0, partBytes);
			if (bytesRead === 0) return hash.digest('hex');
			hash.update(part.subarray(0, bytesRead));
		}
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}
