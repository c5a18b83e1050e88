/** A copy of the committed project, in which one file at a time has a fault, and where suites run in it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runInGroup } from '../../sandbox/installing/run-in-group.ts';
import { applyMutant, type Mutant } from './mutant.ts';

export interface TreeRun {
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

export interface MutantTree {
	readonly dir: string;
	/** Beside the tree, for the report of a suite. */
	readonly reportFile: string;
	/** Plants the fault. False where its lines have changed since it was drawn. */
	plant(mutant: Mutant): boolean;
	restore(): void;
	/** Ends with all that it started. `program`: within the tree's packages. */
	run(run: TreeRun): Promise<TreeResult>;
	remove(): void;
}

/** Made from the present commit, with the installed packages as links to the same files. */
export function createTree(): MutantTree {
	const dir = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'tree');
	execFileSync('git', ['worktree', 'add', '--detach', dir, 'HEAD'], { cwd: projectDir, stdio: 'ignore' });
	execFileSync('cp', ['-al', join(projectDir, 'node_modules'), join(dir, 'node_modules')]);
	const reportFile = join(dir, '../report.json');
	let restore = () => {};
	return {
		dir,
		reportFile,
		plant(mutant) {
			const file = join(dir, mutant.file);
			const source = readFileSync(file, 'utf8');
			const planted = applyMutant(source, mutant);
			if (planted === null) return false;
			writeFileSync(file, planted);
			restore = () => writeFileSync(file, source);
			return true;
		},
		restore: () => restore(),
		run(run) {
			rmSync(reportFile, { force: true });
			return runInTree(dir, run);
		},
		remove() {
			execFileSync('git', ['worktree', 'remove', '--force', dir], { cwd: projectDir });
			rmSync(join(dir, '..'), { recursive: true, force: true });
		},
	};
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
