/** Says on the terminal what came of each rebuild. */
import { formatProblems } from '../../pipeline/content/format-problems.ts';
import { describeRebuild } from './describe-rebuild.ts';
import type { Rebuild } from './rebuilder.ts';

/**
 * Omits what the build before reported already: warnings and remarks of a successful one, and why it failed. With `--live`, builds repeat whenever a
 * fetch may have taken the snapshot from under them. `dir`: files are named from there on.
 */
export function createRebuildReporter(dir: string): (rebuild: Rebuild) => void {
	let known: ReadonlySet<string> = new Set();
	let remarks = '';
	let failure: string | null = null;
	return (rebuild) => {
		const { outcome } = rebuild;
		const isSameFailure = outcome.kind === 'failed' && outcome.report === failure;
		if (outcome.kind === 'failed') {
			tell(isSameFailure ? '' : outcome.report);
			failure = outcome.report;
		} else if (outcome.kind === 'built') {
			tell(formatProblems(outcome.warnings.filter((warning) => !known.has(JSON.stringify(warning)))));
			tell(outcome.remarks === remarks ? '' : outcome.remarks);
			remarks = outcome.remarks;
			known = new Set(outcome.warnings.map((warning) => JSON.stringify(warning)));
			failure = null;
		}
		console.log(describeRebuild(rebuild, dir, { isSameFailure }));
	};
}

function tell(text: string): void {
	if (text !== '') {
		console.error(`\n${text}\n`);
	}
}
