/** Chooses how a command tells what it is doing: bars on a terminal, lines in CI, JSON for programs, nothing when asked. */
import { type Progress, silentProgress } from '../../site/progress.ts';
import { createJsonProgress } from './json-progress.ts';
import { createLineProgress } from './line-progress.ts';
import { createTerminalProgress } from './terminal-progress.ts';

export interface ProgressOptions {
	readonly json: boolean;
	readonly quiet: boolean;
}

export function createProgress({ json, quiet }: ProgressOptions, stream: NodeJS.WriteStream = process.stdout): Progress {
	if (quiet) {
		return silentProgress;
	}
	if (json) {
		return createJsonProgress(stream);
	}
	return stream.isTTY && process.env.CI === undefined ? createTerminalProgress(stream) : createLineProgress(stream);
}
