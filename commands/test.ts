/** `npm test`: unit, DOM and build tests, then the browser tests, and one closing line; `npm run test:long` adds those against a real Directus. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDirectus } from '../sandbox/directus/install.ts';
import { isLong } from '../tests/support/counts.ts';
import { runProgram } from '../tests/support/run-program.ts';
import { createCommand } from './options/command-line.ts';
import { exitCodes } from './options/exit-codes.ts';
import { projectDir } from './options/project-folder.ts';

interface Counts {
	readonly passed: number;
	readonly failed: number;
}

interface Suite {
	readonly name: string;
	/** Runs the tests and writes a JSON report to `report`; the result is the exit code. */
	run(report: string): Promise<number | null>;
	/** What the report says. */
	count(report: unknown): Counts;
}

const usualSuites: readonly Suite[] = [
	{
		name: 'unit',
		run: async (report) => {
			const args = [
				'run',
				'--project=unit',
				'--project=dom',
				'--project=build',
				`--reporter=${isLong ? 'verbose' : 'default'}`,
				'--reporter=json',
				`--outputFile.json=${report}`,
			];
			return (await runProgram('vitest', args, { inheritOutput: true })).exitCode;
		},
		count: countVitest,
	},
	{
		name: 'browser',
		run: async (report) => {
			const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
			return (await runProgram('playwright', ['test', '--reporter=list,json'], { inheritOutput: true, env })).exitCode;
		},
		count: (report) => {
			const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
			return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
		},
	},
];

function countVitest(report: unknown): Counts {
	const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
	return { passed: numPassedTests, failed: numFailedTests };
}

/** With its own installation of 800 MB; its short form is `npm run test:directus`. */
const directus: Suite = {
	name: 'directus',
	run: async (report) => {
		await installDirectus((line) => console.log(line));
		const args = [
			'run',
			'--config',
			'tests/directus/vitest.config.ts',
			'--reporter=verbose',
			'--reporter=json',
			`--outputFile.json=${report}`,
		];
		return (await runProgram('vitest', args, { inheritOutput: true })).exitCode;
	},
	count: countVitest,
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

const reports = join(projectDir, '.cache/test-reports');
mkdirSync(reports, { recursive: true });
if (isLong) console.log('Every property and fault case at its full count (LONG_TESTS=1); this takes an hour or so.\n');
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const started = performance.now();
for (const suite of chosen) {
	const report = join(reports, `${suite.name}.json`);
	rmSync(report, { force: true });
	const exitCode = await suite.run(report);
	const { passed, failed } = existsSync(report) ? suite.count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
	total.passed += passed;
	total.failed += failed;
	if (exitCode !== 0) broken.push(suite.name);
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
	`\n${total.passed} passed, ${total.failed} failed in ${seconds} s${broken.length === 0 ? '' : `; not clean: ${broken.join(', ')}`}`,
);
process.exitCode = broken.length === 0 ? exitCodes.done : exitCodes.world;
