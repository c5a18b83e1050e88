/** The tests against a real Directus: their own run, because they need its installation (800 MB). */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** It deletes a product of the Directus that all share, and others count its rows; vitest would begin with what took longest or failed last. */
const leavesTraces = /\/live\.test\.ts$/;

class UntouchedFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isLate = ({ moduleId }: TestSpecification) => Number(leavesTraces.test(moduleId));
		return files.toSorted((a, b) => isLate(a) - isLate(b) || a.moduleId.localeCompare(b.moduleId));
	}
}

export default defineConfig({
	test: {
		name: 'directus',
		include: ['tests/directus/**/*.test.ts'],
		globalSetup: ['tests/directus/start-directus.ts'],
		fileParallelism: false,
		sequence: { sequencer: UntouchedFirst },
		setupFiles: ['./tests/support/patient-waits.ts'],
		testTimeout: 600_000,
		hookTimeout: 600_000,
	},
});
