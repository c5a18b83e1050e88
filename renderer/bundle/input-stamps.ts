/** Checks whether files are unchanged, without reading those whose size and times have stayed. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';

export interface Stamp {
	readonly size: number;
	readonly mtimeMs: number;
	/** No program can set this one back. */
	readonly ctimeMs: number;
	readonly hash: string;
}

/** By path below the project's folder. */
export type Stamps = ReadonlyMap<string, Stamp>;

/** The finest step of a file system's clock that is in use, and some more. */
const clockStepMs = 20;

/**
 * Stamps of files as they have been since `sinceMs`; null where one of them may have changed since: what was read of it before is then not
 * sure to be what is stamped.
 */
export function stampInputs(projectDir: string, paths: readonly string[], sinceMs: number): Stamps | null {
	const stamps = paths.map((path): [string, Stamp | null] => [path, stampFile(join(projectDir, path))]);
	const settled = stamps.filter((entry): entry is [string, Stamp] => isOlder(entry[1], sinceMs));
	return settled.length === stamps.length ? new Map(settled) : null;
}

/**
 * The stamps as they are now, where every file has the content that it was stamped with; else null. They are the given ones themselves where
 * no file had to be read.
 */
export function confirmStamps(projectDir: string, stamps: Stamps): Stamps | null {
	const nowMs = Date.now();
	const renewed = new Map<string, Stamp>();
	for (const [path, known] of stamps) {
		const file = join(projectDir, path);
		const stat = statSync(file, { throwIfNoEntry: false });
		if (stat === undefined) {
			return null;
		}
		if (stat.size !== known.size || stat.mtimeMs !== known.mtimeMs || stat.ctimeMs !== known.ctimeMs) {
			const found = stampFile(file);
			if (found?.hash !== known.hash) {
				return null;
			}
			renewed.set(path, isOlder(found, nowMs) ? found : known);
		}
	}
	return renewed.size === 0 ? stamps : new Map([...stamps, ...renewed]);
}

/** The times are asked for after the content: a change in between shows in them. null where there is no such file. */
function stampFile(file: string): Stamp | null {
	try {
		const hash = shortHash(readFileSync(file));
		const { size, mtimeMs, ctimeMs } = statSync(file);
		return { size, mtimeMs, ctimeMs, hash };
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}

function isOlder(stamp: Stamp | null, timeMs: number): boolean {
	return stamp !== null && stamp.ctimeMs < timeMs - clockStepMs;
}
