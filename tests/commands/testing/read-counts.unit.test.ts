/** The closing line of `npm test` has its numbers from the reports of the programs as they are. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { readCounts } from '../../../commands/testing/read-counts.ts';

/** Inside the project, because the tests in it import the programs' packages. */
async function writeTests(files: Readonly<Record<string, string>>): Promise<string> {
	const cache = join(projectDir, '.cache');
	await mkdir(cache, { recursive: true });
	const dir = await mkdtemp(join(cache, 'counts-'));
	onTestFinished(() => rm(dir, { recursive: true }));
	for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
	return dir;
}

/** Two that hold, and one that fails. */
const tests = (line: string, name: string) => `${line}
${name}('holds', () => {});
${name}('holds as well', () => {});
${name}('fails', () => { throw new Error(); });`;

describe('the counts of a suite', () => {
	it('are those of Vitest', async () => {
		const dir = await writeTests({ 'a.test.ts': tests(`import { it } from 'vitest';`, 'it'), 'vitest.config.ts': 'export default {};' });
		const file = join(dir, 'report.json');
		const { exitCode, output } = await runProgram('vitest', ['run', '--reporter=json', `--outputFile=${file}`], { cwd: dir });
		expect(exitCode, output).toBe(1);
		expect(readCounts(file)).toEqual({ passed: 2, failed: 1 });
	});

	it('are those of Playwright', async () => {
		const config = `export default { testMatch: '**/*.e2e.ts' };`;
		const text = tests(`import { test } from '@playwright/test';`, 'test');
		const dir = await writeTests({ 'a.e2e.ts': text, 'playwright.config.ts': config });
		const file = join(dir, 'report.json');
		const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
		const { exitCode, output } = await runProgram('playwright', ['test', '--reporter=json'], { cwd: dir, env });
		expect(exitCode, output).toBe(1);
		expect(readCounts(file)).toEqual({ passed: 2, failed: 1 });
	});

	it('are none where there is no report', () => {
		expect(readCounts(join(projectDir, 'no-report.json'))).toEqual({ passed: 0, failed: 0 });
	});
});
