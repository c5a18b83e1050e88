/** Runs a program that has to be gone, with all that it started, as soon as this process ends. */

import { type ChildProcess, type SpawnOptionsWithStdioTuple, type StdioNull, type StdioPipe, spawn } from 'node:child_process';
import { constants } from 'node:os';

type GroupOptions = Omit<SpawnOptionsWithStdioTuple<StdioNull, StdioPipe, StdioPipe>, 'detached'>;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A group of its own: a Ctrl-C of the terminal does not reach it, and one kill reaches every process in it. Windows has no groups. */
const hasGroups = process.platform !== 'win32';

/**
 * Starts `program`. A signal ends this process at once while the program runs, and with it, without asking, the program and what it
 * started: npm by itself waits for a compiler to end.
 */
export function runInGroup(program: string, args: readonly string[], options: GroupOptions) {
	const child = spawn(program, args, { ...options, detached: hasGroups });
	const endGroup = () => killGroup(child);
	const endSelf = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
	process.once('exit', endGroup);
	for (const signal of signals) process.once(signal, endSelf);
	const forget = () => {
		process.off('exit', endGroup);
		for (const signal of signals) process.off(signal, endSelf);
	};
	child.once('exit', forget).once('error', forget);
	return child;
}

/** Kills a program of `runInGroup` that has not ended, and what it started. */
export function killGroup(child: ChildProcess): void {
	if (child.pid === undefined) return;
	if (hasGroups) process.kill(-child.pid, 'SIGKILL');
	else child.kill();
}
