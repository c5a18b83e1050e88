/** Purchases in Chromium, Firefox and WebKit: their own run, because they need browsers that `npm test` does without. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'engines',
		include: ['tests/engines/**/*.test.ts'],
		globalSetup: './tests/engines/install-drivers.ts',
		// One window at a time: two share neither screen nor processor well.
		fileParallelism: false,
		testTimeout: 300_000,
		hookTimeout: 600_000,
		// As the browser tests: a second try on the CI's machine, which others share. The report lists the tests that needed it.
		retry: process.env.CI === undefined ? 0 : 1,
	},
});
