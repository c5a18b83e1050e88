/** Each test file is in one of the two sets, and a suite runs it: as Vitest itself finds them, which takes seconds. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { allSuites } from '../../../commands/testing/suites.ts';
import { findTests, setOf, type TestSet } from '../../../commands/testing/test-sets.ts';

const files = findTests();

/** The files of a configuration of Vitest, as Vitest itself finds them. */
async function listed(args: readonly string[], set?: TestSet): Promise<readonly string[]> {
	const dir = mkdtempSync(join(tmpdir(), 'listed-'));
	onTestFinished(() => rmSync(dir, { recursive: true }));
	const report = join(dir, 'files.json');
	const { exitCode, output } = await runProgram('vitest', ['list', '--filesOnly', `--json=${report}`, ...args], { env: { TEST_SET: set } });
	expect(exitCode, output).toBe(0);
	return JSON.parse(readFileSync(report, 'utf8')).map(({ file }: { file: string }) => relative(projectDir, file));
}

it('each test file on disk is run by one suite of Vitest, or by Playwright', async () => {
	const ofSuite = allSuites
		.filter(({ program }) => program === 'vitest')
		.map(({ args }) => args.filter((arg) => /^--(project=|config$)|\.config\.ts$/.test(arg)));
	const found = await Promise.all(ofSuite.map((args) => listed(args)));
	expect(found.flat().sort()).toEqual(files.filter((file) => !file.endsWith('.e2e.ts')).sort());
});

it('the two sets share no file of a suite, and leave none out', async () => {
	const projects = ['--project=unit', '--project=replaced', '--project=dom', '--project=build'];
	const [push, rest, all] = await Promise.all([listed(projects, 'push'), listed(projects, 'rest'), listed(projects)]);
	expect([...push, ...rest].sort()).toEqual([...all].sort());
	expect(push.every((file) => setOf(file) === 'push')).toBe(true);
	expect(push).toContain('tests/golden/golden.unit.test.ts');
	expect(rest).toContain('tests/build/incremental.build.test.ts');
});
