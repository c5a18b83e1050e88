/** Which tests `npm test` runs and which it leaves out: each file is in one of the two sets, and a suite runs it. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { allSuites } from '../../../commands/testing/suites.ts';
import { chosenOf, describeRest, patterns, setOf, type TestSet } from '../../../commands/testing/test-sets.ts';

const files = globSync('tests/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: projectDir });

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

it('before a push there are units, components, golden pages, a build, a purchase and the law', () => {
	expect(
		[
			'tests/site/money.unit.test.ts',
			'tests/client/ui/picture.dom.test.tsx',
			'tests/golden/golden.unit.test.ts',
			'tests/build/edited.build.test.ts',
			'tests/e2e/purchase.e2e.ts',
			'tests/law/built.e2e.ts',
		].map(setOf),
	).toEqual(Array.from({ length: 6 }, () => 'push'));
	expect(
		['tests/fleet/kills.test.ts', 'tests/resilience/races.test.ts', 'tests/e2e/new.e2e.ts', 'tests/build/new.build.test.ts'].map(setOf),
	).toEqual(Array.from({ length: 4 }, () => 'rest'));
});

it('each line of the lists names files that exist', () => {
	expect(patterns.filter((pattern) => globSync(pattern, { cwd: projectDir }).length === 0)).toEqual([]);
});

it('takes all files where no set is asked for, and refuses a set that there is not', () => {
	const some = ['tests/a.unit.test.ts', 'tests/a.e2e.ts'];
	expect([chosenOf(some, undefined), chosenOf(some, 'push'), chosenOf(some, 'rest')]).toEqual([some, [some[0]], [some[1]]]);
	expect(() => chosenOf(some, 'all')).toThrow('TEST_SET is push or rest, and not all.');
});

it('says what is left, and how to run it', () => {
	expect(describeRest(['tests/a.unit.test.ts', 'tests/a.e2e.ts', 'tests/b.e2e.ts', 'tests/c.build.test.ts'], ['check', 'fleet'])).toBe(
		'Left to "npm run test:all": check, fleet; 0 files of unit tests, 1 of builds and 2 of browser tests, which commands/testing/test-sets.ts names.\n' +
			'"npm run test:all -- --only <suite>" runs one suite, "npx vitest run <file>" and "npx playwright test <file>" any file.',
	);
});
