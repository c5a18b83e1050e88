/** A folder of things that can be made again: each file in it is whole, and what a killed build left behind is cleared away. */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as z from 'zod';
import { hasCode } from './is-missing.ts';

export interface CacheFolder {
	/** Writes a file, whole or not at all. @throws CacheUnusable */
	write(name: string, content: Buffer | string): Promise<void>;
	/** Where a file lies. */
	file(name: string): string;
}

/** No build writes one file for so long. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** A cached file that is in use is marked so often. */
export const noteUseEveryMs = 24 * 60 * 60 * 1000;

/** Whether a name in a cache folder is that of a file that is being written. */
export function isDraft(name: string): boolean {
	return /\.[0-9a-f-]{36}\.tmp$/.test(name);
}

/** Touches no disk: the folder is made with its first file. Drafts of killed builds stay. */
export function cacheFolder(dir: string): CacheFolder {
	return {
		async write(name, content) {
			try {
				await writeWhole(dir, name, content);
			} catch (error) {
				throw orUnusable(dir, error);
			}
		},
		file: (name) => join(dir, name),
	};
}

async function writeWhole(dir: string, name: string, content: Buffer | string): Promise<void> {
	const file = join(dir, draftName(name));
	try {
		await writeFile(file, content);
	} catch (error) {
		if (!hasCode(error, 'ENOENT')) throw error;
		await mkdir(dir, { recursive: true });
		await writeFile(file, content);
	}
	await rename(file, join(dir, name));
}

/** Makes the folder if it is missing. Drafts that are a day old are removed: their build was killed. @throws CacheUnusable */
export async function openCacheFolder(dir: string): Promise<CacheFolder> {
	try {
		await mkdir(dir, { recursive: true });
		await clearDrafts(dir);
	} catch (error) {
		throw orUnusable(dir, error);
	}
	return cacheFolder(dir);
}

async function clearDrafts(dir: string): Promise<void> {
	for (const file of (await readdir(dir)).filter(isDraft).map((name) => join(dir, name))) {
		// Another build may have finished or removed it meanwhile.
		const modifiedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
		if (modifiedMs < Date.now() - abandonedAfterMs) await rm(file, { force: true });
	}
}

/** A unique name for a file that is being written. */
export function draftName(name: string): string {
	return `${name}.${randomUUID()}.tmp`;
}

/**
 * null where the file is missing, cut off, or of another kind than `schema`: what it held is then made again. At once, because a promise for
 * each of many small files would take longer than reading it. @throws CacheUnusable
 */
export function readCachedJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
	try {
		return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
	} catch (error) {
		if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return null;
		throw fileUnusable(file, error);
	}
}

/** Marks a cached file as in use by setting its time, so that no sweep removes it; at most once a day. False: there is no such file. */
export function noteUse(file: string): boolean {
	const noted = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
	if (noted === undefined) return false;
	const now = Date.now();
	// A clock may have been wrong: a time of the future is renewed too.
	if (Math.abs(now - noted) < noteUseEveryMs) return true;
	try {
		utimesSync(file, now / 1000, now / 1000);
		return true;
	} catch (error) {
		// Another build sweeps it away just now.
		if (hasCode(error, 'ENOENT')) return false;
		// The folder is shared, and only who made a file may set its time: at worst it is made again when it has been swept away.
		if (hasCode(error, 'EPERM', 'EACCES', 'EROFS')) return true;
		throw error;
	}
}

/** What the system says of a folder that cannot be used. A full or failing disk is another matter, and no reason to remove anything. */
const reasons = ['ENOTDIR', 'EEXIST', 'EISDIR', 'EACCES', 'EPERM', 'EROFS'] as const;

/** A folder of the cache can be neither read nor written: a file is in its place, or another user owns it. */
export class CacheUnusable extends Error {
	override readonly name = 'CacheUnusable';
	/** Copied from the system's error, so that `isSystemError` holds. */
	readonly code: string;
	readonly syscall: string;

	constructor(dir: string, cause: Error) {
		const { code = '', syscall = '' } = cause as NodeJS.ErrnoException;
		super(
			`The folder ${dir} cannot be used (${cause.message}). It is a cache: remove it, or make it writable, and run the command again; what it held is made again.`,
			{ cause },
		);
		this.code = code;
		this.syscall = syscall;
	}
}

/** What to throw in place of an error that came of a cache folder. */
function orUnusable(dir: string, error: unknown): unknown {
	return error instanceof Error && !(error instanceof CacheUnusable) && hasCode(error, ...reasons) ? new CacheUnusable(dir, error) : error;
}

/** The same for a file in such a folder. */
export function fileUnusable(file: string, error: unknown): unknown {
	return orUnusable(dirname(file), error);
}
