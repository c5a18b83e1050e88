/**
 * `npm test`: unit, DOM and build tests beside the browser tests, because neither alone keeps two processors busy, and one closing line;
 * `npm run test:long` adds those against a real Directus.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDirectus } from '../sandbox/directus/install.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';
import { findChromium } from './programs/chromium.ts';
import { runProgram } from './programs/run-program.ts';
import { isLong } from './testing/counts.ts';
import { holdOutput, readSuiteReport, renderFailures, reportVariable } from './testing/suite-report.ts';

/** Tests put their folders here, in memory, where there is room, because builds wait until the disk has what they commit. */
const memoryDir = '/dev/shm';
/** Twice of what all tests have at once at most. */
const neededBytes = 4 * 2 ** 30;

type Environment = Readonly<Record<string, string>>;
/** Where the output of a suite goes; left out, straight to the terminal. */
type Hear = (text: string) => void;

interface Suite {
	readonly name: string;
	/** Runs the tests, whose reporter finds the file of its report in `env`; the result is the exit code. */
	run(env: Environment, hear?: Hear): Promise<number | null>;
}

async function runTests(program: string, args: readonly string[], env: Environment, hear?: Hear): Promise<number | null> {
	const output = hear ? { onOutput: hear } : { inheritOutput: true };
	return (await runProgram(program, args, { env, ...output })).exitCode;
}

function runVitest(args: readonly string[], env: Environment, hear?: Hear): Promise<number | null> {
	const reporters = [`--reporter=${isLong ? 'verbose' : 'default'}`, '--reporter=./commands/testing/vitest-reporter.ts'];
	return runTests('vitest', ['run', ...args, ...reporters], env, hear);
}

const usualSuites: readonly Suite[] = [
	{
		name: 'unit',
		run: (env, hear) => runVitest(['--project=unit', '--project=replaced', '--project=dom', '--project=build'], env, hear),
	},
	{
		name: 'browser',
		run: (env, hear) => runTests('playwright', ['test', '--reporter=list,./commands/testing/playwright-reporter.ts'], env, hear),
	},
];

/** With its own installation of 800 MB; its short form is `npm run test:directus`. */
const directus: Suite = {
	name: 'directus',
	run: async (env) => {
		await installDirectus((line) => console.log(line));
		return await runVitest(['--config', 'tests/directus/vitest.config.ts'], env);
	},
};

const suites = isLong ? [...usualSuites, directus] : usualSuites;

const { only } = createCommand(isLong ? 'test:long' : 'test', 'Runs every test, or one suite.')
	.option('--only <suite>', `one of ${suites.map((suite) => suite.name).join(', ')}`)
	.parse()
	.opts<{ only?: string }>();

const chosen = suites.filter((suite) => only === undefined || suite.name === only);
if (chosen.length === 0) {
	console.error(`There is no suite "${only}". There are: ${suites.map((suite) => suite.name).join(', ')}.`);
	process.exit(exitCodes.usage);
}

if (isLong) console.log('Every property and fault case at its full count (LONG_TESTS=1); this takes an hour or so.\n');
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const failures: string[] = [];
const times: string[] = [];
const started = performance.now();
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
async function runSuite(suite: Suite, hear?: Hear) {
	const suiteStarted = performance.now();
	const file = join(projectDir, '.cache/test-reports', `${suite.name}.json`);
	rmSync(file, { force: true });
	const exitCode = await suite.run({ [reportVariable]: file }, hear);
	return { name: suite.name, exitCode, report: readSuiteReport(file, exitCode), seconds: secondsSince(suiteStarted) };
}

/** All at once; what one says waits until those before it have ended. */
async function runBeside(suites: readonly Suite[]) {
	const outputs = suites.map((_, index) => (index === 0 ? undefined : holdOutput((text) => process.stdout.write(text))));
	const runs = suites.map((suite, index) => runSuite(suite, outputs[index]?.add));
	const ended = [];
	for (const [index, run] of runs.entries()) {
		ended.push(await run);
		outputs[index + 1]?.letGo();
	}
	return ended;
}

process.env.TMPDIR = quickTemporaryFolder();
const beside = chosen.filter((suite) => usualSuites.includes(suite));
// Both may want to install a program, and apt-get runs once at a time.
if (beside.length > 1) process.env.CHROMIUM_PATH = await findChromium();
const ended = await runBeside(beside);
// Alone: it begins with installing hundreds of megabytes.
if (chosen.includes(directus)) ended.push(await runSuite(directus));
for (const { name, exitCode, report, seconds } of ended) {
	total.passed += report.passed;
	total.failed += report.failed;
	failures.push(...renderFailures(name, report));
	if (exitCode !== 0) broken.push(name);
	times.push(`${name} ${seconds} s`);
}
// Last of all, because the reader of a long output sees its end.
for (const failure of failures) console.log(`\n${failure}`);
console.log(
	`\n${total.passed} passed, ${total.failed} failed in ${secondsSince(started)} s (${times.join(', ')})${broken.length === 0 ? '' : `; not clean: ${broken.join(', ')}`}`,
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
