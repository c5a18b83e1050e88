/** `npm run build`: content → `dist`, from the backend where one is configured, else from the snapshot. */
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildFromSnapshot } from './building/build-from-snapshot.ts';
import { reportBuild } from './building/report-build.ts';
import { checkBackendOptions } from './options/check-backend-options.ts';
import { type ContentOptions, createCommand, withContentOptions } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import type { ExitCode } from './options/exit-codes.ts';
import { parseAge, parseMoment } from './options/moments.ts';
import { defaultFolders, draftsFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

interface Options extends ContentOptions {
	readonly out: string;
	readonly offline: boolean;
	readonly full: boolean;
	readonly allowStale?: number;
	readonly asOf?: string;
}

const options = withContentOptions(createCommand('build', 'Builds the site; exit code 2 names what an editor has to mend.'))
	.option('--out <dir>', 'folder of the site', defaultFolders.out)
	.option('--offline', 'takes the snapshot even where a backend is configured', false)
	.option('--allow-stale <age>', 'builds the snapshot, if it is no older, where the backend cannot be reached; such as 24h', parseAge)
	.option('--as-of <time>', 'the time under which prices and legal texts are recorded; now unless given', parseMoment)
	.option('--full', 'reads the whole backend, and makes every page and compares it with what is there, whatever earlier runs know', false)
	.parse()
	.opts<Options>();

const [contentDir, outDir, cacheDir] = [resolve(options.content), resolve(options.out), resolve(options.cache)];

/** Where drafts lie beside the published site, the two share their pictures. */
function imagesBeside(folder: string): string | null {
	return folder === draftsFolders.cache ? join(defaultFolders.cache, 'images') : null;
}

async function build(): Promise<ExitCode> {
	const { environment, config: declared } = await readConfiguration(process.env, options.config);
	checkBackendOptions(options, { offline: options.offline, hasBackend: environment.directus !== null });
	const { drafts } = options;
	const config = { ...declared, ...(drafts && { drafts }) };
	const { projectDomain } = config;
	const { directus, imageCacheDir } = environment;
	const { acceptShrink, offline, full, allowStale, asOf } = options;
	const result = await withProgress(options, async (progress) => {
		const build = { contentDir, outDir, cacheDir, imageCacheDir: imageCacheDir ?? imagesBeside(cacheDir), config, progress, full };
		if (directus === null || offline) {
			return buildFromSnapshot(build);
		}
		const fetching = { ...build, directus, projectDomain, acceptShrink, drafts, ...(asOf !== undefined && { asOf }) };
		if (allowStale === undefined) {
			const { buildFetched } = await import('./building/build-fetched.ts');
			return buildFetched(fetching);
		}
		const { buildOrStale } = await import('./building/build-or-stale.ts');
		return buildOrStale({ ...fetching, allowStaleMs: allowStale, announce: (line) => console.error(line) });
	});
	return reportBuild(result, { ...options, outDir, seconds: performance.now() / 1000 });
}

await runCommand(build, { writes: [outDir, contentDir, cacheDir] });
