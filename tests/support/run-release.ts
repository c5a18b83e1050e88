/** Releases a site the way a person does, by the real command in a process of its own. */
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import { type HeardRun, runHere } from './run-here.ts';

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
export function runRelease({ env, signal, ...run }: ReleaseRun): Promise<RunResult> {
	return runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'release', ...argumentsOf(run)], { env, signal });
}

/** The same in this process. */
export function runReleaseHere(run: Omit<ReleaseRun, 'env' | 'signal'>): Promise<HeardRun> {
	return runHere({ command: 'release', arguments: argumentsOf(run) });
}

function argumentsOf({ to, out, cache, flags = [] }: ReleaseRun): readonly string[] {
	return ['--to', to, '--cache', cache, ...(out === undefined ? [] : ['--out', out]), ...flags];
}
