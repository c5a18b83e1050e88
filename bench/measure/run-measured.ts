/** Runs a program and measures it together with every process that it starts. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { syncFileSystem } from '../../pipeline/disk/sync.ts';
import { watchMemory } from './process-memory.ts';

export interface Cost {
	/** From the start of the process to its end. */
	readonly wallMs: number;
	/** User and system time of all processes. */
	readonly cpuMs: number;
	/** Highest sum of resident memory, see process-memory.ts. */
	readonly peakBytes: number;
}

export interface MeasuredRun extends Cost {
	readonly stdout: string;
}

export interface MeasuredProgram {
	readonly program: string;
	readonly args: readonly string[];
	readonly cwd: string;
	readonly env?: Readonly<Record<string, string>>;
}

const account = join(import.meta.dirname, 'account.pl');
const report = z.object({ exitCode: z.int().nullable(), wallMs: z.number(), userMs: z.number(), systemMs: z.number() });

/** A program did not do what the benchmark measures. */
export class RunFailed extends Error {
	override readonly name = 'RunFailed';
}

/** @throws RunFailed with the program's output, where it does not end with 0 */
export async function runMeasured({ program, args, cwd, env = {} }: MeasuredProgram): Promise<MeasuredRun> {
	// A build waits until its files are on the disk, and would wait for what others left to be written before it, too.
	await syncFileSystem(cwd);
	const child = spawn('perl', [account, program, ...args], {
		cwd,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
	});
	const watch = child.pid === undefined ? null : watchMemory(child.pid);
	const ended = new Promise<void>((resolve, reject) => child.on('close', () => resolve()).on('error', reject));
	try {
		const [stdout = '', stderr = '', told = ''] = await Promise.all([1, 2, 3].map((stream) => text(child.stdio[stream] as Readable)));
		await ended;
		const call = [program, ...args].join(' ');
		if (told === '') throw new RunFailed(`${call} could not be measured.\n${stderr}`);
		const { exitCode, wallMs, userMs, systemMs } = report.parse(JSON.parse(told));
		if (exitCode !== 0) throw new RunFailed(`${call} ended with ${exitCode}.\n${stdout}${stderr}`);
		return { wallMs, cpuMs: userMs + systemMs, peakBytes: watch?.stop() ?? 0, stdout };
	} finally {
		watch?.stop();
	}
}
