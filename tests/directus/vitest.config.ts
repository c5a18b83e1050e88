/** The tests against a real Directus: their own run, because they need its installation (800 MB). */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'directus',
		include: ['tests/directus/**/*.test.ts'],
		globalSetup: ['tests/directus/start-directus.ts'],
		fileParallelism: false,
		testTimeout: 60_000,
		hookTimeout: 600_000,
	},
});
