/** A folder of the cache can be neither read nor written: a file is in its place, or another user owns it. */
import { dirname } from 'node:path';
import { hasCode } from '../disk/is-missing.ts';

/** What the system says then. A full or failing disk is another matter, and no reason to remove anything. */
const reasons = ['ENOTDIR', 'EEXIST', 'EISDIR', 'EACCES', 'EPERM', 'EROFS'] as const;

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
export function orUnusable(dir: string, error: unknown): unknown {
	return error instanceof Error && !(error instanceof CacheUnusable) && hasCode(error, ...reasons) ? new CacheUnusable(dir, error) : error;
}

/** The same for a file in such a folder. */
export function fileUnusable(file: string, error: unknown): unknown {
	return orUnusable(dirname(file), error);
}
