/** A folder of things that can be made again: each file in it is whole, and what a killed build left behind is cleared away. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, isMissing } from '../disk/is-missing.ts';
import { orUnusable } from './cache-unusable.ts';

export interface CacheFolder {
	/** Writes a file, whole or not at all. @throws CacheUnusable */
	write(name: string, content: Buffer | string): Promise<void>;
	/** Where a file lies. */
	file(name: string): string;
}

/** Name of a file that is being written. */
const draft = /\.[0-9a-f-]{36}\.tmp$/;

/** No build writes one file for so long. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Whether a name in a cache folder is that of a file that is being written. */
export function isDraft(name: string): boolean {
	return draft.test(name);
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
	for (const name of await readdir(dir)) {
		if (isDraft(name) && (await isAbandoned(join(dir, name)))) await rm(join(dir, name), { force: true });
	}
}

/** Another build may have finished or removed it meanwhile. */
async function isAbandoned(file: string): Promise<boolean> {
	try {
		return (await stat(file)).mtimeMs < Date.now() - abandonedAfterMs;
	} catch (error) {
		if (isMissing(error)) return false;
		throw error;
	}
}

/** A unique name for a file that is being written. */
export function draftName(name: string): string {
	return `${name}.${randomUUID()}.tmp`;
}
