/** `npm run release -- --to DIR`: puts the built site in front of the visitors of a server of one's own, or an earlier one again. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { InvalidArgumentError } from 'commander';
import { logoFiles } from '../orders/shop/logo-files.ts';
import { makeRelease, type ReleaseResult } from '../renderer/release/make-release.ts';
import { leastKept } from '../renderer/release/plan-pruning.ts';
import { releaseFolders } from '../renderer/release/release-folders.ts';
import { mayReleaseInto, readReleases } from '../renderer/release/releases.ts';
import { rollBack } from '../renderer/release/roll-back.ts';
import { checkReleaseFolders } from './building/check-folders.ts';
import { expectPictures, isDraftsSite } from './building/folder-marks.ts';
import { listReleases, reportRelease, reportRollback } from './building/report-release.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, type ExitCode } from './options/command-line.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

interface Options {
	readonly to: string;
	readonly out: string;
	readonly cache: string;
	readonly content?: string;
	readonly keep: number;
	readonly precompress: boolean;
	readonly rollback: boolean;
	readonly list: boolean;
	readonly json: boolean;
	readonly quiet: boolean;
}

const options = createCommand('release', 'Makes a release of the built site and switches the web root to it; --rollback goes back.')
	.requiredOption('--to <dir>', 'folder of the releases; the web root is "current" in it')
	.option('--out <dir>', 'folder of the built site', defaultFolders.out)
	.option('--cache <dir>', 'folder of what is kept between builds', defaultFolders.cache)
	.option('--content <dir>', 'folder of the snapshot that the site was built from, which npm run orders -- --releases then reads')
	.option('--keep <number>', `releases that stay, at least ${leastKept}`, parseKeep, 5)
	.option('--precompress', 'puts .br and .gz files beside texts, scripts and styles', false)
	.option('--rollback', 'switches to the release that was current before', false)
	.option('--list', 'lists the releases', false)
	.option('--json', 'prints one JSON object a line', false)
	.option('--quiet', 'prints only what stops the work', false)
	.parse()
	.opts<Options>();

const dir = resolve(options.to);

async function releaseOrGoBack(): Promise<ExitCode> {
	if (options.rollback && options.list) throw new UsageError('--rollback and --list exclude each other.');
	if (!(await mayReleaseInto(releaseFolders(dir)))) {
		throw new UsageError(`--to ${dir} holds a "current" or "releases" that no release made. Choose another folder, or move them away.`);
	}
	if (options.list) return listReleases(await readReleases(releaseFolders(dir)), options);
	return options.rollback ? await goBack() : await release();
}

async function release(): Promise<ExitCode> {
	const [outDir, cacheDir] = [resolve(options.out), resolve(options.cache)];
	checkReleaseFolders({ dir, outDir, cacheDir });
	if (isDraftsSite(outDir)) {
		throw new UsageError(`--out ${outDir} is a site with drafts, which is not for visitors. Build the published one with "npm run build".`);
	}
	expectPictures(outDir);
	const result = await withProgress(options, async (progress): Promise<ReleaseResult> => {
		// Looked at before anything is made beside it, such as its lock.
		if (!existsSync(outDir)) return { kind: 'no-site' };
		const { keep, precompress: precompressed } = options;
		const contentDir = options.content === undefined ? null : resolve(options.content);
		return await makeRelease({
			site: { outDir, cacheDir },
			dir,
			keep,
			precompressed,
			contentDir,
			pictures: logoFiles,
			madeAt: new Date().toISOString(),
			progress,
		});
	});
	if (result.kind === 'no-site') throw new UsageError(`There is no built site in ${outDir}. Build it with "npm run build".`);
	return reportRelease(result, { ...options, dir, seconds: performance.now() / 1000 });
}

async function goBack(): Promise<ExitCode> {
	const { current, before, notes } = await rollBack(dir);
	if (current === null) {
		throw new UsageError(
			before === null ? `Nothing was released to ${dir} yet.` : `Release ${before} is current, and none is left to go back to.`,
		);
	}
	return reportRollback({ current, before, notes }, options);
}

await runCommand(releaseOrGoBack, { writes: [dir] });

/** Parses `--keep`, the number of releases that stay. */
function parseKeep(value: string): number {
	const keep = Number(value);
	if (!Number.isInteger(keep) || keep < leastKept) {
		throw new InvalidArgumentError(`It must be a whole number from ${leastKept}: pages that are open need the assets of earlier releases.`);
	}
	return keep;
}
