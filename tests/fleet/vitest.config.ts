/** The fleet on a real Redis and a real object storage, which are started once for all tests. */
import { defineConfig } from 'vitest/config';
import { isLong } from '../../commands/testing/counts.ts';

export default defineConfig({
	test: {
		name: 'fleet',
		environment: 'node',
		include: ['tests/fleet/**/*.test.ts'],
		// They run with all others of their kind, and need neither Redis nor a storage.
		exclude: ['tests/fleet/**/*.unit.test.ts'],
		globalSetup: 'tests/fleet/start-parts.ts',
		setupFiles: ['./tests/support/patient-waits.ts'],
		// They measure nothing, but share two processors with a storage and several workers.
		fileParallelism: false,
		testTimeout: isLong ? 7_200_000 : 900_000,
		hookTimeout: 300_000,
	},
});
