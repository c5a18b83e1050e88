/** Marks a cached file as in use by setting its time, so that no sweep removes a file that builds need. */
import { statSync, utimesSync } from 'node:fs';
import { hasCode } from '../disk/is-missing.ts';

export const noteUseEveryMs = 24 * 3600 * 1000;

/** At most once a day. False: there is no such file. */
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
