/** Chooses how a command tells what it is doing: bars on a terminal, lines in CI, JSON for programs, nothing when asked. */
import { type Progress, silentProgress } from '../../site/progress.ts';
import { createJsonProgress } from './json-progress.ts';
import { createLineProgress } from './line-progress.ts';
import { createTerminalProgress, type TerminalProgress } from './terminal-progress.ts';

export interface ProgressOptions {
	readonly json: boolean;
	readonly quiet: boolean;
}

/** Runs `work` and gives the terminal back at its end, whatever the end is. */
export async function withProgress<Result>(options: ProgressOptions, work: (progress: Progress) => Promise<Result>): Promise<Result> {
	const { progress, close } = createProgress(options, process.stdout);
	try {
		return await work(progress);
	} finally {
		close();
	}
}

function createProgress({ json, quiet }: ProgressOptions, stream: NodeJS.WriteStream): TerminalProgress {
	const close = () => {};
	if (quiet) {
		return { progress: silentProgress, close };
	}
	if (json) {
		return { progress: createJsonProgress(stream), close };
	}
	return stream.isTTY && process.env.CI === undefined ? createTerminalProgress(stream) : { progress: createLineProgress(stream), close };
}
