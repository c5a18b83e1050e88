/** Runs a command of the project in this process, which takes a tenth of the time of a new one, and hears all that it prints. */
import { join } from 'node:path';
import { vi } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { noBackend } from '../../commands/programs/run-build.ts';

export interface RunHere {
	readonly command: string;
	readonly arguments: readonly string[];
	readonly environment: Readonly<Record<string, string>>;
}

export interface HeardRun {
	readonly exitCode: number;
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
export async function runHere({ command, arguments: args, environment }: RunHere): Promise<HeardRun> {
	const { stdout, stderr } = hear();
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
		return { exitCode: Number(process.exitCode ?? 0), stdout: stdout.join(''), stderr: stderr.join('') };
	} catch (error) {
		if (!(error instanceof Exited)) throw error;
		return { exitCode: error.exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
	} finally {
		process.argv = argv;
		process.exitCode = exitCode;
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
	}
}

function hear(): { readonly stdout: readonly string[]; readonly stderr: readonly string[] } {
	const stdout: string[] = [];
	const stderr: string[] = [];
	const hearing = (heard: string[]) => (text: string | Uint8Array) => {
		heard.push(String(text));
		return true;
	};
	vi.spyOn(process.stdout, 'write').mockImplementation(hearing(stdout));
	vi.spyOn(process.stderr, 'write').mockImplementation(hearing(stderr));
	vi.spyOn(console, 'log').mockImplementation((line) => void stdout.push(`${line}\n`));
	vi.spyOn(console, 'error').mockImplementation((line) => void stderr.push(`${line instanceof Error ? line.stack : line}\n`));
	return { stdout, stderr };
}
