/** The report at the end of a build: the problems by record, then the summary. */

import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { recordKey } from '../../pipeline/snapshot/wire-record.ts';
import type { BuildResult } from '../../shop/build-shop.ts';
import { formatProblems, type NameOf } from '../../shop/content/format-problems.ts';
import { recordLabel } from '../../shop/content/record-label.ts';
import { isWorldError } from '../../site/world-error.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { formatDuration } from '../progress/line-progress.ts';
import type { FetchedBuildResult } from './build-fetched.ts';

interface ReportOptions {
	readonly json: boolean;
	/** Only what stopped the build. */
	readonly quiet: boolean;
	/** `counted`: their number stands for them; left out, each is told. */
	readonly warnings?: 'counted';
	readonly seconds: number;
	readonly outDir: string;
	/** Names of records that stopped the build, as far as they are known. */
	readonly nameOf?: NameOf;
}

/** Prints the report; the result is the exit code that it stands for. */
export function reportBuild(
	{ problems, summary, rejectedDir = null, notKept = null }: Partial<FetchedBuildResult> & BuildResult,
	{ json, quiet, warnings, seconds, outDir, nameOf }: ReportOptions,
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
	const shown = quiet || warnings === 'counted' ? problems.filter((problem) => problem.severity === 'error') : problems;
	if (shown.length > 0) console.error(`\n${formatProblems(shown, nameOf)}\n`);
	const untold = problems.length - shown.length;
	if (warnings === 'counted' && !quiet && untold > 0)
		console.log(`\nThe content has ${untold} ${untold === 1 ? 'problem' : 'problems'}, which stop nothing: "npm run audit" tells each.`);
	if (summary === null) {
		console.error(`The site was not built; ${outDir} is as it was.`);
		if (rejectedDir !== null) console.error(`The snapshot in place is as it was, too; what was fetched lies in ${rejectedDir}.`);
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

/**
 * Names the records that stopped a build, because editors do not know products by number. A build that succeeds reads none of them. `contentDir` is
 * the snapshot's folder if the build did not put it aside; of a snapshot that was not kept, no names are known.
 */
export async function readRecordNames(
	{ problems, rejectedDir = null, notKept = null }: Partial<FetchedBuildResult> & BuildResult,
	contentDir: string,
): Promise<NameOf> {
	const collections = new Set(problems.filter(({ severity }) => severity === 'error').map(({ collection }) => collection));
	const names = new Map<string, string>();
	const nameOf: NameOf = (collection, id) => names.get(`${collection} ${id}`) ?? '';
	if (notKept !== null) return nameOf;
	try {
		const snapshot = await openSnapshot(rejectedDir ?? contentDir);
		for (const collection of collections) {
			for (const record of snapshot.records(collection)) names.set(`${collection} ${recordKey(record)}`, recordLabel(record));
		}
	} catch (error) {
		if (!isWorldError(error)) throw error;
		console.error(`The records below have no names, as the snapshot could not be read again: ${error.message}`);
	}
	return nameOf;
}
