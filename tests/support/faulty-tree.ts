/** A copy of the committed project, in which one file at a time has a fault, and where suites run in it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runInGroup } from '../../sandbox/installing/run-in-group.ts';

export interface TreeRun {
	/** Within the tree. */
	readonly program: string;
	readonly args: readonly string[];
	readonly env?: NodeJS.ProcessEnv;
	readonly timeoutMs: number;
}

export interface TreeResult {
	/** null: it was killed at its limit. */
	readonly exitCode: number | null;
	readonly seconds: number;
	readonly output: string;
}

export interface FaultyTree {
	readonly dir: string;
	/** Beside the tree, for the report of a suite. */
	readonly reportFile: string;
	/** Plants a fault into a file. `change`: its source with the fault; null: there is no place for it, and false is returned. */
	plant(file: string, change: (source: string) => string | null): boolean;
	/** Takes all faults away. */
	restore(): void;
	/** Ends with all that it started. */
	run(run: TreeRun): Promise<TreeResult>;
	remove(): void;
}

/** Made from the present commit, with the installed packages as links to the same files: so it lies on the disk of the project. */
export function createTree(): FaultyTree {
	const place = join(projectDir, '.cache');
	mkdirSync(place, { recursive: true });
	const work = mkdtempSync(join(place, 'faulty-tree-'));
	const dir = join(work, 'tree');
	execFileSync('git', ['worktree', 'add', '--detach', dir, 'HEAD'], { cwd: projectDir, stdio: 'ignore' });
	for (const packages of installedPackages()) execFileSync('cp', ['-al', join(projectDir, packages), join(dir, packages)]);
	const reportFile = join(work, 'report.json');
	const sources = new Map<string, string>();
	return {
		dir,
		reportFile,
		plant(file, change) {
			const path = join(dir, file);
			const source = readFileSync(path, 'utf8');
			const faulty = change(source);
			if (faulty === null) return false;
			if (!sources.has(path)) sources.set(path, source);
			writeFileSync(path, faulty);
			return true;
		},
		restore() {
			for (const [path, source] of sources) writeFileSync(path, source);
			sources.clear();
		},
		run(run) {
			rmSync(reportFile, { force: true });
			return runInTree(dir, run);
		},
		remove() {
			execFileSync('git', ['worktree', 'remove', '--force', dir], { cwd: projectDir });
			rmSync(work, { recursive: true, force: true });
		},
	};
}

/** The project's own, and those that are installed for a suite. */
function installedPackages(): readonly string[] {
	const files = execFileSync('git', ['ls-files', 'package.json', '*/installation/package.json'], { cwd: projectDir, encoding: 'utf8' });
	const folders = files.trim().split('\n');
	return folders.map((file) => join(dirname(file), 'node_modules')).filter((folder) => existsSync(join(projectDir, folder)));
}

async function runInTree(dir: string, { program, args, env, timeoutMs }: TreeRun): Promise<TreeResult> {
	// A build with a fault may leave what a later one would take for its own.
	rmSync(join(dir, '.cache'), { recursive: true, force: true });
	const started = performance.now();
	const child = runInGroup(process.execPath, [join(dir, program), ...args], {
		cwd: dir,
		env: { ...process.env, NODE_COMPILE_CACHE: undefined, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			output = (output + text).slice(-20_000);
		});
	}
	const endGroup = () => {
		try {
			if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
		} catch {
			// All of it has ended.
		}
	};
	const timer = setTimeout(endGroup, timeoutMs);
	const exitCode = await new Promise<number | null>((resolve) => child.once('exit', resolve));
	clearTimeout(timer);
	endGroup();
	return { exitCode, seconds: Math.round((performance.now() - started) / 1000), output };
}
