/** Runs a program of the project or the system for the commands and tests that judge its result. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectDir } from '../options/project-folder.ts';

interface RunOptions {
	readonly cwd?: string;
	/** Laid over the environment; `undefined` takes a variable away. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	readonly timeoutMs?: number;
	/** Kills the program at once, as a loss of power would. */
	readonly signal?: AbortSignal;
	/** True: output goes straight to the terminal and is not collected. */
	readonly inheritOutput?: boolean;
}

export interface RunResult {
	/** null: killed by a signal, or the program does not exist. */
	readonly exitCode: number | null;
	/** Standard output and standard error in the order in which they came. */
	readonly output: string;
	readonly stdout: string;
	readonly seconds: number;
	/** Of the process that ended; undefined where there was none. */
	readonly pid: number | undefined;
}

/** Runs a program to its end; a program that fails is a result, not an exception. Binaries of `node_modules` are found by name. */
export function runProgram(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
	const started = performance.now();
	const path = `${join(projectDir, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
	const child = spawn(program, args, {
		cwd: options.cwd ?? projectDir,
		env: { ...process.env, PATH: path, ...options.env },
		stdio: options.inheritOutput ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
		timeout: options.timeoutMs,
		signal: options.signal,
		killSignal: 'SIGKILL',
	});
	const output: string[] = [];
	const stdout: string[] = [];
	child.stdout?.setEncoding('utf8').on('data', (text: string) => {
		output.push(text);
		stdout.push(text);
	});
	child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text));
	return new Promise((resolve) => {
		const settle = (exitCode: number | null) =>
			resolve({
				exitCode,
				output: output.join(''),
				stdout: stdout.join(''),
				seconds: (performance.now() - started) / 1000,
				pid: child.pid,
			});
		child.on('close', settle);
		child.on('error', (error) => {
			// A program that was killed still has to end.
			if (error.name === 'AbortError') return;
			output.push(error.message);
			settle(null);
		});
	});
}

/** Runs a module of the project with this command's arguments in a process of its own: for what uses commands, and so is not imported by them. Resolves to the exit code. */
export async function runModule(file: string): Promise<number> {
	const args = [join(projectDir, file), ...process.argv.slice(2)];
	const { exitCode } = await runProgram(process.execPath, args, { inheritOutput: true });
	return exitCode ?? 1;
}
