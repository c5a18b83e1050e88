/** Purchases in Chromium, Firefox and WebKit: their own run, because they need browsers that `npm test` does without. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'engines',
		include: ['tests/engines/**/*.test.ts'],
		// One window at a time: two share neither screen nor processor well.
		fileParallelism: false,
		testTimeout: 300_000,
		hookTimeout: 600_000,
	},
});
