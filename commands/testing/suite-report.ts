/** The report that a suite leaves for `npm test`, whichever program ran it: the number of tests, and the failures. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface TestFailure {
	/** Relative to the project; empty for what happened outside of every file. */
	readonly file: string;
	/** Groups and test, as ` > ` joins them. */
	readonly name: string;
	/** As the test's program says it: message, difference, place. */
	readonly error: string;
}

interface SuiteReport {
	readonly passed: number;
	readonly failed: number;
	/** More than `failed` where something went wrong outside of a test. */
	readonly failures: readonly TestFailure[];
}

/** Names the file into which a reporter writes; both programs hand their environment to it. */
export const reportVariable = 'TEST_REPORT';

const mostLines = 14;
const mostCharacters = 2000;

/** Called by reporters. Throws if no file was named. */
export function writeSuiteReport(report: SuiteReport): void {
	const file = process.env[reportVariable];
	if (!file) throw new Error(`${reportVariable} names no file: this reporter is for npm test`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(report));
}

/** A suite that ended badly has at least one failure: one that wrote no report, or none of a failure, did not come to its tests or broke beside them. */
export function readSuiteReport(file: string, exitCode: number | null): SuiteReport {
	const report: SuiteReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0, failures: [] };
	if (exitCode === 0 || report.failures.length > 0) return report;
	const end = exitCode === null ? 'It was killed' : `It ended with exit code ${exitCode}`;
	return { ...report, failures: [{ file: '', name: 'the suite itself', error: `${end} and named no failed test; its output says more.` }] };
}

/** Each failure with the first lines of its error, for the end of a long output. */
export function renderFailures(suite: string, { failures }: SuiteReport): readonly string[] {
	return failures.map(({ file, name, error }) => {
		const lines = stripVTControlCharacters(error).slice(0, mostCharacters).trimEnd().split('\n').slice(0, mostLines);
		return [`✗ ${[suite, file, name].filter((part) => part !== '').join(' > ')}`, ...lines.map((line) => `    ${line}`)].join('\n');
	});
}

/** The output of a suite that runs beside another one, kept back until the other one has ended: what both say stands one after the other. */
interface HeldOutput {
	/** Takes a piece of the suite's output, and writes it once the output is let go. */
	add(text: string): void;
	/** Writes what was kept; from now on everything is written at once. */
	letGo(): void;
}

export function holdOutput(write: (text: string) => void): HeldOutput {
	const kept: string[] = [];
	let isHeld = true;
	return {
		add(text) {
			if (isHeld) kept.push(text);
			else write(text);
		},
		letGo() {
			isHeld = false;
			for (const text of kept.splice(0)) write(text);
		},
	};
}
