/**
 * `npm test`: unit, DOM and build tests beside the browser tests, because neither alone keeps two processors busy, and one closing line;
 * `npm run test:long` adds those of resilience, of the fleet, and those against a real Directus. `npm run test:resilience`, `npm run test:fleet`,
 * `npm run test:directus` and `npm run test:engines` run one suite alone.
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
import { readCounts } from './testing/read-counts.ts';

/** Tests put their folders here, in memory, where there is room, because builds wait until the disk has what they commit. */
const memoryDir = '/dev/shm';
/** Twice of what all tests have at once at most. */
const neededBytes = 4 * 2 ** 30;

interface Suite {
	readonly name: string;
	readonly program: 'vitest' | 'playwright';
	readonly args: readonly string[];
	/** What it needs beside the project's packages. */
	install?(): Promise<void>;
}

const vitest: readonly string[] = ['run', `--reporter=${isLong ? 'verbose' : 'default'}`, '--reporter=json'];

const usualSuites: readonly Suite[] = [
	{
		name: 'unit',
		program: 'vitest',
		args: [...vitest, '--project=unit', '--project=replaced', '--project=dom', '--project=build'],
	},
	// Dots, so that what failed in the other suite stands not far above the end.
	{ name: 'browser', program: 'playwright', args: ['test', '--reporter=dot,json'] },
];

/** What killed processes, full disks, races, broken networks and other machines do to builds and releases. */
const resilience: Suite = { name: 'resilience', program: 'vitest', args: [...vitest, '--project=resilience'] };

/** The pipeline and the access tests, with its own installation of 800 MB. */
const directus: Suite = {
	name: 'directus',
	program: 'vitest',
	args: [...vitest, '--config', 'tests/directus/vitest.config.ts'],
	install: () => installDirectus((line) => console.log(line)),
};

/** Many shops on a real Redis and a real object storage, which have to be installed. */
const fleet: Suite = { name: 'fleet', program: 'vitest', args: [...vitest, '--config', 'tests/fleet/vitest.config.ts'] };

/** Whole purchases in Chromium, Firefox and WebKit; the latter two have to be installed. */
const engines: Suite = { name: 'engines', program: 'vitest', args: [...vitest, '--config', 'tests/engines/vitest.config.ts'] };

const suites = [...usualSuites, resilience, fleet, directus, engines];

const { only } = createCommand(isLong ? 'test:long' : 'test', 'Runs the tests, or one suite.')
	.option('--only <suite>', `one of ${suites.map((suite) => suite.name).join(', ')}`)
	.parse()
	.opts<{ only?: string }>();

const unasked = isLong ? [...usualSuites, resilience, fleet, directus] : usualSuites;
const chosen = only === undefined ? unasked : suites.filter(({ name }) => name === only);
if (chosen.length === 0) {
	console.error(`There is no suite "${only}". There are: ${suites.map((suite) => suite.name).join(', ')}.`);
	process.exit(exitCodes.usage);
}

if (isLong) console.log('Every property and fault case at its full count (LONG_TESTS=1); this takes an hour or so.\n');
const started = performance.now();

/** The output goes to the terminal, or is kept. */
async function runSuite({ name, program, args }: Suite, inheritOutput = true) {
	const file = join(projectDir, '.cache/test-reports', `${name}.json`);
	rmSync(file, { force: true });
	const [place, env] = program === 'vitest' ? [[`--outputFile=${file}`], {}] : [[], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }];
	const { exitCode, output, seconds } = await runProgram(program, [...args, ...place], { env, inheritOutput });
	return { name, exitCode, output, seconds, ...readCounts(file) };
}

process.env.TMPDIR = quickTemporaryFolder();
const beside = chosen.filter((suite) => usualSuites.includes(suite));
// Both may want to install a program, and apt-get runs once at a time.
if (beside.length > 1) process.env.CHROMIUM_PATH = await findChromium();
// All at once; only the first speaks meanwhile, so that what the others say stands in one piece.
const ended = await Promise.all(beside.map((suite, index) => runSuite(suite, index === 0)));
for (const { output } of ended) process.stdout.write(output);
for (const suite of chosen.filter((suite) => !usualSuites.includes(suite))) {
	await suite.install?.();
	ended.push(await runSuite(suite));
}
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const broken = ended.filter(({ exitCode }) => exitCode !== 0).map(({ name }) => name);
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
