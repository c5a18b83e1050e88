/** Starts the image process, and gives it work. */

import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { WorldError } from '../../site/world-error.ts';
import type { IconJob, IconOutcome } from './icons/make-icons.ts';
import type { JobOutcome, MeasureJob, MeasureOutcome, PictureJob } from './make-picture.ts';

/** What the process does, and what it answers to each. */
export type ImageJob = PictureJob | MeasureJob | IconJob;
export type OutcomeOf<Job extends ImageJob> = Job extends IconJob ? IconOutcome : Job extends MeasureJob ? MeasureOutcome : JobOutcome;
type Outcome = OutcomeOf<ImageJob>;

export interface ImageProcess {
	/** Throws what the disk throws, and {@link ImageProcessEnded} where the process does not survive the picture. */
	make<Job extends ImageJob>(job: Job): Promise<OutcomeOf<Job>>;
	/** Gives up unfinished pictures. */
	end(): void;
}

export type JobAnswer =
	| { readonly id: number; readonly outcome: Outcome }
	| { readonly id: number; readonly error: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code' | 'syscall'> };

interface Waiting {
	readonly file: string;
	resolve(outcome: Outcome): void;
	reject(error: Error): void;
}

/**
 * glibc's allocator gives each thread its own memory and returns little of it, so that a process that decodes pictures on several threads
 * grows to twice what it uses. These are read when a process starts; other C libraries know nothing of them.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Beside the encoders, files are read and written on the same threads. */
const fileThreads = 2;

/** A process for `threads` pictures at once. */
export function startImageProcess(threads: number): ImageProcess {
	const waiting = new Map<number, Waiting>();
	let nextId = 0;
	let ended: string | null = null;
	const child = fork(new URL('./image-process.ts', import.meta.url), {
		execArgv: ['--expose-gc'],
		env: { ...process.env, ...allocator, UV_THREADPOOL_SIZE: String(threads + fileThreads) },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
	const fail = (how: string): void => {
		ended = how;
		const files = [...waiting.values()].map(({ file }) => file);
		for (const { reject } of waiting.values()) reject(new ImageProcessEnded(how, files));
		waiting.clear();
	};
	child.on('error', (error) => fail(error.message));
	child.on('exit', (code, signal) => fail(signal ?? `exit code ${code}`));
	child.on('message', (answer: JobAnswer) => {
		const job = waiting.get(answer.id);
		waiting.delete(answer.id);
		if ('outcome' in answer) job?.resolve(answer.outcome);
		else job?.reject(Object.assign(new Error(answer.error.message), answer.error));
	});
	return {
		make<Job extends ImageJob>(job: Job): Promise<OutcomeOf<Job>> {
			return new Promise((resolve, reject) => {
				const file = fileOf(job);
				if (ended !== null) return reject(new ImageProcessEnded(ended, [file]));
				const id = nextId;
				nextId += 1;
				// The process answers each job with an outcome of its kind.
				waiting.set(id, { file, resolve: (outcome) => resolve(outcome as OutcomeOf<Job>), reject });
				child.send({ id, job });
			});
		},
		end() {
			child.kill('SIGKILL');
		},
	};
}

/** What an error names. */
function fileOf(job: ImageJob): string {
	if (!('source' in job)) return job.file;
	return 'file' in job.source ? job.source.file : 'a drawing of the site';
}

/** The process that makes pictures ended before its work: killed for want of memory, or felled by a picture. */
export class ImageProcessEnded extends WorldError {
	constructor(how: string, files: readonly string[]) {
		const names = files.map((file) => basename(file)).join(', ');
		super(`The process that makes the pictures ended (${how}) while it made ${names}. Free some memory, or replace the picture.`);
	}
}
