/** Reads how many tests passed and failed from the JSON report of Vitest or Playwright. */
import { existsSync, readFileSync } from 'node:fs';

interface Counts {
	readonly passed: number;
	readonly failed: number;
}

type Report =
	| { readonly numPassedTests: number; readonly numFailedTests: number }
	| { readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number } };

/** No tests where there is no report: its program ended before its first test, or was killed, and its exit code says so. */
export function readCounts(file: string): Counts {
	if (!existsSync(file)) return { passed: 0, failed: 0 };
	const report: Report = JSON.parse(readFileSync(file, 'utf8'));
	if ('stats' in report) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
	return { passed: report.numPassedTests, failed: report.numFailedTests };
}
