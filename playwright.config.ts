import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './commands/programs/chromium.ts';
import { chosenOf, findTests } from './commands/testing/test-sets.ts';

export default defineConfig({
	testDir: 'tests',
	testMatch: chosenOf(findTests(), process.env.TEST_SET)
		.filter((file) => file.endsWith('.e2e.ts'))
		.map((file) => `**/${file}`),
	globalSetup: './tests/support/start-site.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	// Beside two processes of other tests: with three each test takes so much longer that all of them take longer.
	workers: 2,
	// Machines differ twofold, and so does what else they do.
	timeout: 120_000,
	// What comes at once comes late where builds and other browsers share the machine.
	expect: { timeout: 15_000 },
	forbidOnly: true,
	// A second try on the CI's machine, which others share. A test that needed it is listed as flaky at the end.
	retries: process.env.CI === undefined ? 0 : 1,
	use: {
		// A context for each test takes a sixth of the suite. Between tests Playwright empties cookies, caches, storage and workers, and takes routes away;
		// what it leaves: `window.name`, permissions, the switch for working without a network.
		reuseContext: true,
		// Both are set by the global setup, which runs before any worker reads this file.
		baseURL: process.env.TEST_SITE_URL,
		// A process for all pages of the site rather than one for each takes a tenth less of the processors' time.
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: [...chromiumFlags, '--process-per-site', '--renderer-process-limit=1'],
		},
		locale: 'de-DE',
	},
});
