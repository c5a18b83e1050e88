/** The way from a snapshot on disk to the built site: read, judge, plan, and render what changed with the texts and pictures it needs. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import type { FurtherRenditions } from '../../pipeline/images/further-renditions.ts';
import { picturesHash } from '../../pipeline/images/picture-details.ts';
import { createPictures } from '../../pipeline/images/pictures.ts';
import { createTextFieldFinder } from '../../pipeline/records/find-text-field.ts';
import { createRichTexts } from '../../pipeline/rich-text/rich-texts.ts';
import type { SnapshotManifest } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { snapshotId } from '../../pipeline/snapshot/snapshot-id.ts';
import { withDrafts } from '../../pipeline/snapshot/with-drafts.ts';
import { noteBuiltFrom } from '../../renderer/output/built-from.ts';
import {
	type BuildOptions,
	type BuildResult,
	buildHeldSite,
	bundleBeside,
	codeHash,
	type HeldSite,
	holdSite,
	toIconRequest,
} from '../../shop/build-shop.ts';
import { readCatalogue } from '../../shop/catalogue/read-catalogue.ts';
import { applyPolicies } from '../../shop/content/apply-policies.ts';
import { parseContent } from '../../shop/content/parse-content.ts';
import { readSiteHistory } from '../../shop/history/read-history.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Progress } from '../../site/progress.ts';
import { projectDir } from '../options/project-folder.ts';
import { checkBuildFolders, checkDrafts } from './check-folders.ts';

// Each from its own module: the pipeline as a whole loads the backend's client, which takes longer than a build of one changed page.

export interface SnapshotBuild {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
	readonly config: SiteConfig;
	readonly progress: Progress;
	/** Folder of renditions that checkouts share. */
	readonly imageCacheDir?: string | null;
	/** Renditions that other machines made; left out, there are none. */
	readonly furtherRenditions?: FurtherRenditions;
	/** Folder below which bundles are kept that many shops share; left out, `cacheDir`. */
	readonly bundleCacheDir?: string;
	/** Believes nothing of what earlier builds knew of the site. */
	readonly full?: boolean;
}

/** Builds what the snapshot in place holds. @throws UsageError where a folder cannot be what it is called */
export async function buildFromSnapshot(options: SnapshotBuild): Promise<BuildResult> {
	checkBuildFolders({ ...options, projectDomain: options.config.projectDomain });
	checkDrafts({ ...options, drafts: options.config.drafts ?? false });
	return await holdSite(options, (site) => buildSiteFrom(site, options));
}

interface SnapshotInputs
	extends Pick<
		SnapshotBuild,
		'contentDir' | 'cacheDir' | 'imageCacheDir' | 'furtherRenditions' | 'bundleCacheDir' | 'config' | 'progress' | 'full'
	> {
	/** Where the snapshot is staged: it takes its place together with the site. `contentDir` is that place. */
	readonly staged?: { readonly dir: string; readonly id: string };
}

/** Code that decides what is read of products. */
const readingCode = ['site', 'pipeline', 'shop'];

/** Judges everything before it gives up, so that an editor sees all problems at once. */
export async function buildSiteFrom(site: HeldSite, inputs: SnapshotInputs): Promise<BuildResult> {
	return await withHeapLimits(() => readAndBuild(site, inputs));
}

async function readAndBuild(site: HeldSite, inputs: SnapshotInputs): Promise<BuildResult> {
	const {
		contentDir,
		cacheDir,
		imageCacheDir,
		furtherRenditions: further,
		bundleCacheDir = cacheDir,
		config,
		progress,
		full,
		staged,
	} = inputs;
	const stage = progress.stage('Content');
	const opened = await openSnapshot(staged?.dir ?? contentDir, { cacheDir, project: config.projectDomain });
	const snapshot = config.drafts ? withDrafts(opened) : opened;
	const lackingDrafts = config.drafts ? describeLackingDrafts(opened.manifest) : null;
	if (lackingDrafts !== null) console.error(lackingDrafts);
	const parsed = parseContent(snapshot, { ...config, hasAnalytics: config.analytics !== null });
	stage.done(`${parsed.content?.pages.length ?? 0} texts`);
	const inputsOfProducts = { snapshot, parsed, config, cacheDir, codeHash: codeHash(projectDir, readingCode), progress };
	const readProducts = () => readCatalogue({ ...inputsOfProducts, ...(full && { full }) });
	const { content } = parsed;
	if (content === null) {
		const problems = [...parsed.problems, ...(await readProducts()).problems];
		return { problems: applyPolicies(problems, config.problems, parsed.region), summary: null };
	}
	const bundles = bundleBeside({ projectDir, cacheDir: bundleCacheDir, progress });
	let icons: Promise<unknown> | null = null;
	try {
		const ofPictures = { snapshot, config: config.images, cacheDir, imageCacheDir: imageCacheDir ?? undefined, further, progress };
		const renditions = config.picturesLater ? 'later' : 'now';
		const images = await createPictures({ ...ofPictures, renditions, ...(full && { full }) });
		// They are made by a process of their own, meanwhile. What goes wrong is reported where they are needed.
		icons = images.icons(toIconRequest(content.project)).catch(() => {});
		const { catalogue, problems } = await readProducts();
		const found = [...parsed.problems, ...problems];
		const read = { snapshot, content, images, catalogue, problems: found, bundle: bundles.bundle };
		const result = await buildContent(site, inputs, read);
		const notNoted = result.summary === null ? null : await noteBuiltFrom(site.folders, snapshotId(opened));
		if (notNoted !== null) console.error(`The site has to be built again before it can be released (${notNoted.message}).`);
		return result;
	} finally {
		await bundles.end();
		await icons;
	}
}

type ReadInputs = Pick<BuildOptions, 'content' | 'images' | 'catalogue' | 'problems' | 'bundle'> & { readonly snapshot: Snapshot };

async function buildContent(site: HeldSite, inputs: SnapshotInputs, { snapshot, ...read }: ReadInputs): Promise<BuildResult> {
	const { contentDir, cacheDir, config, progress, full, staged } = inputs;
	const richText = createRichTexts({ richTextDir: snapshot.richTextDir, cacheDir, progress });
	try {
		const options: BuildOptions = {
			config,
			richText,
			projectDir,
			cacheDir,
			progress,
			...read,
			history: readSiteHistory(snapshot.history),
			findTextField: createTextFieldFinder(snapshot),
			source: { contentDir, imagesHash: picturesHash(snapshot) },
			...(full && { full }),
			...(staged && { staged: { dir: contentDir, id: staged.id } }),
		};
		return await buildHeldSite(site, options);
	} finally {
		await richText.close();
	}
}

/**
 * A token that may not read drafts gets no error, only fewer records: a sentence that says so. null where drafts were fetched, or the
 * snapshot's program did not count them.
 */
export function describeLackingDrafts({ draftCount }: Pick<SnapshotManifest, 'draftCount'>): string | null {
	return draftCount === 0
		? 'No record that was fetched has the status "draft": there is none, or the token may not read them. Its read permission must not leave them out (docs/editing.md).'
		: null;
}

/** It may double once more before the next look. */
const enoughBytes = 16 * 1024 * 1024;
const lookMs = 10;
/** Garbage is collected where so much was added, of what was in use after the last time. */
const growthPercent = 100;

/**
 * Keeps the heap of a long build near what it needs (docs/decisions/0011-incremental-planning.md). V8 doubles the part in which it makes new
 * objects whenever many of them survive, up to 128 MB, and lets the other part fill to four times what was in use before it collects garbage
 * there: the two need 240 MB more than they have to, and are no faster. The limits stay set for the process. The young generation stops growing
 * once it is large enough; V8 takes that limit only after it has grown.
 */
async function withHeapLimits<Result>(work: () => Promise<Result>): Promise<Result> {
	setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
	const timer = setInterval(() => {
		const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
		if (young !== undefined && young.physical_space_size >= enoughBytes) {
			setFlagsFromString('--semi-space-growth-factor=1');
			clearInterval(timer);
		}
	}, lookMs);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}
