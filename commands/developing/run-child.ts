/** Runs a command of the project in a process of its own, so that it runs with its present sources, even if this process began with older ones. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectDir } from '../options/project-folder.ts';
import { type ChildEvent, parseChildEvent } from './child-events.ts';

export interface ChildRun {
	/** The command's name and its options; `--json` is added. */
	readonly args: readonly string[];
	/** Ends the command. */
	readonly signal: AbortSignal;
	onEvent(event: ChildEvent): void;
}

export interface ChildEnd {
	/** null: a signal ended it. */
	readonly exitCode: number | null;
	/** What it said to a person. */
	readonly errors: string;
}

/**
 * A command that fails is a result; it has ended when the result is there. Lines that are no events are printed: sources that are being
 * worked on may print something. Throws where no process can be started.
 */
export function runChild({ args, signal, onEvent }: ChildRun): Promise<ChildEnd> {
	const child = spawn(process.execPath, [join(projectDir, 'commands/run.js'), ...args, '--json'], {
		stdio: ['ignore', 'pipe', 'pipe'],
		signal,
	});
	const errors: string[] = [];
	child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
	createInterface({ input: child.stdout }).on('line', (line) => {
		const event = parseChildEvent(line);
		if (event === null) {
			console.log(line);
		} else {
			onEvent(event);
		}
	});
	return new Promise((resolve, reject) => {
		child.on('close', (exitCode) => resolve({ exitCode, errors: errors.join('').trim() }));
		child.on('error', (error) => {
			// A process that is stopped still has to end.
			if (error.name !== 'AbortError') {
				reject(error);
			}
		});
	});
}
