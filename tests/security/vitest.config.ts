/** The mutations of docs/security.md: their own run, which takes longer than all others. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'mutations',
		include: ['tests/security/mutations.test.ts'],
		testTimeout: 7_200_000,
		hookTimeout: 600_000,
	},
});
