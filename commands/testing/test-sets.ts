/**
 * The one place that says which tests `npm test` runs before each push, and which it leaves to `npm run test:all`. What it keeps has to end within
 * five minutes on two processors. A new file needs a line here only if it takes more than some seconds of a processor.
 */
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { projectDir } from '../options/project-folder.ts';

/** `push`: of `npm test`. `rest`: what `npm run test:all` runs beside it. Unset, all: `npm run test:long`, and each file that is named by hand. */
export type TestSet = 'push' | 'rest';

/** Whole builds and browsers are slow; these are the ones that see most. */
const keptOfSlowKinds: readonly string[] = ['tests/build/edited.build.test.ts', 'tests/e2e/purchase.e2e.ts', 'tests/law/*.e2e.ts'];
const slowKinds = /\.(?:build\.test|e2e)\.tsx?$/;
const fastKinds = /\.(?:unit|dom)\.test\.tsx?$/;

/** Unit tests that run many programs, builds or faults. */
const slowOfFastKinds: readonly string[] = [
	'tests/audit/planted-faults.unit.test.ts',
	'tests/audit/snapshots/base.unit.test.ts',
	'tests/bench/orders/recorded-statements.unit.test.ts',
	'tests/bench/run-measured.unit.test.ts',
	'tests/commands/configuration.unit.test.ts',
	'tests/commands/desk-install.unit.test.ts',
	'tests/commands/doctor.unit.test.ts',
	'tests/commands/every-command.unit.test.ts',
	'tests/commands/npm-signals.unit.test.ts',
	'tests/commands/offline-build.unit.test.ts',
	'tests/commands/orders.unit.test.ts',
	'tests/commands/programs/shop-server.unit.test.ts',
	'tests/commands/serve-with-orders.unit.test.ts',
	'tests/commands/testing/read-counts.unit.test.ts',
	'tests/commands/testing/suites.unit.test.ts',
	'tests/demo/pictures.unit.test.ts',
	'tests/deploy/units.unit.test.ts',
	'tests/orders/backup.unit.test.ts',
	'tests/orders/documents/en16931/official-rules.unit.test.ts',
	'tests/orders/documents/kills.unit.test.ts',
	'tests/orders/foreign-lock.unit.test.ts',
	'tests/orders/hold-attack.unit.test.ts',
	'tests/orders/kills/kills.unit.test.ts',
	'tests/orders/klarna/klarna-flow.unit.test.ts',
	'tests/orders/mail-server.unit.test.ts',
	'tests/orders/privacy/person.unit.test.ts',
	'tests/orders/statements/questions.unit.test.ts',
	'tests/orders/stock-model.unit.test.ts',
	'tests/pipeline/disk/lock.unit.test.ts',
	'tests/pipeline/fetch/history.unit.test.ts',
	'tests/pipeline/fetch/shared-fetch.unit.test.ts',
	'tests/pipeline/images/hostile-originals.unit.test.ts',
	'tests/pipeline/images/image-process.unit.test.ts',
	'tests/pipeline/images/later-renditions.unit.test.ts',
	'tests/pipeline/images/measure-picture.unit.test.ts',
	'tests/pipeline/images/memory.unit.test.ts',
	'tests/pipeline/images/pictures.unit.test.ts',
	'tests/pipeline/images/site-icons.unit.test.ts',
	'tests/pipeline/rich-text/hostile-texts.unit.test.ts',
	'tests/pipeline/rich-text/text-cache.unit.test.ts',
	'tests/renderer/bundle/bundle-client.unit.test.ts',
	'tests/renderer/drifted-content.unit.test.ts',
	'tests/renderer/finishing/finish-on-thread.unit.test.ts',
	'tests/renderer/history-pages.unit.test.ts',
	'tests/renderer/hostile-names.unit.test.ts',
	'tests/renderer/incremental.unit.test.ts',
	'tests/renderer/release/interrupted-release.unit.test.ts',
	'tests/renderer/sold-pieces.unit.test.ts',
	'tests/sandbox/fleet/many-shops.unit.test.ts',
	'tests/sandbox/installing/install-packages.unit.test.ts',
	'tests/simulation/*.unit.test.ts',
];

/** For the test that each of them names a file. */
export const patterns: readonly string[] = [...keptOfSlowKinds, ...slowOfFastKinds];

/** All tests on disk, as paths within the project. Installed packages below `tests` bring tests of their own, which are none of ours. */
export function findTests(dir = projectDir): readonly string[] {
	return globSync('tests/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: dir, exclude: ['**/node_modules'] }).sort();
}

/** `file`: within the project. Suites that are commands of their own run in `test:all`. */
export function setOf(file: string): TestSet {
	const isAmong = (patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(file, pattern));
	if (fastKinds.test(file)) return isAmong(slowOfFastKinds) ? 'rest' : 'push';
	return slowKinds.test(file) && isAmong(keptOfSlowKinds) ? 'push' : 'rest';
}

/** The files of a set. `wanted`: what `TEST_SET` says. Throws where that is no set. */
export function chosenOf(files: readonly string[], wanted: string | undefined): readonly string[] {
	if (wanted === undefined) return files;
	if (wanted !== 'push' && wanted !== 'rest') throw new Error(`TEST_SET is push or rest, and not ${wanted}.`);
	return files.filter((file) => setOf(file) === wanted);
}

/** Which tests `npm test` has left out, and how each of them runs. `suites`: those that only `npm run test:all` has. */
export function describeRest(files: readonly string[], suites: readonly string[]): string {
	const left = (kind: RegExp) => files.filter((file) => kind.test(file) && setOf(file) === 'rest').length;
	const counts = `${left(fastKinds)} files of unit tests, ${left(/\.build\.test\.ts$/)} of builds and ${left(/\.e2e\.ts$/)} of browser tests`;
	return (
		`Left to "npm run test:all": ${suites.join(', ')}; ${counts}, which commands/testing/test-sets.ts names.\n` +
		'"npm run test:all -- --only <suite>" runs one suite, "npx vitest run <file>" and "npx playwright test <file>" any file.'
	);
}
