/** The reports at the end of a release, a rollback and a list of releases. */
import type { ReleaseResult } from '../../renderer/release/make-release.ts';
import type { Releases } from '../../renderer/release/releases.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { formatDuration } from '../progress/line-progress.ts';

interface ReportOptions {
	readonly json: boolean;
	readonly quiet: boolean;
}

/** Prints what came of a release; the result is the exit code that it stands for. */
export function reportRelease(
	result: Exclude<ReleaseResult, { kind: 'no-site' }>,
	{ json, quiet, dir, seconds }: ReportOptions & { readonly dir: string; readonly seconds: number },
): ExitCode {
	if (json) {
		const { kind: outcome, ...figures } = result;
		printEvent({ event: 'summary', exitCode: exitCodes.done, outcome, ...figures, seconds: Number(seconds.toFixed(3)) });
	} else if (!quiet && result.kind === 'unchanged') {
		console.log(`Nothing to release: release ${result.current}, which is current, is this site.`);
	} else if (!quiet && result.kind === 'switched') {
		const { current, made, files, changed, compressed, retained, removed } = result;
		console.log(
			[
				`Release ${current} is current in ${dir}${made ? '' : ' again'}`,
				...(made ? [`${files} files, ${changed} new or changed`] : []),
				...(compressed > 0 ? [`${compressed} compressed`] : []),
				`${retained} assets of other releases kept`,
				...(removed.length > 0 ? [`${removed.length === 1 ? 'release' : 'releases'} ${removed.join(', ')} removed`] : []),
				formatDuration(seconds * 1000),
			].join(' · '),
		);
	}
	if (!json && result.kind === 'switched' && result.lostTwins) {
		console.error(
			'Its files are not compressed, unlike those of the release before: add --precompress where the web server looks for them.',
		);
	}
	if (!json && result.kind === 'switched') tellNotes(result.notes);
	return exitCodes.done;
}

export function reportRollback(
	result: { readonly current: number; readonly before: number | null; readonly notes: readonly string[] },
	{ json, quiet }: ReportOptions,
): ExitCode {
	if (json) {
		printEvent({ event: 'summary', exitCode: exitCodes.done, outcome: 'rolled-back', ...result });
	} else if (!quiet) {
		console.log(`Release ${result.current} is current again, instead of ${result.before}. The next release goes forward.`);
	}
	if (!json) tellNotes(result.notes);
	return exitCodes.done;
}

/** One line for each release, the newest first. */
export function listReleases({ all, current, notes }: Releases, { json }: ReportOptions): ExitCode {
	for (const { number, madeAt, precompressed, files, before } of all.toReversed()) {
		const isCurrent = number === current?.number;
		if (json) {
			printEvent({ event: 'release', release: number, current: isCurrent, madeAt, files: files.length, precompressed, before });
		} else {
			const parts = [
				`${isCurrent ? '*' : ' '} ${number}`,
				madeAt,
				`${files.length} files${precompressed ? ', compressed' : ''}`,
				...(before === null ? [] : [`after ${before}`]),
			];
			console.log(parts.join('  '));
		}
	}
	if (!json && all.length === 0) console.log('No releases yet.');
	tellNotes(notes);
	return exitCodes.done;
}

function tellNotes(notes: readonly string[]): void {
	for (const note of notes) {
		console.error(note);
	}
}

function printEvent(event: object): void {
	console.log(JSON.stringify(event));
}
