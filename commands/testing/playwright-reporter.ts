/** Reports Playwright's results to `npm test`; developers read the output of Playwright's own reporter. */
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { projectDir } from '../options/project-folder.ts';
import { type TestFailure, writeSuiteReport } from './suite-report.ts';

export default class PlaywrightReporter implements Reporter {
	readonly #beside: TestFailure[] = [];
	#tests: readonly TestCase[] = [];

	onBegin(_config: FullConfig, suite: Suite): void {
		this.#tests = suite.allTests();
	}

	/** Of no test: its setup, or a file that cannot be read. */
	onError(error: TestError): void {
		this.#beside.push({ file: '', name: 'an error outside of the tests', error: describe(error) });
	}

	onEnd(): void {
		const failed = this.#tests.filter((test) => test.outcome() === 'unexpected');
		const passed = this.#tests.filter((test) => ['expected', 'flaky'].includes(test.outcome()));
		const ofTests = failed.map(
			(test): TestFailure => ({
				file: relative(projectDir, test.location.file),
				// Before them stand the root, which has no name, the project, which has none here, and the file.
				name: test.titlePath().slice(3).join(' > '),
				error: (test.results.at(-1)?.errors ?? []).map(describe).join('\n'),
			}),
		);
		writeSuiteReport({ passed: passed.length, failed: failed.length, failures: [...this.#beside, ...ofTests] });
	}

	printsToStdio(): boolean {
		return false;
	}
}

function describe({ message, value, location }: TestError): string {
	const place = location ? [`    at ${relative(projectDir, location.file)}:${location.line}`] : [];
	return [message ?? value ?? 'It says nothing.', ...place].join('\n');
}
