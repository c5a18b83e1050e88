/** What went wrong in a run stands in its report, whichever program ran the tests, and wherever it went wrong. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { readSuiteReport, renderFailures, reportVariable } from '../../../commands/testing/suite-report.ts';

/** Inside the project, because the tests in it import the programs' packages. */
async function writeTests(files: Readonly<Record<string, string>>): Promise<string> {
	const cache = join(projectDir, '.cache');
	await mkdir(cache, { recursive: true });
	const dir = await mkdtemp(join(cache, 'reporters-'));
	onTestFinished(() => rm(dir, { recursive: true }));
	for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
	return dir;
}

const reporter = (name: string) => join(projectDir, `commands/testing/${name}-reporter.ts`);

async function run(program: string, args: readonly string[], dir: string) {
	const file = join(dir, 'report.json');
	const { exitCode, output } = await runProgram(program, args, { cwd: dir, env: { [reportVariable]: file } });
	expect(exitCode, output).toBe(1);
	return readSuiteReport(file, exitCode);
}

const fails = `
import { beforeAll, describe, expect, it } from 'vitest';
describe('a group', () => {
	it('holds', () => {});
	it('fails', () => expect({ a: 1 }).toEqual({ a: 2 }));
});
describe('another', () => {
	beforeAll(() => { throw new Error('the hook'); });
	it('is never reached', () => {});
});
it('leaves something behind', () => { Promise.reject(new Error('nobody waited')); });
`;

describe('the reporter of Vitest', () => {
	it('tells failed tests, hooks and files, and errors that nobody caught', { timeout: 60_000 }, async () => {
		const dir = await writeTests({
			'fails.test.ts': fails,
			'unreadable.test.ts': `import './nowhere.ts';`,
			'vitest.config.ts': 'export default {};',
		});
		const report = await run('vitest', ['run', `--reporter=${reporter('vitest')}`], dir);
		expect([report.passed, report.failed]).toEqual([2, 1]);
		const told = report.failures.map(({ file, name }) => `${file}: ${name}`).sort();
		expect(told).toEqual([
			': an error that no test caught',
			'fails.test.ts: a group > fails',
			'fails.test.ts: another',
			'unreadable.test.ts: the file itself',
		]);
		const rendered = renderFailures('unit', report).join('\n');
		expect(rendered).toMatch(
			/^✗ unit > fails\.test\.ts > a group > fails\n {4}.*expected[\s\S]*-.*"a": 2[\s\S]*\+.*"a": 1[\s\S]*at .*fails\.test\.ts:5/m,
		);
		expect(rendered).toMatch(/the hook[\s\S]*nobody waited/);
	});
});

describe('the reporter of Playwright', () => {
	it('tells failed tests, and errors outside of them', { timeout: 60_000 }, async () => {
		const test = `import { expect, test } from '@playwright/test';
test.describe('a group', () => {
	test('holds', () => {});
	test('fails', () => { expect(1).toBe(2); });
});`;
		const config = `export default { testMatch: '**/*.e2e.ts', globalTeardown: './teardown.ts' };`;
		const teardown = `export default () => { throw new Error('the end'); };`;
		const dir = await writeTests({ 'fails.e2e.ts': test, 'playwright.config.ts': config, 'teardown.ts': teardown });
		const report = await run('playwright', ['test', `--reporter=${reporter('playwright')}`], dir);
		expect([report.passed, report.failed]).toEqual([1, 1]);
		const rendered = renderFailures('browser', report);
		expect(rendered[0]).toMatch(/^✗ browser > an error outside of the tests\n {4}Error: the end/);
		expect(rendered[1]).toMatch(
			/^✗ browser > \S+fails\.e2e\.ts > a group > fails\n {4}.*toBe[\s\S]*Expected: 2[\s\S]*Received: 1[\s\S]*fails\.e2e\.ts:4/,
		);
		expect(rendered).toHaveLength(2);
	});
});

describe('a suite that breaks without naming a test', () => {
	it('is told all the same', () => {
		const missing = join(projectDir, 'commands/testing/no-report.json');
		expect(renderFailures('unit', readSuiteReport(missing, null))).toEqual([
			'✗ unit > the suite itself\n    It was killed and named no failed test; its output says more.',
		]);
		expect(readSuiteReport(missing, 0)).toEqual({ passed: 0, failed: 0, failures: [] });
	});

	it('shows the first lines of a long error', () => {
		const error = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
		const [text = ''] = renderFailures('unit', { passed: 0, failed: 1, failures: [{ file: 'a.test.ts', name: 'b', error }] });
		expect(text.split('\n')).toHaveLength(15);
	});
});
