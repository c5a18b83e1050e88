import { defineConfig } from 'vitest/config';
import { isLong } from './tests/support/counts.ts';

/** In the long run a test may try a hundred times what it tries otherwise. */
const within = (timeoutMs: number) => ({ testTimeout: isLong ? 3_600_000 : timeoutMs });
const shared = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
	oxc: { jsx: { runtime: 'automatic' } },
	test: {
		// One less by default, and of two processors one would idle while builds wait for the disk.
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: { ...shared, ...within(120_000), name: 'unit', environment: 'node', include: ['tests/**/*.unit.test.{ts,tsx}'] },
			},
			{
				extends: true,
				test: { ...shared, ...within(15_000), name: 'dom', environment: 'happy-dom', include: ['tests/**/*.dom.test.{ts,tsx}'] },
			},
			{
				extends: true,
				test: {
					...shared,
					...within(300_000),
					name: 'build',
					environment: 'node',
					include: ['tests/build/**/*.build.test.ts'],
					globalSetup: './tests/support/make-caches.ts',
					hookTimeout: 300_000,
				},
			},
		],
	},
});
