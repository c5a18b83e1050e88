/** Chooses how a command shows its progress: bars on a terminal, lines in CI, JSON for programs, nothing when asked. */
import { type Progress, silentProgress } from '../../site/progress.ts';
import { createJsonProgress, createLineProgress } from './line-progress.ts';
import type { TerminalProgress } from './terminal-progress.ts';

interface ProgressOptions {
	readonly json: boolean;
	readonly quiet: boolean;
}

/** Runs `work` and gives the terminal back at its end, also after an error. */
export async function withProgress<Result>(options: ProgressOptions, work: (progress: Progress) => Promise<Result>): Promise<Result> {
	const { progress, close } = await createProgress(options, process.stdout);
	try {
		return await work(progress);
	} finally {
		close();
	}
}

async function createProgress({ json, quiet }: ProgressOptions, stream: NodeJS.WriteStream): Promise<TerminalProgress> {
	const close = () => {};
	if (quiet) return { progress: silentProgress, close };
	if (json) return { progress: createJsonProgress(stream), close };
	if (stream.isTTY && process.env.CI === undefined) {
		// Most builds run without a terminal, and need no bars.
		const { createTerminalProgress } = await import('./terminal-progress.ts');
		return createTerminalProgress(stream);
	}
	return { progress: createLineProgress(stream), close };
}
