/** The way from a snapshot on disk to the built site: read, judge, prepare texts and pictures, render. */

import {
	imageReferences,
	imageUses,
	markdownSources,
	parseContent,
	prepareRichText,
	processImages,
	readSnapshot,
} from '../../pipeline/index.ts';
import { type BuildResult, buildSite } from '../../renderer/index.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Progress } from '../../site/progress.ts';
import { projectDir } from '../options/project-folder.ts';

export interface SnapshotBuild {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
	readonly config: SiteConfig;
	readonly progress: Progress;
}

/** Judges everything before it gives up, so that an editor sees all problems at once. */
export async function buildFromSnapshot({ contentDir, outDir, cacheDir, config, progress }: SnapshotBuild): Promise<BuildResult> {
	const stage = progress.stage('Content');
	const snapshot = await readSnapshot(contentDir);
	const { content, problems } = parseContent(snapshot, config);
	stage.done(content === null ? undefined : `${content.products.length} products, ${content.pages.length} texts`);
	if (content === null) {
		return { problems, summary: null };
	}
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
	return buildSite({
		config,
		content,
		images: images.store,
		richText,
		projectDir,
		outDir,
		cacheDir,
		progress,
		problems: [...problems, ...images.problems],
	});
}
