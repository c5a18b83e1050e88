/** Which tests `npm test` runs and which it leaves out. */
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { chosenOf, describeRest, findTests, patterns, setOf } from '../../../commands/testing/test-sets.ts';

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

it('finds our tests, and none of installed packages', () => {
	const dir = mkdtempSync(join(tmpdir(), 'tests-'));
	onTestFinished(() => rmSync(dir, { recursive: true }));
	const ours = ['tests/a.unit.test.ts', 'tests/engines/b.test.ts', 'tests/e2e/c.e2e.ts', 'tests/ui/d.dom.test.tsx'];
	for (const file of [...ours, 'tests/engines/installation/node_modules/zod/src/e.test.ts', 'tests/support/f.ts']) {
		mkdirSync(join(dir, dirname(file)), { recursive: true });
		writeFileSync(join(dir, file), '');
	}
	expect(findTests(dir)).toEqual(ours.toSorted());
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
