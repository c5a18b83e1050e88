/** `npm run build`: content → `dist`, from the backend where one is configured, else from the snapshot. */
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Option } from 'commander';
import { buildFromSnapshot } from './building/build-from-snapshot.ts';
import { readRecordNames, reportBuild } from './building/report-build.ts';
import {
	type ContentOptions,
	checkBackendOptions,
	createCommand,
	type ExitCode,
	parseAge,
	parseMoment,
	withContentOptions,
} from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { defaultFolders, imagesDirOf } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

const options = withContentOptions(createCommand('build', 'Builds the site; exit code 2 means that an editor has to fix content.'))
	.option('--out <dir>', 'folder of the site', defaultFolders.out)
	.option('--offline', 'takes the snapshot even where a backend is configured', false)
	.option('--allow-stale <age>', 'builds the snapshot, if it is no older, where the backend cannot be reached; such as 24h', parseAge)
	.option('--as-of <time>', 'the time under which prices and legal texts are recorded; now unless given', parseMoment)
	.option(
		'--full',
		'reads the whole backend, and makes every page and compares it with what is there, without knowledge of earlier runs',
		false,
	)
	.addOption(
		new Option('--pictures-later', 'describes pictures that are not made yet: npm run dev makes them while it serves the site').hideHelp(),
	)
	.parse()
	.opts<BuildCommand>();

const [contentDir, outDir, cacheDir] = [resolve(options.content), resolve(options.out), resolve(options.cache)];

await runCommand(() => runBuildCommand({ ...options, contentDir, outDir, cacheDir }), { writes: [outDir, contentDir, cacheDir] });

/** As the command line gives them. */
interface BuildCommand extends ContentOptions {
	readonly out: string;
	readonly offline: boolean;
	readonly full: boolean;
	readonly picturesLater?: boolean;
	readonly allowStale?: number;
	readonly asOf?: string;
}

interface PlacedCommand extends BuildCommand {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
}

async function runBuildCommand(options: PlacedCommand): Promise<ExitCode> {
	const { contentDir, outDir, cacheDir } = options;
	const { environment, config: declared } = await readConfiguration(process.env, options.config, { logsIn: !options.offline });
	checkBackendOptions(options, { offline: options.offline, hasBackend: environment.directus !== null });
	const { drafts, picturesLater } = options;
	const config = { ...declared, ...(drafts && { drafts }), ...(picturesLater && { picturesLater }) };
	const { projectDomain } = config;
	const { directus, imageCacheDir } = environment;
	const { acceptShrink, offline, full, allowStale, asOf } = options;
	const result = await withProgress(options, async (progress) => {
		const images = imageCacheDir ?? imagesDirOf(cacheDir);
		const build = { contentDir, outDir, cacheDir, imageCacheDir: images, config, progress, full };
		if (directus === null || offline) return buildFromSnapshot(build);
		const fetching = { ...build, directus, projectDomain, acceptShrink, drafts, ...(asOf !== undefined && { asOf }) };
		const { buildFetched, buildOrStale } = await import('./building/build-fetched.ts');
		if (allowStale === undefined) return buildFetched(fetching);
		return buildOrStale({ ...fetching, allowStaleMs: allowStale, announce: (line) => console.error(line) });
	});
	const nameOf = result.summary === null && !options.json ? await readRecordNames(result, contentDir) : undefined;
	return reportBuild(result, { ...options, seconds: performance.now() / 1000, ...(nameOf && { nameOf }) });
}
