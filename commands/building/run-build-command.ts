/** What `npm run build` does, from its options to its report. */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkBackendOptions } from '../options/check-backend-options.ts';
import type { ContentOptions } from '../options/command-line.ts';
import { readConfiguration } from '../options/configuration.ts';
import type { ExitCode } from '../options/exit-codes.ts';
import { defaultFolders, draftsFolders } from '../options/project-folder.ts';
import { withProgress } from '../progress/create-progress.ts';
import { buildFromSnapshot } from './build-from-snapshot.ts';
import { readRecordNames } from './read-record-names.ts';
import { reportBuild } from './report-build.ts';

/** As the command line gives them. */
export interface BuildCommand extends ContentOptions {
	readonly out: string;
	readonly offline: boolean;
	readonly full: boolean;
	readonly allowStale?: number;
	readonly asOf?: string;
}

interface PlacedCommand extends BuildCommand {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
}

/** Where drafts lie beside the published site, the two share their pictures. */
function imagesBeside(folder: string): string | null {
	return folder === draftsFolders.cache ? join(defaultFolders.cache, 'images') : null;
}

export async function runBuildCommand(options: PlacedCommand): Promise<ExitCode> {
	const { contentDir, outDir, cacheDir } = options;
	const { environment, config: declared } = await readConfiguration(process.env, options.config, { logsIn: !options.offline });
	checkBackendOptions(options, { offline: options.offline, hasBackend: environment.directus !== null });
	const { drafts } = options;
	const config = { ...declared, ...(drafts && { drafts }) };
	const { projectDomain } = config;
	const { directus, imageCacheDir } = environment;
	const { acceptShrink, offline, full, allowStale, asOf } = options;
	const result = await withProgress(options, async (progress) => {
		const images = imageCacheDir ?? imagesBeside(cacheDir);
		const build = { contentDir, outDir, cacheDir, imageCacheDir: images, config, progress, full };
		if (directus === null || offline) {
			return buildFromSnapshot(build);
		}
		const fetching = { ...build, directus, projectDomain, acceptShrink, drafts, ...(asOf !== undefined && { asOf }) };
		if (allowStale === undefined) {
			const { buildFetched } = await import('./build-fetched.ts');
			return buildFetched(fetching);
		}
		const { buildOrStale } = await import('./build-or-stale.ts');
		return buildOrStale({ ...fetching, allowStaleMs: allowStale, announce: (line) => console.error(line) });
	});
	const nameOf = result.summary === null && !options.json ? await readRecordNames(result, contentDir) : undefined;
	return reportBuild(result, { ...options, seconds: performance.now() / 1000, ...(nameOf && { nameOf }) });
}
