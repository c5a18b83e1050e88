/** `npm test`: unit, DOM and build tests, then the browser tests, and one closing line; `npm run test:long` adds those against a real Directus. */
import { join } from 'node:path';
import { installDirectus } from '../sandbox/directus/install.ts';
import { forgetSuiteReport, readSuiteReport, renderFailures, reportVariable } from '../tests/reporters/suite-report.ts';
import { isLong } from '../tests/support/counts.ts';
import { runProgram } from '../tests/support/run-program.ts';
import { createCommand } from './options/command-line.ts';
import { exitCodes } from './options/exit-codes.ts';
import { projectDir } from './options/project-folder.ts';

interface Suite {
	readonly name: string;
	/** Runs the tests, whose reporter finds the file of its report in `env`; the result is the exit code. */
	run(env: Readonly<Record<string, string>>): Promise<number | null>;
}

async function runVitest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number | null> {
	const reporters = [`--reporter=${isLong ? 'verbose' : 'default'}`, '--reporter=./tests/reporters/vitest-reporter.ts'];
	return (await runProgram('vitest', ['run', ...args, ...reporters], { inheritOutput: true, env })).exitCode;
}

const usualSuites: readonly Suite[] = [
	{
		name: 'unit',
		run: (env) => runVitest(['--project=unit', '--project=dom', '--project=build'], env),
	},
	{
		name: 'browser',
		run: async (env) => {
			const args = ['test', '--reporter=list,./tests/reporters/playwright-reporter.ts'];
			return (await runProgram('playwright', args, { inheritOutput: true, env })).exitCode;
		},
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
	console.error(`There is no suite "${only}".`);
	process.exit(exitCodes.usage);
}

if (isLong) console.log('Every property and fault case at its full count (LONG_TESTS=1); this takes an hour or so.\n');
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const failures: string[] = [];
const times: string[] = [];
const started = performance.now();
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
for (const suite of chosen) {
	const suiteStarted = performance.now();
	const file = join(projectDir, '.cache/test-reports', `${suite.name}.json`);
	forgetSuiteReport(file);
	const exitCode = await suite.run({ [reportVariable]: file });
	const report = readSuiteReport(file, exitCode);
	total.passed += report.passed;
	total.failed += report.failed;
	failures.push(...renderFailures(suite.name, report));
	if (exitCode !== 0) broken.push(suite.name);
	times.push(`${suite.name} ${secondsSince(suiteStarted)} s`);
}
// Last of all, because whoever looks at a long output sees its end.
for (const failure of failures) console.log(`\n${failure}`);
console.log(
	`\n${total.passed} passed, ${total.failed} failed in ${secondsSince(started)} s (${times.join(', ')})${broken.length === 0 ? '' : `; not clean: ${broken.join(', ')}`}`,
);
process.exitCode = broken.length === 0 ? exitCodes.done : exitCodes.world;
