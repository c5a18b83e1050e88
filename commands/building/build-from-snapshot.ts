/** The way from a snapshot on disk to the built site: read, judge, prepare texts and pictures, render. */

import {
	imageReferences,
	imageUses,
	markdownSources,
	parseContent,
	prepareRichText,
	processImages,
	readSnapshot,
	shownContent,
} from '../../pipeline/index.ts';
import { type BuildOptions, type BuildResult, buildHeldSite, type HeldSite, holdSite } from '../../renderer/index.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Progress } from '../../site/progress.ts';
import { projectDir } from '../options/project-folder.ts';
import { checkBuildFolders } from './check-folders.ts';

export interface SnapshotBuild {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
	readonly config: SiteConfig;
	readonly progress: Progress;
}

/** Builds what the snapshot in place holds. @throws UsageError where a folder cannot be what it is called */
export async function buildFromSnapshot(options: SnapshotBuild): Promise<BuildResult> {
	checkBuildFolders(options);
	return await holdSite(options, (site) => buildSnapshot(site, options));
}

export interface SnapshotInputs extends Pick<SnapshotBuild, 'contentDir' | 'cacheDir' | 'config' | 'progress'> {
	/** Where `contentDir` is a snapshot that is staged: it takes its place together with the site. */
	readonly staged?: BuildOptions['staged'];
}

/** Judges everything before it gives up, so that an editor sees all problems at once. */
export async function buildSnapshot(
	site: HeldSite,
	{ contentDir, cacheDir, config, progress, staged }: SnapshotInputs,
): Promise<BuildResult> {
	const stage = progress.stage('Content');
	const snapshot = await readSnapshot(contentDir);
	const { content: whole, problems } = parseContent(snapshot, config);
	if (whole === null) {
		stage.done();
		return { problems, summary: null };
	}
	const content = shownContent(whole, config.store.path);
	stage.done(`${content.products.length} products, ${content.pages.length} texts`);
	const sources = markdownSources(content);
	const richText = await prepareRichText({
		richTextDir: snapshot.richTextDir,
		cacheDir,
		sources: sources.map((source) => source.markdown),
		progress,
	});
	const images = await processImages({
		uses: imageUses(content),
		richTextUses: sources.flatMap((source) => imageReferences(source.markdown).map((reference) => ({ ...source, reference }))),
		snapshot,
		config: config.images,
		cacheDir,
		progress,
	});
	return buildHeldSite(site, {
		config,
		content,
		images: images.store,
		richText,
		projectDir,
		cacheDir,
		progress,
		staged,
		problems: [...problems, ...images.problems],
	});
}
