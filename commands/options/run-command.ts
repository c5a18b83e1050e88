/** The one place where a command's failures become what a person reads and an exit code. */

import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeError } from '../../pipeline/directus/backend-errors.ts';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';
import { ForeignSnapshot } from '../../pipeline/snapshot/snapshot-errors.ts';
import { isWorldError } from '../../site/world-error.ts';
import { UsageError } from '../errors/command-errors.ts';
import { type ExitCode, exitCodes } from './command-line.ts';
import { projectDir } from './project-folder.ts';

/** Runs a command to its end. Bad usage and the world's faults get their message, our own faults a stack. `writes`: the folders it writes. */
export async function runCommand(
	command: () => Promise<ExitCode>,
	{ writes = [] }: { readonly writes?: readonly string[] } = {},
): Promise<void> {
	try {
		process.exitCode = await command();
	} catch (error) {
		if (error instanceof UsageError || error instanceof ForeignSnapshot) {
			console.error(error.message);
			process.exitCode = exitCodes.usage;
			return;
		}
		const { describeSyntaxFault } = await import('../errors/describe-syntax-fault.ts');
		console.error(describeSyntaxFault(error, projectDir) ?? (isWorldError(error) ? describeError(error) : error));
		const fullDisk = describeFullDisk(error, writes);
		if (fullDisk !== null) console.error(fullDisk);
		process.exitCode = exitCodes.world;
	}
}

/** By now a failed build may have made some room by removing files. */
const fewBytes = 16 * 1024 * 1024;

/**
 * Names the full disk in one line for a person: the system names no file when a write fails for want of space. null where the error, or its cause, is
 * not about space. `folders` are those that the command writes.
 */
function describeFullDisk(error: unknown, folders: readonly string[]): string | null {
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
		if (isMissing(error)) return isNearlyFull(dirname(folder));
		throw error;
	}
}
