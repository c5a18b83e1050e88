/** Asks git; that it is missing, or knows nothing, is an answer and no failure. */
import { execFile } from 'node:child_process';

export interface GitOptions {
	readonly cwd: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly input?: string;
}

/** What git printed; null where it ended badly or is not there. */
export function git(args: readonly string[], { cwd, env = {}, input }: GitOptions): Promise<string | null> {
	return new Promise((resolve) => {
		// The environment of a hook would point git at another repository.
		const { GIT_DIR: _dir, GIT_INDEX_FILE: _index, GIT_WORK_TREE: _tree, ...outer } = process.env;
		const options = { cwd, env: { ...outer, ...env }, maxBuffer: 256 * 1024 * 1024 };
		const child = execFile('git', args, options, (error, stdout) => resolve(error === null ? stdout : null));
		// git may end before it has read everything, and says so by its exit code.
		child.stdin?.on('error', () => {});
		child.stdin?.end(input ?? '');
	});
}
