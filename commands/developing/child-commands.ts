/** Runs the ordinary build and fetch as processes: they run with their present sources, even if this process began with older ones. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { formatProblems } from '../../shop/content/format-problems.ts';
import { isProblemCode, type ProblemCode } from '../../site/problem-codes.ts';
import type { Progress, ProgressStage } from '../../site/progress.ts';
import { exitCodes } from '../options/command-line.ts';
import { projectDir } from '../options/project-folder.ts';

/** Runs the ordinary build as a process, and says what came of it. */
export type BuildOutcome =
	| {
			readonly kind: 'built';
			/** Pages that were rendered. */
			readonly rendered: number;
			readonly written: number;
			readonly removed: number;
			readonly warnings: readonly Problem[];
			/** Its output on standard error; usually empty. */
			readonly remarks: string;
	  }
	/** The site is as it was. */
	| { readonly kind: 'failed'; readonly report: string }
	| { readonly kind: 'stopped' };

interface BuildRun {
	/** Folders and configuration, as options of the build. */
	readonly options: readonly string[];
	readonly signal: AbortSignal;
	/** Receives the build's stages. */
	onEvent(event: ChildEvent): void;
}

/** Builds what the snapshot in place holds. */
export async function runBuild({ options, signal, onEvent }: BuildRun): Promise<BuildOutcome> {
	const problems: Problem[] = [];
	let counts = { rendered: 0, written: 0, removed: 0 };
	const { exitCode, errors } = await runChild({
		args: ['build', '--offline', ...options],
		signal,
		onEvent(event) {
			if (event.event === 'problem') {
				const { event: _event, ...problem } = event;
				problems.push(problem);
			} else if (event.event === 'summary') {
				const { rendered, written, removed } = event;
				counts = { rendered, written, removed };
			}
			onEvent(event);
		},
	});
	if (signal.aborted) return { kind: 'stopped' };
	if (exitCode === exitCodes.done) return { kind: 'built', ...counts, warnings: problems, remarks: errors };
	const faults = formatProblems(problems.filter(({ severity }) => severity === 'error'));
	const report = [faults, errors].filter((text) => text !== '').join('\n\n');
	return { kind: 'failed', report: report || `The build ended with exit code ${exitCode}.` };
}

/** Runs the ordinary fetch as a process, and says what came of it. */
export type FetchOutcome =
	/** `differences`: for a person, empty where the backend says what the snapshot says. */
	| { readonly kind: 'fetched'; readonly differences: string }
	/** The snapshot is as it was. */
	| { readonly kind: 'failed'; readonly report: string }
	| { readonly kind: 'stopped' };

interface FetchRun {
	/** Folders and configuration, as options of the fetch. */
	readonly options: readonly string[];
	readonly signal: AbortSignal;
}

/** Backend → snapshot. */
export async function runFetch({ options, signal }: FetchRun): Promise<FetchOutcome> {
	let differences = '';
	const { exitCode, errors } = await runChild({
		args: ['fetch', ...options],
		signal,
		onEvent(event) {
			if (event.event === 'summary') {
				differences = event.differences
					.map(({ collection, added, removed, changed }) => `${collection} ${[...added, ...removed, ...changed].join(', ')}`)
					.join('; ');
			}
		},
	});
	if (signal.aborted) return { kind: 'stopped' };
	if (exitCode === exitCodes.done) return { kind: 'fetched', differences };
	return { kind: 'failed', report: errors || `The fetch ended with exit code ${exitCode}.` };
}

/** Runs a command of the project in a process of its own, so that it runs with its present sources, even if this process began with older ones. */
interface ChildRun {
	/** The command's name and its options; `--json` is added. */
	readonly args: readonly string[];
	/** Ends the command. */
	readonly signal: AbortSignal;
	onEvent(event: ChildEvent): void;
}

interface ChildEnd {
	/** null: a signal ended it. */
	readonly exitCode: number | null;
	/** Its output on standard error. */
	readonly errors: string;
}

/**
 * A command that fails is a result; it has ended when the result is there. Lines that are no events are printed: sources that are being
 * worked on may print something. Throws where no process can be started.
 */
function runChild({ args, signal, onEvent }: ChildRun): Promise<ChildEnd> {
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
			if (error.name !== 'AbortError') reject(error);
		});
	});
}

/** The events that `build` and `fetch` print with `--json`, as far as `npm run dev` follows them. */
const key = z.union([z.string(), z.number()]);

const childEvent = z.discriminatedUnion('event', [
	z.object({ event: z.literal('stage'), stage: z.string(), total: z.number().nullable() }),
	z.object({ event: z.literal('progress'), stage: z.string(), count: z.number(), total: z.number().nullable() }),
	z.object({ event: z.literal('done'), stage: z.string(), count: z.number(), summary: z.string().nullable() }),
	z.object({
		event: z.literal('problem'),
		code: z.custom<ProblemCode>((value) => typeof value === 'string' && isProblemCode(value)),
		severity: z.enum(['error', 'warning']),
		collection: z.string(),
		id: key,
		field: z.string(),
		message: z.string(),
		fix: z.string(),
	}),
	/** Of a build that failed, the counts are missing. */
	z.object({
		event: z.literal('summary'),
		rendered: z.number().default(0),
		written: z.number().default(0),
		removed: z.number().default(0),
		differences: z
			.array(z.object({ collection: z.string(), added: z.array(key), removed: z.array(key), changed: z.array(key) }))
			.default([]),
	}),
]);

export type ChildEvent = z.infer<typeof childEvent>;

/** null for every other line, such as what a source that is being worked on prints. */
export function parseChildEvent(line: string): ChildEvent | null {
	return childEvent.safeParse(parseJson(line)).data ?? null;
}

/** Shows the progress of such a process as if it ran in this one. Takes the events of one run; a stage is known by its name. */
export function relayProgress(progress: Progress): (event: ChildEvent) => void {
	const stages = new Map<string, { readonly shown: ProgressStage; count: number; total: number | null }>();
	return (event) => {
		if (event.event === 'stage') {
			stages.set(event.stage, { shown: progress.stage(event.stage, event.total ?? undefined), count: 0, total: event.total });
		} else if (event.event === 'progress' || event.event === 'done') {
			const stage = stages.get(event.stage);
			if (stage !== undefined) {
				if (event.event === 'progress' && event.total !== null && event.total !== stage.total) {
					stage.shown.grow(event.total - (stage.total ?? 0));
					stage.total = event.total;
				}
				stage.shown.advance(event.count - stage.count);
				stage.count = event.count;
			}
			if (event.event === 'done') stage?.shown.done(event.summary ?? undefined);
		}
	};
}
