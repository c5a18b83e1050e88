import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isLong } from './commands/testing/counts.ts';
import { chosenOf, findTests } from './commands/testing/test-sets.ts';

/** In the long run a test may try a hundred times what it tries otherwise. */
const within = (timeoutMs: number) => ({ testTimeout: isLong ? 3_600_000 : timeoutMs });
const chosen = (kind: RegExp) => chosenOf(findTests(), process.env.TEST_SET).filter((file) => kind.test(file));
const fastTests = chosen(/\.(?:unit|dom)\.test\.tsx?$/);
/**
 * Files that need a process of their own: they put something else in the place of a module, or what others leave in the modules of the DOM
 * disturbs them. The latter name their environment at their top.
 */
const alone = fastTests.filter((file) =>
	/\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);
const together = (environment: string) => fastTests.filter((file) => file.includes(`.${environment}.test.`) && !alone.includes(file));
const shared = {
	restoreMocks: true,
	// As long as `patient-waits.ts` lets `vi.waitFor` wait.
	expect: { poll: { timeout: 20_000 } },
	hookTimeout: 120_000,
	unstubGlobals: true,
	unstubEnvs: true,
	setupFiles: ['./tests/support/patient-waits.ts', './tests/support/memory-needs-no-sync.ts'],
};

const wholeBuilds = (name: string, include: string[]) => ({
	extends: true as const,
	test: {
		...shared,
		...within(300_000),
		name,
		environment: 'node' as const,
		isolate: false,
		include,
		globalSetup: './tests/support/make-caches.ts',
		hookTimeout: 300_000,
	},
});

export default defineConfig({
	oxc: { jsx: { runtime: 'automatic' } },
	test: {
		// As many as processors: the browser tests run beside these, and more workers only take each other's caches.
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: {
					...shared,
					...within(120_000),
					name: 'unit',
					environment: 'node',
					// Each process loads the project once: for every file again, that takes longer than the tests.
					isolate: false,
					include: together('unit'),
				},
			},
			{
				extends: true,
				test: { ...shared, ...within(120_000), name: 'replaced', environment: 'node', include: alone },
			},
			{
				extends: true,
				test: {
					...shared,
					...within(60_000),
					name: 'dom',
					environment: 'happy-dom',
					isolate: false,
					include: together('dom'),
				},
			},
			wholeBuilds('build', chosen(/\.build\.test\.ts$/)),
			// What machines and networks do to builds and releases: `npm run test:resilience`.
			wholeBuilds('resilience', ['tests/resilience/**/*.test.ts']),
		],
	},
});
