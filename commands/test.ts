/**
 * `npm test`: what a contributor needs before each push. `npm run test:all` runs all that it leaves out, as the CI does, and `npm run test:long`
 * everything that tries faults, at its full count. Each ends with one closing line. `test-sets.ts` says which files are whose.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, exitCodes } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';
import { findChromium } from './programs/chromium.ts';
import { runProgram } from './programs/run-program.ts';
import { isLong } from './testing/counts.ts';
import { readCounts } from './testing/read-counts.ts';
import { allSuites, directus, type Suite, setSuites, suitesOfAll, suitesOfLong, types } from './testing/suites.ts';
import { describeRest, findTests, type TestSet } from './testing/test-sets.ts';

/** Tests put their folders here, in memory, where there is room, because builds wait until the disk has what they commit. */
const memoryDir = '/dev/shm';
/** Twice of what all tests have at once at most. */
const neededBytes = 4 * 2 ** 30;

const isAll = process.env.TEST_SET === ('rest' satisfies TestSet);
const name = isLong ? 'test:long' : isAll ? 'test:all' : 'test';
const { only } = createCommand(name, 'Runs the tests, or one suite.')
	.option('--only <suite>', `one of ${allSuites.map((suite) => suite.name).join(', ')}`)
	.parse()
	.opts<{ only?: string }>();

const unasked = [...setSuites, ...(isLong ? suitesOfLong : isAll ? suitesOfAll : [types])];
const chosen = only === undefined ? unasked : allSuites.filter((suite) => suite.name === only);
if (chosen.length === 0) {
	console.error(`There is no suite "${only}". There are: ${allSuites.map((suite) => suite.name).join(', ')}.`);
	process.exit(exitCodes.usage);
}

if (isLong) console.log('Every property and fault case at its full count (LONG_TESTS=1); this takes an hour or so.\n');
else process.env.TEST_SET ??= 'push' satisfies TestSet;
const started = performance.now();

/** The output goes to the terminal, or is kept. */
async function runSuite({ name, program, args }: Suite, inheritOutput = true) {
	const file = join(projectDir, '.cache/test-reports', `${name}.json`);
	rmSync(file, { force: true });
	const [place, env] = program === 'vitest' ? [[`--outputFile=${file}`], {}] : [[], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }];
	const { exitCode, output, seconds } = await runProgram(program, [...args, ...place], { env, inheritOutput });
	const counts =
		program === 'node' || program === 'tsc' ? { passed: Number(exitCode === 0), failed: Number(exitCode !== 0) } : readCounts(file);
	return { name, exitCode, output, seconds, ...counts };
}

/** One after the other, each with its name above it. */
async function runInTurn(suites: readonly Suite[]) {
	const ended: Awaited<ReturnType<typeof runSuite>>[] = [];
	for (const suite of suites) {
		console.log(`\n=== ${suite.name}`);
		await suite.install?.();
		ended.push(await runSuite(suite));
	}
	return ended;
}

/** All at once; only the first speaks meanwhile, so that what the others say stands in one piece. */
async function runBeside(suites: readonly Suite[]) {
	// Both may want to install a program, and apt-get runs once at a time.
	if (suites.length > 1) process.env.CHROMIUM_PATH = await findChromium();
	const ended = await Promise.all(suites.map((suite, index) => runSuite(suite, index === 0)));
	for (const { output } of ended) process.stdout.write(output);
	return ended;
}

process.env.TMPDIR = quickTemporaryFolder();
const isBeside = (suite: Suite) => suite === types || setSuites.includes(suite);
const isInTurn = (suite: Suite) => !isBeside(suite) && (suite !== directus || !isAll || chosen.length === 1);
// Directus waits more than it works, its installation too: with all others it runs beside those that run in turn.
const waiting = chosen.includes(directus) && !isInTurn(directus) ? [directus] : [];
const [inTurn, behind] = await Promise.all([
	runInTurn(chosen.filter(isInTurn)),
	Promise.all(waiting.map((suite) => Promise.resolve(suite.install?.()).then(() => runSuite(suite, false)))),
]);
for (const { name, output } of behind) console.log(`\n=== ${name}\n${output}`);
const ended = [...inTurn, ...behind, ...(await runBeside(chosen.filter(isBeside)))];

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const broken = ended.filter(({ exitCode }) => exitCode !== 0).map(({ name }) => name);
if (!isLong && !isAll && only === undefined) {
	const suites = suitesOfAll.map(({ name }) => name);
	console.log(`\n${describeRest(findTests(), suites)}`);
}
console.log(
	`\n${sum(ended.map(({ passed }) => passed))} passed, ${sum(ended.map(({ failed }) => failed))} failed ` +
		`in ${Math.round((performance.now() - started) / 1000)} s (${ended.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')})` +
		`${broken.length === 0 ? '' : `; not clean: ${broken.join(', ')}`}`,
);
process.exitCode = broken.length === 0 ? exitCodes.done : exitCodes.world;

/** Makes a folder that is gone when this process ends: the place for `TMPDIR`. A folder that a developer chose stays. */
function quickTemporaryFolder(): string {
	const folder = mkdtempSync(join(process.env.TMPDIR === undefined && hasRoom(memoryDir) ? memoryDir : tmpdir(), 'schaufenster-tests-'));
	// Web servers read what lies in it as users of their own.
	chmodSync(folder, 0o755);
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function hasRoom(dir: string): boolean {
	try {
		const { bavail, bsize } = statfsSync(dir);
		return bavail * bsize >= neededBytes;
	} catch {
		// There is no such place here.
		return false;
	}
}
