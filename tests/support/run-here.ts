/** Runs a command of the project in this process, which takes a tenth of the time of a new one, and hears all that it prints. */
import { join } from 'node:path';
import { vi } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type BuildRun, noBackend } from '../../commands/programs/run-build.ts';

export interface RunHere {
	readonly command: string;
	readonly arguments: readonly string[];
	readonly environment?: Readonly<Record<string, string>> | undefined;
}

export interface HeardRun {
	readonly exitCode: number;
	/** Standard output and standard error in the order in which they came. */
	readonly output: string;
	readonly stdout: string;
	readonly stderr: string;
}

class Exited extends Error {
	override readonly name = 'Exited';
	readonly exitCode: number;

	constructor(exitCode: number) {
		super(`The command ended with ${exitCode}.`);
		this.exitCode = exitCode;
	}
}

let runs = 0;

/** One at a time: the process has one environment. */
export async function runHere({ command, arguments: args, environment = {} }: RunHere): Promise<HeardRun> {
	const heard = hear();
	const argv = process.argv;
	const exitCode = process.exitCode;
	// CI: progress is lines, also where the tests run on a terminal.
	for (const [name, value] of Object.entries({ ...noBackend, CI: 'true', ...environment })) vi.stubEnv(name, value);
	vi.spyOn(process, 'exit').mockImplementation((code) => {
		throw new Exited(Number(code ?? 0));
	});
	process.argv = [process.execPath, command, ...args];
	process.exitCode = undefined;
	runs += 1;
	try {
		// A module runs once for each address.
		await import(/* @vite-ignore */ `${join(projectDir, `commands/${command}.ts`)}?run=${runs}`);
		return { exitCode: Number(process.exitCode ?? 0), ...heard() };
	} catch (error) {
		if (!(error instanceof Exited)) throw error;
		return { exitCode: error.exitCode, ...heard() };
	} finally {
		process.argv = argv;
		process.exitCode = exitCode;
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
	}
}

/** `npm run build` here. */
export function runBuildHere({ content, out, cache, config, env, flags = [] }: Omit<BuildRun, 'signal'>): Promise<HeardRun> {
	const folders = Object.entries({ content, out, cache, config });
	const options = folders.flatMap(([name, folder]) => (folder === undefined ? [] : [`--${name}`, folder]));
	return runHere({ command: 'build', arguments: [...options, ...flags], environment: env });
}

/** Begins to hear; the result tells what was heard so far. */
function hear(): () => Omit<HeardRun, 'exitCode'> {
	const heard: { readonly to: 'stdout' | 'stderr'; readonly text: string }[] = [];
	const listen = (to: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
		heard.push({ to, text: String(text) });
		return true;
	};
	const [toStdout, toStderr] = [listen('stdout'), listen('stderr')];
	vi.spyOn(process.stdout, 'write').mockImplementation(toStdout);
	vi.spyOn(process.stderr, 'write').mockImplementation(toStderr);
	vi.spyOn(console, 'log').mockImplementation((line) => void toStdout(`${line}\n`));
	vi.spyOn(console, 'error').mockImplementation((line) => void toStderr(`${line instanceof Error ? line.stack : line}\n`));
	const textOf = (lines: typeof heard) => lines.map(({ text }) => text).join('');
	return () => ({
		output: textOf(heard),
		stdout: textOf(heard.filter(({ to }) => to === 'stdout')),
		stderr: textOf(heard.filter(({ to }) => to === 'stderr')),
	});
}
