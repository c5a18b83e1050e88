/** What a build says at its end: the problems by record, then the summary. */
import { formatProblems, type NameOf } from '../../pipeline/content/format-problems.ts';
import type { BuildResult } from '../../renderer/index.ts';
import { type ExitCode, exitCodes } from '../options/exit-codes.ts';
import { formatDuration } from '../progress/format-duration.ts';
import type { FetchedBuildResult } from './build-fetched.ts';

export interface ReportOptions {
	readonly json: boolean;
	/** Only what stopped the build. */
	readonly quiet: boolean;
	readonly seconds: number;
	readonly outDir: string;
	/** Names of records that stopped the build, as far as they are known. */
	readonly nameOf?: NameOf;
}

/** Prints the report; the result is the exit code that it stands for. */
export function reportBuild(
	{ problems, summary, rejectedDir = null, notKept = null }: Partial<FetchedBuildResult> & BuildResult,
	{ json, quiet, seconds, outDir, nameOf }: ReportOptions,
): ExitCode {
	const exitCode = summary === null ? exitCodes.content : exitCodes.done;
	if (json) {
		for (const problem of problems) {
			console.log(JSON.stringify({ event: 'problem', ...problem }));
		}
		console.log(
			JSON.stringify({
				event: 'summary',
				exitCode,
				...summary,
				...(rejectedDir && { rejectedDir }),
				...(notKept && { notKept }),
				problems: problems.length,
				seconds: Number(seconds.toFixed(3)),
			}),
		);
		return exitCode;
	}
	const shown = quiet ? problems.filter((problem) => problem.severity === 'error') : problems;
	if (shown.length > 0) {
		console.error(`\n${formatProblems(shown, nameOf)}\n`);
	}
	if (summary === null) {
		console.error(`The site was not built; ${outDir} is as it was.`);
		if (rejectedDir !== null) {
			console.error(`The snapshot in place is as it was, too; what was fetched lies in ${rejectedDir}.`);
		}
		if (notKept !== null) {
			console.error(`The snapshot in place is as it was, too; what was fetched could not be kept for looking at it: ${notKept}`);
		}
	} else if (!quiet) {
		const { pages, rendered, reused, written, removed, images, bytes } = summary;
		console.log(
			[
				`${pages} pages: ${rendered} rendered, ${reused} reused`,
				`${written} files written, ${removed} removed`,
				`${images} picture files`,
				`${(bytes / 1_000_000).toFixed(1)} MB`,
				// Only over all pages can it be seen that a link names a place which its page does not have.
				`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} (npm run audit also sees dead anchors)`,
				formatDuration(seconds * 1000),
			].join(' · '),
		);
	}
	return exitCode;
}
