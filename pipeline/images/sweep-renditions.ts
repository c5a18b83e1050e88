/** Removes what no build has used for a month from the folder of renditions, while other builds may be using it. */
import { renameSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CacheFolder, draftName, isDraft } from '../cache/cache-folder.ts';
import { hasCode } from '../disk/is-missing.ts';
import { stampedEveryMs } from './rendition-cache.ts';

const keptMs = 30 * 24 * 3600 * 1000;

/** No build takes this long for one picture: what was left half done is not being made any more. */
const draftKeptMs = 24 * 3600 * 1000;

const sweptFile = 'swept';

/** Whether a folder waits for its daily sweep; if so, nobody else need do it. */
export async function takeDailySweep(folder: CacheFolder): Promise<boolean> {
	const swept = statSync(folder.file(sweptFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	if (Math.abs(Date.now() - swept) < stampedEveryMs) return false;
	await folder.write(sweptFile, '');
	return true;
}

/**
 * A picture goes when its description was last stamped a month ago; a rendition that belongs to none, and a draft, when they are a day old.
 * A process id in a draft's name says nothing here: the folder may be shared between containers and machines.
 */
export async function sweepRenditions(dir: string): Promise<void> {
	const names = await readdir(dir);
	const renditions = Map.groupBy(
		names.filter((name) => /^[0-9a-f]{16}-/.test(name) && !isDraft(name)),
		(name) => name.slice(0, 16),
	);
	for (const name of names.filter(isDraft)) removeIfOlder(join(dir, name), draftKeptMs);
	for (const name of names) {
		const key = /^([0-9a-f]{16})\.json$/.exec(name)?.[1];
		if (key === undefined || !isOlder(join(dir, name), keptMs)) continue;
		if (takeAway(dir, name)) for (const rendition of renditions.get(key) ?? []) removeIfOlder(join(dir, rendition), draftKeptMs);
		renditions.delete(key);
	}
	const described = new Set(names);
	for (const [key, files] of renditions) {
		if (!described.has(`${key}.json`)) for (const file of files) removeIfOlder(join(dir, file), draftKeptMs);
	}
}

/** False where another build stamped the description just before it was out of sight: then it is put back. */
function takeAway(dir: string, name: string): boolean {
	const aside = join(dir, draftName(name));
	try {
		renameSync(join(dir, name), aside);
	} catch (error) {
		if (hasCode(error, 'ENOENT')) return false;
		throw error;
	}
	const isUnused = isOlder(aside, keptMs);
	if (isUnused) rmSync(aside, { force: true });
	else renameSync(aside, join(dir, name));
	return isUnused;
}

function removeIfOlder(file: string, ageMs: number): void {
	if (isOlder(file, ageMs)) rmSync(file, { force: true });
}

/** False for a file that is not there. */
function isOlder(file: string, ageMs: number): boolean {
	const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
	return written !== undefined && Date.now() - written > ageMs;
}
