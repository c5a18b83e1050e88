/** Gives each folder one name, with all links resolved. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMissing } from './is-missing.ts';

/** Without symbolic links, as far as the path exists. */
export function realPath(path: string): string {
	try {
		return realpathSync(path);
	} catch (error) {
		if (isMissing(error)) return join(realPath(dirname(path)), basename(path));
		throw error;
	}
}
