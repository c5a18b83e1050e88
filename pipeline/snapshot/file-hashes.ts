/** The hashes of what files really hold, remembered from build to build, so that an untouched file is not read again. */
import { rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { openCacheFolder, readCachedJson } from '../disk/cache-folder.ts';
import { sha256OfFile } from './hash.ts';
import { manifestFile } from './manifest.ts';

/**
 * The values that change when a file is written or replaced: its size, inode and time, and the time of its inode, which cannot be set back. A fetch,
 * which takes files over by linking them, changes that too, and marks its manifest when it is done.
 */
export type FileStamp = z.output<typeof stampSchema>;

export const stampSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const hashesSchema = z.record(z.string(), z.object({ stamp: stampSchema, hash: z.string() }));

/** A file written twice within a tick of its file system's clock has the same time after both: what is this young is read again. */
export const settledAfterMs = 2000;

export interface FileHashes {
	/**
	 * SHA-256 of the file. Reads it only where its stamp differs from when it was hashed, by more than the time of its inode from before the
	 * snapshot's mark (`switchSnapshot`): a fetch compares records before it links them. Throws as the file system does.
	 */
	hashOf(file: string): { readonly hash: string; readonly stamp: FileStamp };
	/**
	 * The same for a file whose hash is compared once more when it is used: not read either where only the time of its inode differs, whenever that
	 * was. A changed file whose time was set back is found later.
	 */
	presumedHashOf(file: string): string;
	/** Keeps the hashes that were asked for, for the next build. */
	save(): Promise<void>;
	/** Forgets every hash, also for the next build: one of them turned out to be wrong. */
	forget(): void;
}

/**
 * Files are known by their path below `dir`, not by `dir` itself: a snapshot that was staged keeps its files when it takes its place.
 * Without a `cacheDir` nothing is remembered.
 */
export async function openFileHashes(dir: string, cacheDir: string | null): Promise<FileHashes> {
	const name = 'file-hashes.json';
	const kept = cacheDir === null ? null : readCachedJson(join(cacheDir, 'snapshot', name), hashesSchema);
	const before = new Map(Object.entries(kept ?? {}));
	const markedMs = markOf(join(dir, manifestFile));
	const current = new Map<string, { readonly stamp: FileStamp; readonly hash: string }>();
	function look(file: string, isSame: (known: FileStamp, found: FileStamp) => boolean) {
		const stats = statSync(join(dir, file));
		const stamp = toStamp(stats);
		const known = before.get(file);
		if (known !== undefined && isSame(known.stamp, stamp)) {
			current.set(file, known);
			return known;
		}
		const read = { stamp, hash: sha256OfFile(join(dir, file)) };
		if (Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > settledAfterMs) current.set(file, read);
		return read;
	}

	return {
		hashOf: (file) => look(file, (known, found) => isSameStamp(known, found) || (isLinked(known, found) && found[3] <= markedMs)),
		presumedHashOf: (file) => look(file, isLinked).hash,
		async save() {
			if (cacheDir === null) return;
			const text = JSON.stringify(Object.fromEntries([...current].sort(([a], [b]) => (a < b ? -1 : 1))));
			if (text === JSON.stringify(kept)) return;
			const folder = await openCacheFolder(join(cacheDir, 'snapshot'));
			await folder.write(name, text);
		},
		forget() {
			before.clear();
			current.clear();
			if (cacheDir !== null) rmSync(join(cacheDir, 'snapshot', name), { force: true });
		},
	};
}

/** A mark of the future, from before a clock was set back, would vouch for what is edited until then. */
function markOf(manifest: string): number {
	const ms = statSync(manifest, { throwIfNoEntry: false })?.ctimeMs;
	return ms === undefined || ms > Date.now() + 1 ? Number.NEGATIVE_INFINITY : ms;
}

export function toStamp({ size, ino, mtimeMs, ctimeMs }: Stats): FileStamp {
	return [size, ino, mtimeMs, ctimeMs];
}

export function isSameStamp(a: FileStamp, b: FileStamp): boolean {
	return a.every((value, index) => value === b[index]);
}

/** True where at most the time of the inode changed. */
function isLinked([size, inode, modifiedMs]: FileStamp, found: FileStamp): boolean {
	return size === found[0] && inode === found[1] && modifiedMs === found[2];
}
