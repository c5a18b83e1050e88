/** The hashes of all files below a folder, of which only those are read that changed since they were hashed. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { openCacheFolder, readCachedJson } from '../../pipeline/disk/cache-folder.ts';
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
			for (const path of existsSync(dir) ? filesBelow(dir) : []) {
				const file = `${dir}/${path}`;
				const stats = statSync(file);
				const stamp = toStamp(stats);
				const before = known.get(path);
				const hash = before !== undefined && isSameStamp(before[0], stamp) ? before[1] : sha256OfFile(file);
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

/** By hand: a recursive `readdirSync` takes twice as long, and every run looks at a thousand files. */
function filesBelow(dir: string, prefix = ''): readonly string[] {
	return readdirSync(`${dir}/${prefix}`, { withFileTypes: true }).flatMap((entry) => {
		const path = `${prefix}${entry.name}`;
		if (entry.isDirectory()) return filesBelow(dir, `${path}/`);
		return entry.isFile() ? [path] : [];
	});
}
