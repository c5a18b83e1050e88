/** Says whose disk is full: the system names no file when a write fails for want of space. */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';

/** By now a failed build may have made some room by removing files. */
const fewBytes = 16 * 1024 * 1024;

/** One line for a person; null where the error, or what caused it, is not about space. `folders` are those that the command writes. */
export function describeFullDisk(error: unknown, folders: readonly string[]): string | null {
	if (!hasCode(error, 'ENOSPC', 'EDQUOT')) {
		return error instanceof Error && error.cause !== undefined ? describeFullDisk(error.cause, folders) : null;
	}
	const full = folders.filter(isNearlyFull);
	const named = full.length > 0 ? full : folders;
	return `There is no space left where ${named.join(', ')} ${named.length === 1 ? 'lies' : 'lie'}. Make some and run the command again.`;
}

function isNearlyFull(folder: string): boolean {
	try {
		const { bavail, bsize, ffree, files } = statfsSync(folder);
		return bavail * bsize < fewBytes || (files > 0 && ffree < 1000);
	} catch (error) {
		if (isMissing(error)) {
			return isNearlyFull(dirname(folder));
		}
		throw error;
	}
}
