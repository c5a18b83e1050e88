/** Runs the ordinary build as a process, and says what came of it. */
import { formatProblems } from '../../pipeline/content/format-problems.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { exitCodes } from '../options/exit-codes.ts';
import type { ChildEvent } from './child-events.ts';
import { runChild } from './run-child.ts';

export type BuildOutcome =
	| {
			readonly kind: 'built';
			/** Pages that were rendered. */
			readonly rendered: number;
			readonly written: number;
			readonly removed: number;
			readonly warnings: readonly Problem[];
			/** What it said to a person; usually nothing. */
			readonly remarks: string;
	  }
	/** The site is as it was. */
	| { readonly kind: 'failed'; readonly report: string }
	| { readonly kind: 'stopped' };

export interface BuildRun {
	/** Folders and configuration, as options of the build. */
	readonly options: readonly string[];
	readonly signal: AbortSignal;
	/** Hears of the build's stages. */
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
	if (signal.aborted) {
		return { kind: 'stopped' };
	}
	if (exitCode === exitCodes.done) {
		return { kind: 'built', ...counts, warnings: problems, remarks: errors };
	}
	const faults = formatProblems(problems.filter(({ severity }) => severity === 'error'));
	const report = [faults, errors].filter((text) => text !== '').join('\n\n');
	return { kind: 'failed', report: report || `The build ended with exit code ${exitCode}.` };
}
