/** `npm run fetch`: backend → snapshot; says what changed and judges no content. */
import { resolve } from 'node:path';
import { checkContentFolder, checkDrafts } from './building/check-folders.ts';
import { formatDifferences, withFetchedContent } from './building/fetch-content.ts';
import { forgetRejected } from './building/keep-rejected.ts';
import { UsageError } from './errors/command-errors.ts';
import { type ContentOptions, createCommand, type ExitCode, exitCodes, parseMoment, withContentOptions } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

interface Options extends ContentOptions {
	readonly asOf?: string;
	readonly full: boolean;
}

const options = withContentOptions(createCommand('fetch', 'Fetches the content of the backend into the snapshot.'))
	.option('--full', 'reads everything, without knowledge of earlier fetches', false)
	.option('--as-of <time>', 'the time under which prices and legal texts are recorded; now unless given', parseMoment)
	.parse()
	.opts<Options>();

const [contentDir, cacheDir] = [resolve(options.content), resolve(options.cache)];

async function fetch(): Promise<ExitCode> {
	const { environment, config } = await readConfiguration(process.env, options.config);
	const { directus } = environment;
	if (directus === null) {
		throw new UsageError(
			'DIRECTUS_URL and DIRECTUS_TOKEN (or DIRECTUS_EMAIL and DIRECTUS_PASSWORD) are missing: there is no backend to fetch from.',
		);
	}
	const { projectDomain } = config;
	checkContentFolder({ contentDir, cacheDir });
	const { acceptShrink, drafts, full, asOf } = options;
	checkDrafts({ contentDir, drafts });
	const time = asOf === undefined ? {} : { asOf };
	const differences = await withProgress(options, (progress) =>
		withFetchedContent(
			{ directus, projectDomain, contentDir, cacheDir, acceptShrink, drafts, full, progress, ...time },
			async (fetched) => {
				await fetched.staged.commit();
				await forgetRejected(cacheDir, contentDir);
				return fetched.differences;
			},
		),
	);
	if (options.json) {
		console.log(JSON.stringify({ event: 'summary', differences }));
	} else if (!options.quiet) {
		console.log(formatDifferences(differences));
	}
	return exitCodes.done;
}

await runCommand(fetch, { writes: [contentDir, cacheDir] });
