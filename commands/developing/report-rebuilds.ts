/** Says on the terminal what came of each rebuild. */
import { formatProblems } from '../../pipeline/content/format-problems.ts';
import { describeRebuild } from './describe-rebuild.ts';
import type { Rebuild } from './rebuilder.ts';

/** Of a successful build's warnings, those are told that the one before had not. `dir`: files are named from there on. */
export function createRebuildReporter(dir: string): (rebuild: Rebuild) => void {
	let known: ReadonlySet<string> = new Set();
	return (rebuild) => {
		const { outcome } = rebuild;
		if (outcome.kind === 'failed') {
			tell(outcome.report);
		} else if (outcome.kind === 'built') {
			tell(formatProblems(outcome.warnings.filter((warning) => !known.has(JSON.stringify(warning)))));
			tell(outcome.remarks);
			known = new Set(outcome.warnings.map((warning) => JSON.stringify(warning)));
		}
		console.log(describeRebuild(rebuild, dir));
	};
}

function tell(text: string): void {
	if (text !== '') {
		console.error(`\n${text}\n`);
	}
}
