/** `npm run audit`: what is wrong with the content, and what changed since the last published snapshot, as a report, as text and as JSON. */
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Option } from 'commander';
import { BaseMissing, createAudit } from '../audit/create-audit.ts';
import { toAuditEvents } from '../audit/output/audit-events.ts';
import { formatAudit } from '../audit/output/format-audit.ts';
import { formatErrors } from '../audit/output/problem-line.ts';
import { renderReport } from '../audit/report/render-report.ts';
import { readReportFonts } from '../audit/report/report-styles.ts';
import { type ChosenSnapshot, chooseSnapshot } from '../audit/snapshots/choose-snapshot.ts';
import { chooseReportLanguage } from '../audit/texts/report-text.ts';
import { texts as reportTexts } from '../audit/texts/report-texts.ts';
import type { SiteConfig } from '../site/config.ts';
import { type Language, languages } from '../site/languages.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, type ExitCode, exitCodes } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { defaultFolders, projectDir } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

interface Options {
	/** Left out: the snapshot in place, or a newer one that a build refused. */
	readonly content?: string;
	readonly base: string;
	readonly out?: string;
	/** Left out: see `chooseReportLanguage`. */
	readonly lang?: Language;
	readonly cache: string;
	readonly config: string;
	readonly json: boolean;
	readonly quiet: boolean;
}

const command = createCommand('audit', 'Reports faults of the content and changes in it; exit code 2 if anything stops a build.')
	.option('--content <dir>', 'folder of the snapshot; the one in place, or a newer one that a build refused, by default')
	.option('--base <dir|commit>', 'what it is compared with: a folder, or what git calls a commit', 'HEAD')
	.option('--out <file>', 'where the report goes; audit/index.html in the cache by default')
	.addOption(
		new Option(
			'--lang <language>',
			"language of the text, and the one that the report opens in; the first of the site's by default",
		).choices(languages),
	)
	.option('--cache <dir>', 'folder of what is kept between builds', defaultFolders.cache)
	.option('--config <file>', "the site's configuration", defaultFolders.config)
	.option('--json', 'prints one JSON object a line', false)
	.option('--quiet', 'prints only what stops the work', false)
	.parse();
const options = command.opts<Options>();

const cacheDir = resolve(options.cache);
const contentDir = resolve(options.content ?? defaultFolders.content);
const reportFile = resolve(options.out ?? join(cacheDir, 'audit/index.html'));

async function audit(): Promise<ExitCode> {
	if (statSync(reportFile, { throwIfNoEntry: false })?.isDirectory()) {
		throw new UsageError(`--out ${reportFile} is a folder. Name a file, such as ${join(reportFile, 'index.html')}.`);
	}
	const { environment, config } = await readConfiguration(process.env, options.config, { logsIn: false });
	const chosen = choose(config);
	const language = options.lang ?? chooseReportLanguage(config.languages);
	const found = await withProgress(options, (progress) =>
		createAudit({
			contentDir,
			snapshotDir: chosen.dir,
			isRejected: chosen.isRejected,
			ownContentDir: resolve(defaultFolders.content),
			base: options.base,
			needsBase: command.getOptionValueSource('base') !== 'default',
			cacheDir,
			imageCacheDir: environment.imageCacheDir,
			projectDir,
			config,
			progress,
			portalUrl: config.contentPortalUrl ?? environment.directus?.url.replace(/\/+$/, '') ?? null,
		}).catch(refuseBase),
	);
	await mkdir(dirname(reportFile), { recursive: true });
	const fonts = await readReportFonts(projectDir);
	await writeFile(reportFile, renderReport(found, { language, siteLanguages: config.languages, fonts }));
	if (options.json) {
		for (const event of toAuditEvents(found)) {
			console.log(JSON.stringify(event));
		}
	} else if (!options.quiet) {
		console.log(`${formatAudit(found, language)}\n\n${reportAt(language)}`);
	}
	const errors = formatErrors(found.problems, language);
	if (errors !== '' && options.quiet && !options.json) console.error(`${errors}\n${reportAt(language)}`);
	return errors === '' ? exitCodes.done : exitCodes.content;
}

function reportAt(language: Language): string {
	return `${reportTexts.reportAt[language]} ${pathToFileURL(reportFile).href}`;
}

function choose({ projectDomain: project, drafts = false }: SiteConfig): ChosenSnapshot {
	return options.content === undefined ? chooseSnapshot({ contentDir, project, drafts }, cacheDir) : { dir: contentDir, isRejected: false };
}

/** A base that was asked for and is not there is bad usage. */
function refuseBase(error: unknown): never {
	throw error instanceof BaseMissing ? new UsageError(error.message) : error;
}

await runCommand(audit, { writes: [dirname(reportFile), cacheDir] });
