/** The hashes of all files below a folder, of which only those are read that changed since they were hashed. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';
import { openCacheFolder, readCachedJson } from '../../pipeline/disk/cache-folder.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { type FileStamp, isSameStamp, settledAfterMs, stampSchema, toStamp } from '../../pipeline/snapshot/file-hashes.ts';
import { sha256OfFile } from '../../pipeline/snapshot/hash.ts';

/** SHA-256 by the path of the file below the folder, with slashes. */
export type FolderIndex = ReadonlyMap<string, string>;

const keptSchema = z.record(z.string(), z.tuple([stampSchema, z.string()]));

export interface FolderHashes {
	/** Looks at every file. A folder that is missing has none. */
	read(): FolderIndex;
	/** Keeps the hashes for the next process. */
	save(): Promise<void>;
	/** Forgets all: the next look reads each file. */
	forget(): void;
}

/** `cacheDir`: where the hashes are kept, under `name`. */
export function openFolderHashes(dir: string, cacheDir: string, name: string): FolderHashes {
	const file = `${name}.json`;
	let known = new Map(Object.entries(readCachedJson(join(cacheDir, file), keptSchema) ?? {}));
	return {
		read() {
			const found = new Map<string, [FileStamp, string]>();
			const index = new Map<string, string>();
			for (const path of filesBelow(dir)) {
				const stats = statSync(join(dir, path));
				const stamp = toStamp(stats);
				const before = known.get(path);
				const hash = before !== undefined && isSameStamp(before[0], stamp) ? before[1] : sha256OfFile(join(dir, path));
				index.set(path, hash);
				// A file that is written twice within a tick of the clock has one time after both.
				if (Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > settledAfterMs) found.set(path, [stamp, hash]);
			}
			known = found;
			return index;
		},
		async save() {
			await (await openCacheFolder(cacheDir)).write(file, JSON.stringify(Object.fromEntries(known)));
		},
		forget() {
			known = new Map();
			rmSync(join(cacheDir, file), { force: true });
		},
	};
}

function filesBelow(dir: string): readonly string[] {
	try {
		return readdirSync(dir, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}
