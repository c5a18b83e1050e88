/** `npm run check`: format, lint, types, import rules and dead code, side by side; exit code 1 names what failed. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { type Installation, installPackages } from '../sandbox/installing/install-packages.ts';
import { findDevelopmentImports, type InstalledPackages } from './checking/find-development-imports.ts';
import { findViolations } from './checking/find-violations.ts';
import { readModuleGraph } from './checking/module-graph.ts';
import { createCommand, type ExitCode, exitCodes } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { runProgram } from './programs/run-program.ts';

const { fix } = createCommand('check', 'Checks format, lint, types, import rules and dead code.')
	.option('--fix', 'first corrects the format, and what else Biome corrects safely', false)
	.parse()
	.opts<{ fix: boolean }>();

interface Check {
	readonly name: string;
	/** Returns the faults; an empty text is a pass. */
	run(): Promise<string>;
}

function programCheck(name: string, program: string, ...args: readonly string[]): Check {
	return {
		name,
		run: async () => {
			const { exitCode, output } = await runProgram(program, args);
			return exitCode === 0 ? '' : output.trim() || `${program} ended with ${exitCode}`;
		},
	};
}

const importRules: Check = {
	name: 'import rules',
	run: async () => {
		const graph = readModuleGraph(projectDir);
		const installed: InstalledPackages = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
		return graph.size === 0 ? 'no modules seen' : [...findViolations(graph), ...findDevelopmentImports(graph, installed)].join('\n');
	},
};

/** Biome and knip judge the sources, in a folder of their own: building, serving and testing a site does without them. */
const checkers: Installation = {
	name: 'Biome and knip',
	cost: 'some seconds, 91 MB',
	folder: join(projectDir, 'commands/checking/installation'),
	npmArguments: ['--ignore-scripts'],
	timeoutMs: 300_000,
};

function programOf(name: 'biome' | 'knip'): string {
	return join(checkers.folder, 'node_modules/.bin', name);
}

async function check(): Promise<ExitCode> {
	// Before the checks, which run side by side.
	await installPackages(checkers, (line) => console.log(line));
	const [biome, knip] = [programOf('biome'), programOf('knip')];
	if (fix) await runProgram(biome, ['check', '--write'], { inheritOutput: true });
	const checks: readonly Check[] = [
		programCheck('types', 'tsc', '-b'),
		programCheck('format and lint', biome, 'check', '--error-on-warnings', '--max-diagnostics=50'),
		importRules,
		programCheck('dead code and dependencies', knip, '--no-progress', '--treat-config-hints-as-errors'),
	];
	const queue = new PQueue({ concurrency: availableParallelism() });
	const running = new Set<string>();
	// Types take a minute in a new folder, and silence looks like a fault.
	const patience = setInterval(() => console.log(`still checking ${[...running].join(', ')}`), 20_000);
	const failed = await queue.addAll(
		checks.map((check) => async () => {
			running.add(check.name);
			const started = performance.now();
			const fault = await check.run();
			running.delete(check.name);
			const seconds = ((performance.now() - started) / 1000).toFixed(1);
			console.log(`${fault ? 'failed' : 'ok    '}  ${check.name} (${seconds} s)${fault ? `\n${fault}\n` : ''}`);
			return fault ? check.name : null;
		}),
	);
	clearInterval(patience);
	const names = failed.filter((name) => name !== null);
	console.log(names.length === 0 ? `Check passed: ${checks.length} steps.` : `Check failed: ${names.join(', ')}.`);
	return names.length === 0 ? exitCodes.done : exitCodes.world;
}

await runCommand(check);
