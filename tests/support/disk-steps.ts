/** Follows a command from one change on the disk to the next, and lets it fail at exactly one of them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../../commands/options/project-folder.ts';

/** Handed to `tests/preload/disk-steps.ts` as JSON. */
export type DiskStepOptions = {
	/** Where the steps are written down; it must not exist. */
	readonly log: string;
	/** Only changes below this path count. */
	readonly below: string;
	/** The first change of a path that begins like this is the first step. */
	readonly from: string;
} & (DiskFault | { readonly at?: undefined });

/** What happens before the step with this number, counted from 1. */
export type DiskFault =
	/** The process dies. */
	| { readonly at: number; readonly fault: 'kill' }
	/** The process waits until `continueAfter` lets it go on. */
	| { readonly at: number; readonly fault: 'wait' }
	/** Files below `filler` take all free bytes, or all that new files and folders need. */
	| { readonly at: number; readonly fault: 'no space' | 'no names'; readonly filler: string };

export interface DiskStep {
	/** The function of `node:fs` without `Sync`. */
	readonly call: string;
	readonly paths: readonly string[];
}

export const diskStepVariable = 'DISK_STEPS';

/** Of equal length, so that the size of the log tells their number. */
export const stepLineBytes = 512;

/** The environment of a command that is to be followed. */
export function followSteps(options: DiskStepOptions): Readonly<Record<string, string>> {
	const preload = pathToFileURL(join(projectDir, 'tests/preload/disk-steps.ts'));
	return { NODE_OPTIONS: `--import=${preload}`, [diskStepVariable]: JSON.stringify(options) };
}

/** The file beside the log that says that the process waits, and the one that lets it go on. */
export function waitingFiles(log: string): { readonly waits: string; readonly mayGoOn: string } {
	return { waits: `${log}.waits`, mayGoOn: `${log}.may-go-on` };
}

/** Does `work` while the command waits at its step, or has ended before it; then lets the command go on. Returns whether it waited. */
export async function whileWaiting(log: string, command: Promise<unknown>, work: () => Promise<unknown>): Promise<boolean> {
	const { waits, mayGoOn } = waitingFiles(log);
	let hasEnded = false;
	const ended = command.finally(() => {
		hasEnded = true;
	});
	while (!existsSync(waits) && !hasEnded) await setTimeout(5);
	const hasWaited = !hasEnded;
	try {
		await work();
	} finally {
		writeFileSync(mayGoOn, '');
	}
	await ended;
	return hasWaited;
}

/** The steps so far. */
export function readSteps(log: string): readonly DiskStep[] {
	if (!existsSync(log)) return [];
	return readFileSync(log, 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => {
			const [call = '', ...paths] = line.trimEnd().split('\t');
			return { call, paths };
		});
}

export function describeStep(step: DiskStep | undefined): string {
	return step === undefined ? 'none' : `${step.call} ${step.paths.join(' ')}`;
}
