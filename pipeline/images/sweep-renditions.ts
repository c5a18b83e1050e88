/** Removes what no build has used for a month from the folder of renditions, while other builds may be using it. */
import { renameSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CacheFolder, draftName, isDraft, noteUseEveryMs } from '../disk/cache-folder.ts';
import { hasCode } from '../disk/is-missing.ts';

const keptMs = 30 * 24 * 3600 * 1000;

/** No build takes this long for one picture: what was left half done is not being made any more. */
const draftKeptMs = 24 * 3600 * 1000;

const sweptFile = 'swept';

/**
 * Takes the daily sweep of a folder, if one is due, so that no other build does it. Returns the time by the clock that measures the ages of its
 * files, which need not be this machine's. null: it was swept not long ago.
 */
export async function takeDailySweep(folder: CacheFolder): Promise<number | null> {
	const sweptMs = () => statSync(folder.file(sweptFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	if (Math.abs(Date.now() - sweptMs()) < noteUseEveryMs) return null;
	await folder.write(sweptFile, '');
	return sweptMs();
}

interface Sweep {
	readonly dir: string;
	/** See `takeDailySweep`. */
	readonly nowMs: number;
	/** True if this build uses the picture of a key, and so keeps it even with an old stamp. */
	readonly isUsed: (key: string) => boolean;
}

/** A picture goes when its description was last stamped a month ago; a rendition that belongs to none, and a draft, when they are a day old. */
export async function sweepRenditions({ dir, nowMs, isUsed }: Sweep): Promise<void> {
	const isOlder = (file: string, ageMs: number) => nowMs - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? nowMs) > ageMs;
	const removeIfOlder = (file: string, ageMs: number) => {
		if (isOlder(file, ageMs)) rmSync(file, { force: true });
	};
	const names = await readdir(dir);
	const renditions = Map.groupBy(
		names.filter((name) => /^[0-9a-f]{16}-/.test(name) && !isDraft(name)),
		(name) => name.slice(0, 16),
	);
	for (const name of names.filter(isDraft)) removeIfOlder(join(dir, name), draftKeptMs);
	for (const name of names) {
		const key = /^([0-9a-f]{16})\.json$/.exec(name)?.[1];
		if (key === undefined || isUsed(key) || !isOlder(join(dir, name), keptMs)) continue;
		if (takeAway(dir, name, (file) => isOlder(file, keptMs)))
			for (const rendition of renditions.get(key) ?? []) removeIfOlder(join(dir, rendition), draftKeptMs);
		renditions.delete(key);
	}
	const described = new Set(names);
	for (const [key, files] of renditions) {
		if (!described.has(`${key}.json`)) for (const file of files) removeIfOlder(join(dir, file), draftKeptMs);
	}
}

/** False where another build stamped the description just before it was out of sight: then it is put back. */
function takeAway(dir: string, name: string, isOld: (file: string) => boolean): boolean {
	const aside = join(dir, draftName(name));
	try {
		renameSync(join(dir, name), aside);
	} catch (error) {
		if (hasCode(error, 'ENOENT')) return false;
		throw error;
	}
	const isUnused = isOld(aside);
	if (isUnused) rmSync(aside, { force: true });
	else renameSync(aside, join(dir, name));
	return isUnused;
}
