/** The one place where a command's failures become what a person reads and an exit code. */
import { SnapshotDamaged, SnapshotMissing } from '../../pipeline/index.ts';
import { BuildLocked } from '../../renderer/output/build-locked.ts';
import { DirectusInstallError } from '../../sandbox/directus/install.ts';
import { DirectusStartError } from '../../sandbox/directus/server.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { UsageError } from './usage-error.ts';

/** What the world does to a command: its message says all. */
const worldErrors = [BuildLocked, DirectusInstallError, DirectusStartError, SnapshotDamaged, SnapshotMissing] as const;

/** Runs a command to its end. Bad usage and the world's faults get their message, our own faults a stack. */
export async function runCommand(command: () => Promise<ExitCode>): Promise<void> {
	try {
		process.exitCode = await command();
	} catch (error) {
		if (error instanceof UsageError) {
			console.error(error.message);
			process.exitCode = exitCodes.usage;
			return;
		}
		console.error(isWorldError(error) ? error.message : error);
		process.exitCode = exitCodes.world;
	}
}

/** A named error of ours, or one of the operating system's, such as a full disk. */
function isWorldError(error: unknown): error is Error {
	return error instanceof Error && (worldErrors.some((each) => error instanceof each) || 'syscall' in error);
}
