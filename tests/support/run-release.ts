/** Releases a site the way a person does, by the real command in a process of its own. */
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';

export interface ReleaseRun {
	/** Folder of the releases. */
	readonly to: string;
	/** Folder of the built site, where one is released. */
	readonly out?: string;
	readonly cache: string;
	/** Such as `--rollback`. */
	readonly flags?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** Kills the command at once. */
	readonly signal?: AbortSignal;
}

/** Runs `npm run release`; a failure is a result. */
export function runRelease({ to, out, cache, flags = [], env, signal }: ReleaseRun): Promise<RunResult> {
	const args = ['release', '--to', to, '--cache', cache, ...(out === undefined ? [] : ['--out', out]), ...flags];
	return runProgram(process.execPath, [join(projectDir, 'commands/run.js'), ...args], { env, signal });
}
