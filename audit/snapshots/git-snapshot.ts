/** Takes a snapshot out of git into a folder, without touching the work tree: its own index, and only the files that are asked for. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface GitSnapshot {
	/** Where the files lie that were taken out so far. */
	readonly dir: string;
	/** The commit, abbreviated. */
	readonly commit: string;
	/** When it was made, ISO 8601. */
	readonly committedAt: string;
	/** Takes out files more, by their path in the snapshot. */
	checkOut(files: readonly string[]): Promise<void>;
}

export type GitSnapshotResult = GitSnapshot | { readonly missing: 'repository' | 'ref' | 'snapshot' };

/** Rich text is rendered from the records, and originals are large: neither is taken out before it is asked for. */
const isNeeded = (file: string) => !/^(rich-text\/|images\/(?!manifest\.json$))/.test(file);

/** `contentDir` is the snapshot's place in the work tree; it need not exist there any more. `workDir` must exist. */
export async function openGitSnapshot(contentDir: string, ref: string, workDir: string): Promise<GitSnapshotResult> {
	const cwd = nearestFolder(contentDir);
	const prefix = await git(['rev-parse', '--show-prefix'], { cwd });
	if (prefix === null) return { missing: 'repository' };
	const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { cwd });
	if (found === null) return { missing: 'ref' };
	const hash = found.trim();
	const described = await git(['show', '--no-patch', '--format=%h %cI', hash, '--'], { cwd });
	const [commit = '', committedAt = ''] = (described ?? '').trim().split(' ');
	const below = contentDir.slice(cwd.length).split(/[\\/]/).filter(Boolean).join('/');
	const path = [prefix.trim().replace(/\/$/, ''), below].filter(Boolean).join('/');
	const env = { GIT_INDEX_FILE: join(workDir, 'index') };
	const dir = join(workDir, 'snapshot');
	await mkdir(dir, { recursive: true });
	if ((await git(['read-tree', `${hash}:${path}`], { cwd, env })) === null) return { missing: 'snapshot' };
	const listed = ((await git(['ls-files', '-z', '--full-name', ':/'], { cwd, env })) ?? '').split('\0').filter(Boolean);
	const known = new Set(listed);

	async function checkOut(files: readonly string[]): Promise<void> {
		const input = files.filter((file) => known.has(file)).join('\0');
		const root = ((await git(['rev-parse', '--show-toplevel'], { cwd })) ?? cwd).trim();
		await git(['checkout-index', '--force', '-z', '--stdin', `--prefix=${dir}/`], { cwd: root, env, input });
	}

	await checkOut(listed.filter(isNeeded));
	return { dir, commit, committedAt, checkOut };
}

/** git can only be asked from a folder that is there. */
function nearestFolder(path: string): string {
	return existsSync(path) || basename(path) === '' ? path : nearestFolder(dirname(path));
}

/** Asks git; that it is missing, or knows nothing, is an answer and no failure. */
interface GitOptions {
	readonly cwd: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly input?: string;
}

/** The output of git; null where it failed or is not installed. */
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
