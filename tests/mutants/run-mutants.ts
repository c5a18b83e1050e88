/**
 * Runs the suites with each of the drawn mutants until one catches it, and appends what it sees to `results.jsonl`. It goes on where it was ended:
 * `node tests/mutants/run-mutants.ts --until browser --jobs 2`. `--until` names the last stage (see `stages.ts`), `--ids 3,7` some mutants.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from 'esbuild';
import { readModuleGraph } from '../../commands/checking/module-graph.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { findTests } from '../../commands/testing/test-sets.ts';
import { createTree, type FaultyTree, type TreeResult } from '../support/faulty-tree.ts';
import { applyMutant, type Draw, type Mutant } from './mutant.ts';
import { isSettled, parseResults, type Result, summarise } from './results.ts';
import { type Stage, stagesOf } from './stages.ts';

const resultsFile = join(import.meta.dirname, 'results.jsonl');
const { mutants }: Draw = JSON.parse(readFileSync(join(import.meta.dirname, 'drawn.json'), 'utf8'));
const { values } = parseArgs({ options: { until: { type: 'string' }, jobs: { type: 'string', default: '1' }, ids: { type: 'string' } } });
const results = existsSync(resultsFile) ? [...parseResults(readFileSync(resultsFile, 'utf8'))] : [];
/** Test files, and suites without them, that pass without a fault. */
const sound = new Set<string>();

const tests = findTests();
const wanted = values.ids?.split(',').map(Number);
const tried = mutants.filter(({ id }) => wanted?.includes(id) ?? true);
const importers = await readImporters();
const stages = new Map(tried.map((mutant) => [mutant, stagesOf(mutant.file, tests, importers)]));
const order = ['types', 'near', 'related', 'others', 'build', 'browser', 'check', 'rest of units', 'rest of builds', 'rest of browser'];
const names = [...new Set([...order, ...[...stages.values()].flat().map(({ name }) => name)])];
if (values.until !== undefined && !names.includes(values.until))
	throw new Error(`There is no stage ${values.until}. There are: ${names.join(', ')}.`);
const wantedNames = values.until === undefined ? names : names.slice(0, names.indexOf(values.until) + 1);

// Stage by stage, so that what is known early is known of all.
const work = wantedNames
	.flatMap((name) =>
		tried.flatMap((mutant) => (stages.get(mutant) ?? []).filter((stage) => stage.name === name).map((stage) => ({ mutant, stage }))),
	)
	.values();
await Promise.all(Array.from({ length: Math.min(2, Number(values.jobs)) }, runTree));
const { byStage, push, rest, alive } = summarise(tried, results);
console.log(
	`npm test catches ${push} and npm run test:all ${rest} more of ${tried.length}: ${JSON.stringify(byStage)}. Alive: ${alive.join(', ')}`,
);

async function runTree(): Promise<void> {
	const tree = createTree();
	process
		.once('SIGINT', () => process.exit(130))
		.once('SIGTERM', () => process.exit(143))
		.once('exit', tree.remove);
	for (const { mutant, stage } of work) {
		const known = results.filter(({ id }) => id === mutant.id);
		if (isSettled(known) || known.some((result) => result.stage === stage.name)) continue;
		const result = await meet(tree, mutant, stage);
		results.push(result);
		appendFileSync(resultsFile, `${JSON.stringify(result)}\n`);
		console.log(
			`${mutant.id} ${mutant.operator} ${mutant.file}:${mutant.line} ${stage.name}: ${result.outcome} (${result.seconds} s) ${result.test ?? ''}`,
		);
	}
}

async function meet(tree: FaultyTree, { id, ...mutant }: Mutant, stage: Stage): Promise<Result> {
	const seen = { id, stage: stage.name, set: stage.set };
	if (!tree.plant(mutant.file, (source) => applyMutant(source, mutant))) return { ...seen, outcome: 'gone', seconds: 0 };
	let run: TreeResult;
	try {
		run = await tree.run(callOf(tree, stage));
	} finally {
		tree.restore();
	}
	const { exitCode, seconds } = run;
	if (exitCode === 0) return { ...seen, outcome: 'passed', seconds };
	if (exitCode === null) {
		const without = await tree.run(callOf(tree, stage));
		return { ...seen, outcome: without.exitCode === 0 && without.seconds * 3 < seconds ? 'endless' : 'slow', seconds };
	}
	const failed = failedFiles(tree);
	const isCaught = await passesWithout(tree, stage, failed);
	return { ...seen, outcome: isCaught ? 'caught' : 'flaky', seconds, ...(failed[0] && { test: failed[0] }) };
}

/** The tests that failed pass without the fault; known ones are not tried again. */
async function passesWithout(tree: FaultyTree, stage: Stage, failed: readonly string[]): Promise<boolean> {
	const unknown = failed.filter((file) => !sound.has(file));
	if (failed.length > 0 ? unknown.length === 0 : sound.has(stage.name)) return true;
	const { exitCode } = await tree.run(callOf(tree, failed.length > 0 ? { ...stage, files: unknown } : stage));
	if (exitCode === 0) for (const name of failed.length > 0 ? unknown : [stage.name]) sound.add(name);
	return exitCode === 0;
}

function callOf({ reportFile: report }: FaultyTree, { program, args, files, set, timeoutMs }: Stage) {
	const reporters = program.includes('vitest') ? ['--reporter=json', `--outputFile=${report}`] : [];
	const env = { TEST_SET: set, ...(program.includes('playwright') && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) };
	const json = program.includes('playwright') ? ['--reporter=json'] : [];
	return { program, args: [...args, ...reporters, ...json, ...(files ?? [])], env, timeoutMs };
}

/** From the report of Vitest or Playwright; empty where a command has none, or the suite did not begin. */
function failedFiles({ dir, reportFile: report }: FaultyTree): readonly string[] {
	if (!existsSync(report)) return [];
	const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, 'utf8'));
	const ofVitest = testResults
		.filter(({ status }: { status: string }) => status === 'failed')
		.map(({ name }: { name: string }) => relative(dir, name));
	const ofPlaywright = suites
		.filter((suite: object) => JSON.stringify(suite).includes('"status":"unexpected"'))
		.map(({ file }: { file: string }) => `tests/${file}`);
	return [...ofVitest, ...ofPlaywright];
}

/** Which modules import a file or a package, for its values. */
async function readImporters(): Promise<ReadonlyMap<string, readonly string[]>> {
	const graph = readModuleGraph(projectDir);
	// Its process would keep gigabytes as long as the mutants run.
	await stop();
	const pairs = [...graph].flatMap(([importer, imports]) =>
		imports.filter(({ isValue }) => isValue).map(({ target }) => ({ target, importer })),
	);
	return new Map([...Map.groupBy(pairs, ({ target }) => target)].map(([target, found]) => [target, found.map(({ importer }) => importer)]));
}
