import { join } from 'node:path';
import { projectDir } from '../options/project-folder.ts';
import { runProgram } from './run-program.ts';

/** Runs a module of the project with this command's arguments in a process of its own: for what uses commands, and so is not imported by them. Resolves to the exit code. */
export async function runModule(file: string): Promise<number> {
	const args = [join(projectDir, file), ...process.argv.slice(2)];
	const { exitCode } = await runProgram(process.execPath, args, { inheritOutput: true });
	return exitCode ?? 1;
}
