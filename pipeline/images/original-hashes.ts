/** The true hash of every original. The manifest's is what was fetched, and the file may have been changed or damaged since. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import type { CacheFolder } from '../cache/cache-folder.ts';
import { readCachedJson } from '../cache/read-json.ts';
import { sha256 } from '../snapshot/hash.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-damaged.ts';

const name = 'originals.json';
const hashesSchema = z.record(z.string(), z.object({ bytes: z.int(), mtimeMs: z.number(), hash: z.string() }));

export interface OriginalHashes {
	/** Reads a file only where its size or time differs from when it was hashed. @throws SnapshotDamaged if it cannot be read */
	hashOf(file: string): Promise<string>;
	/** Keeps the hashes that were asked for, for the next build. */
	save(): Promise<void>;
}

/** Files are known by their name without its folder: originals are named by their content. */
export async function openOriginalHashes(cache: CacheFolder): Promise<OriginalHashes> {
	const before = (await readCachedJson(cache.file(name), hashesSchema)) ?? {};
	const current = new Map<string, z.output<typeof hashesSchema>[string]>();
	return {
		async hashOf(file) {
			try {
				const { size: bytes, mtimeMs } = await stat(file);
				const known = current.get(basename(file)) ?? before[basename(file)];
				const isKnown = known?.bytes === bytes && known.mtimeMs === mtimeMs;
				const entry = isKnown ? known : { bytes, mtimeMs, hash: sha256(await readFile(file)) };
				current.set(basename(file), entry);
				return entry.hash;
			} catch (error) {
				throw new SnapshotDamaged(file, 'cannot be read', error);
			}
		},
		async save() {
			const sorted = [...current].sort(([a], [b]) => (a < b ? -1 : 1));
			const text = JSON.stringify(Object.fromEntries(sorted));
			if (text !== JSON.stringify(before)) await cache.write(name, text);
		},
	};
}
