/** Runs a test of docs/security.md alone, by its file and name, in a copy of the project. */
import { existsSync, readFileSync } from 'node:fs';
import type { FaultyTree, TreeRun } from '../support/faulty-tree.ts';
import { titlePattern } from './mutation.ts';
import type { NamedTest } from './security-rows.ts';

export interface NamedResult {
	/** Of its cases; both are 0 where the file does not load, or has no such test. */
	readonly passed: number;
	readonly failed: number;
	/** What the run printed last. */
	readonly output: string;
}

/** With `%s` in a name, all its cases. */
export async function runNamedTest(tree: FaultyTree, { file, name }: NamedTest): Promise<NamedResult> {
	const pattern = titlePattern(name);
	const { output } = await tree.run(file.endsWith('.e2e.ts') ? inPlaywright(tree, file, pattern) : inVitest(tree, file, pattern));
	const cases = existsSync(tree.reportFile) ? readCases(readFileSync(tree.reportFile, 'utf8')) : [];
	const title = new RegExp(`^${pattern}$`);
	const ran = cases.filter((each) => title.test(each.title));
	const count = (outcome: Case['outcome']) => ran.filter((each) => each.outcome === outcome).length;
	return { passed: count('passed'), failed: count('failed'), output };
}

const timeoutMs = 30 * 60_000;
/** Each test as often as `npm test` tries it. */
const usual = { LONG_TESTS: undefined, TEST_SET: undefined };

/** The configuration that has the file, by its folder. */
function inVitest({ reportFile }: FaultyTree, file: string, pattern: string): TreeRun {
	const suite = /^tests\/(directus|fleet|engines)\//.exec(file)?.[1];
	const projects = ['unit', 'replaced', 'dom', 'build', 'resilience'].filter((name) => projectsOf(file).includes(name));
	const where = suite === undefined ? projects.map((name) => `--project=${name}`) : ['--config', `tests/${suite}/vitest.config.ts`];
	const report = ['--reporter=default', '--reporter=json', `--outputFile=${reportFile}`];
	// Ancestors stand before a title.
	return {
		program: 'node_modules/vitest/vitest.mjs',
		args: ['run', file, ...where, ...report, '-t', `(?:^| )${pattern}$`],
		env: usual,
		timeoutMs,
	};
}

function projectsOf(file: string): readonly string[] {
	if (file.startsWith('tests/resilience/')) return ['resilience'];
	return file.endsWith('.build.test.ts') ? ['build'] : ['replaced', file.includes('.dom.test.') ? 'dom' : 'unit'];
}

function inPlaywright({ reportFile }: FaultyTree, file: string, pattern: string): TreeRun {
	const args = ['test', file, '-g', `${pattern}$`, '--workers=1', '--reporter=dot,json'];
	return { program: 'node_modules/@playwright/test/cli.js', args, env: { ...usual, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }, timeoutMs };
}

interface Case {
	readonly title: string;
	readonly outcome: 'passed' | 'failed' | 'left out';
}

interface PlaywrightSuite {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

/** What of the reports of Vitest and Playwright is read. */
interface Report extends PlaywrightSuite {
	readonly testResults?: readonly { readonly assertionResults: readonly { readonly title: string; readonly status: string }[] }[];
}

function readCases(text: string): readonly Case[] {
	const report: Report = JSON.parse(text);
	const ofVitest = (report.testResults ?? []).flatMap(({ assertionResults }) =>
		assertionResults.map(
			({ title, status }): Case => ({ title, outcome: status === 'passed' || status === 'failed' ? status : 'left out' }),
		),
	);
	return [...ofVitest, ...casesIn(report)];
}

function casesIn({ suites = [], specs = [] }: PlaywrightSuite): readonly Case[] {
	return [...specs.map(({ title, ok }): Case => ({ title, outcome: ok ? 'passed' : 'failed' })), ...suites.flatMap(casesIn)];
}
