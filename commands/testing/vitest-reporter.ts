/** Reports Vitest's results to `npm test`; developers read the output of Vitest's own reporter. */
import type { Reporter, TestModule } from 'vitest/node';
import { type TestFailure, writeSuiteReport } from './suite-report.ts';

/** An error as it comes out of a worker. */
interface WorkerError {
	readonly message: string;
	readonly stack?: string | undefined;
	/** The expected value and the other. */
	readonly diff?: string | undefined;
}

export default class VitestReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly WorkerError[]): void {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const inState = (state: string) => tests.filter((test) => test.result().state === state);
		const ofTests = inState('failed').map(
			(test): TestFailure => ({
				file: test.module.relativeModuleId,
				name: test.fullName,
				error: (test.result().errors ?? []).map(describe).join('\n'),
			}),
		);
		const failures = [...modules.flatMap(besideTests), ...ofTests, ...unhandled.map(asFailure)];
		writeSuiteReport({ passed: inState('passed').length, failed: ofTests.length, failures });
	}
}

/** A file that cannot be read, or a hook of it or of a group that throws. */
function besideTests(module: TestModule): readonly TestFailure[] {
	const file = module.relativeModuleId;
	const groups = [...module.children.allSuites()].map((group) => ({ name: group.fullName, errors: group.errors() }));
	return [{ name: 'the file itself', errors: module.errors() }, ...groups].flatMap(({ name, errors }) =>
		errors.map((error) => ({ file, name, error: describe(error) })),
	);
}

function asFailure(error: WorkerError): TestFailure {
	return { file: '', name: 'an error that no test caught', error: describe(error) };
}

/** The difference is shorter than a stack, and says more. */
function describe({ message, stack = '', diff }: WorkerError): string {
	const places = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|<anonymous>/.test(line));
	return [message, ...(diff ? [diff] : []), ...places.slice(0, 3)].join('\n');
}
