import { defineConfig } from 'vitest/config';

const shared = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
	oxc: { jsx: { runtime: 'automatic' } },
	test: {
		projects: [
			{
				extends: true,
				test: { ...shared, name: 'unit', environment: 'node', testTimeout: 30_000, include: ['tests/**/*.unit.test.{ts,tsx}'] },
			},
			{ extends: true, test: { ...shared, name: 'dom', environment: 'happy-dom', include: ['tests/**/*.dom.test.{ts,tsx}'] } },
			{
				extends: true,
				test: {
					...shared,
					name: 'build',
					environment: 'node',
					include: ['tests/build/**/*.build.test.ts'],
					testTimeout: 120_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
});
