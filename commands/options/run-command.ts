/** The one place where a command's failures become what a person reads and an exit code. */
import { describeError } from '../../pipeline/directus/describe-error.ts';
import { ForeignSnapshot } from '../../pipeline/snapshot/foreign-snapshot.ts';
import { describeFullDisk } from '../errors/full-disk.ts';
import { UsageError } from '../errors/usage-error.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
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
		// Loaded only now: the errors of all stages bring the stages with them.
		const { isWorldError } = await import('../errors/world-errors.ts');
		const { describeSyntaxFault } = await import('../errors/describe-syntax-fault.ts');
		console.error(describeSyntaxFault(error, projectDir) ?? (isWorldError(error) ? describeError(error) : error));
		const fullDisk = describeFullDisk(error, writes);
		if (fullDisk !== null) {
			console.error(fullDisk);
		}
		process.exitCode = exitCodes.world;
	}
}
