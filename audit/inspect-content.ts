/** Judges a whole snapshot as a build would, to its end: a fault in one place keeps nothing else from being looked at. */
import type { Catalogue } from '../pipeline/catalogue/catalogue.ts';
import { readCatalogue } from '../pipeline/catalogue/read-catalogue.ts';
import { applyPolicies } from '../pipeline/content/apply-policies.ts';
import { type ParsedContent, parseContent } from '../pipeline/content/parse-content.ts';
import { readSiteHistory } from '../pipeline/history/read-history.ts';
import { createPictures } from '../pipeline/images/pictures.ts';
import type { Problem } from '../pipeline/problem.ts';
import { createTextFieldFinder } from '../pipeline/records/find-text-field.ts';
import { createRichTexts } from '../pipeline/rich-text/rich-texts.ts';
import type { Snapshot } from '../pipeline/snapshot/open-snapshot.ts';
import { codeHash, inspectSite, type SiteFindings } from '../renderer/index.ts';
import type { SiteConfig } from '../site/config.ts';
import type { Progress } from '../site/progress.ts';
import { untranslatedKey } from './findings/translation-matrix.ts';

export interface ContentInspection {
	readonly parsed: ParsedContent;
	readonly catalogue: Catalogue;
	/** By the site's policies, in a build's order. */
	readonly problems: readonly Problem[];
	/** Records with texts that are not translated, by {@link untranslatedKey}; names that need no translation are not among them. */
	readonly untranslated: ReadonlySet<string>;
	/** null: project or company cannot be read, so there are no pages. */
	readonly site: SiteFindings | null;
}

export interface InspectionOptions {
	readonly contentDir: string;
	readonly cacheDir: string;
	readonly imageCacheDir?: string | null;
	readonly projectDir: string;
	readonly config: SiteConfig;
	readonly progress: Progress;
}

/** The same code as a build's decides what is remembered of products. */
const readingCode = ['site', 'pipeline'];

/** What it makes, such as rendered texts, is kept for the next build; renditions of pictures are not made. */
export async function inspectContent(snapshot: Snapshot, options: InspectionOptions): Promise<ContentInspection> {
	const { contentDir, cacheDir, imageCacheDir, projectDir, config, progress } = options;
	const parsed = parseContent(snapshot, { ...config, hasAnalytics: config.analytics !== null });
	const { catalogue, problems: ofProducts } = await readCatalogue({
		snapshot,
		parsed,
		config,
		cacheDir,
		codeHash: codeHash(projectDir, readingCode),
		progress,
	});
	const found = [...parsed.problems, ...ofProducts];
	const untranslated = new Set(
		found
			.filter(({ code }) => code === 'translation-missing')
			.map(({ collection, id, field }) => untranslatedKey(collection, id, field.replace('translations.', ''))),
	);
	const { content } = parsed;
	if (content === null) {
		return { parsed, catalogue, problems: applyPolicies(found, config.problems, parsed.region), untranslated, site: null };
	}
	const richText = createRichTexts({ richTextDir: snapshot.richTextDir, cacheDir, progress });
	try {
		const ofPictures = { snapshot, config: config.images, cacheDir, imageCacheDir: imageCacheDir ?? undefined, progress };
		const images = await createPictures({ ...ofPictures, makesRenditions: false });
		const source = { contentDir, imagesHash: snapshot.imagesHash };
		const history = readSiteHistory(snapshot.history);
		const findTextField = createTextFieldFinder(snapshot);
		const made = { config, content, catalogue, history, images, richText, findTextField, source };
		const site = await inspectSite({ ...made, projectDir, cacheDir, progress });
		return { parsed, catalogue, problems: applyPolicies([...found, ...site.problems], config.problems, parsed.region), untranslated, site };
	} finally {
		await richText.close();
	}
}
