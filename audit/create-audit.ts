/** Audits a snapshot: what is wrong with it, and what changed since another one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictures } from '../pipeline/images/pictures.ts';
import type { Problem } from '../pipeline/problem.ts';
import { createTextFieldFinder } from '../pipeline/records/find-text-field.ts';
import { createRichTexts } from '../pipeline/rich-text/rich-texts.ts';
import { openSnapshot, type Snapshot } from '../pipeline/snapshot/open-snapshot.ts';
import { codeHash, inspectSite, type SiteFindings } from '../shop/build-shop.ts';
import type { Catalogue } from '../shop/catalogue/catalogue.ts';
import { readCatalogue } from '../shop/catalogue/read-catalogue.ts';
import { applyPolicies } from '../shop/content/apply-policies.ts';
import { type ParsedContent, parseContent } from '../shop/content/parse-content.ts';
import { readHistory, readSiteHistory } from '../shop/history/read-history.ts';
import type { SiteConfig } from '../site/config.ts';
import type { Progress } from '../site/progress.ts';
import type { Audit } from './audit.ts';
import { addPictures, type ChangeWithPictures } from './changes/picture-changes.ts';
import { toRecordChanges } from './changes/record-changes.ts';
import { toAuditedProblem } from './findings/audited-problem.ts';
import { createDeadLinkFinder, toAuditedLinks } from './findings/dead-links.ts';
import { listOffers, toDistributions } from './findings/distributions.ts';
import { toImageSizes } from './findings/image-sizes.ts';
import { toLackingRecords } from './findings/lacking-data.ts';
import { listSharedProducts } from './findings/shared-products.ts';
import { listTextBearers, toMissingTexts, toTranslationMatrix, untranslatedKey } from './findings/translation-matrix.ts';
import { createRecordIndex, type RecordIndex } from './records/record-index.ts';
import { readCatalogueHistory, toOfferHistory } from './snapshots/catalogue-history.ts';
import { type Base, type NoBase, openBase } from './snapshots/open-base.ts';
import { noBaseTexts } from './texts/change-texts.ts';

/** The base that the caller asked for is not there. */
export class BaseMissing extends Error {
	override readonly name = 'BaseMissing';

	constructor({ name, reason }: NoBase) {
		super(`There is nothing to compare with at "${name}": ${noBaseTexts[reason].en}`);
	}
}

export interface AuditOptions extends InspectionOptions {
	/** The snapshot that is audited; `contentDir` is the place that git knows. */
	readonly snapshotDir: string;
	readonly isRejected: boolean;
	/** A folder, or what git calls a commit. */
	readonly base: string;
	/** The caller asked for this base: without it there is no audit. */
	readonly needsBase?: boolean;
	/** The project's own snapshot, whose repository is asked where `contentDir` is in none. */
	readonly ownContentDir: string;
	/** Address of Directus for links to records; null: none. */
	readonly portalUrl: string | null;
}

/**
 * @throws SnapshotMissing, SnapshotDamaged, SnapshotChanged or ForeignSnapshot for the audited snapshot, and BaseMissing for a base that is needed; else a
 * base that cannot be read is a result.
 */
export async function createAudit(options: AuditOptions): Promise<Audit> {
	const workDir = await mkdtemp(join(tmpdir(), 'schaufenster-audit-'));
	try {
		const snapshot = await openSnapshot(options.snapshotDir, { cacheDir: options.cacheDir, project: options.config.projectDomain });
		const { base: wanted, contentDir, ownContentDir, needsBase = false } = options;
		const base = await openBase({ base: wanted, project: snapshot.manifest.project, contentDir, ownContentDir, workDir });
		if (needsBase && 'reason' in base) throw new BaseMissing(base);
		return await compareAndInspect(snapshot, base, options);
	} finally {
		await rm(workDir, { recursive: true, force: true });
	}
}

async function compareAndInspect(snapshot: Snapshot, base: Base | NoBase, options: AuditOptions): Promise<Audit> {
	const { config, portalUrl, isRejected, contentDir } = options;
	const { project, fetchedAt } = snapshot.manifest;
	const formerIndex = 'reason' in base ? undefined : createRecordIndex(base.snapshot, portalUrl);
	const index = createRecordIndex(snapshot, portalUrl, formerIndex);
	const { parsed, catalogue, problems, untranslated, site } = await inspectContent(snapshot, options);
	const deadLinks = site?.deadLinks ?? [];
	const { content, surroundings } = parsed;
	const bearers = content === null ? [] : listTextBearers(content, catalogue, surroundings.attributes.values());
	const translations = toTranslationMatrix(bearers, { languages: config.languages, untranslated, index });
	const sources = { index, untranslated: toMissingTexts(translations), findDeadLink: createDeadLinkFinder(deadLinks) };
	const audited = problems.map((problem) => toAuditedProblem(problem, sources));
	const { error = [], warning = [] } = Object.groupBy(audited, ({ severity }) => severity);
	return {
		project,
		region: parsed.region,
		fetchedAt,
		isRejected,
		pageCount: site?.pageCount ?? null,
		problems: [...error, ...warning],
		base: 'reason' in base ? base : { name: base.name, fetchedAt: base.snapshot.manifest.fetchedAt },
		changes: 'reason' in base ? [] : await changesSince(base, snapshot, index),
		translations,
		lacking: toLackingRecords(snapshot, config.projectDomain, index),
		shared: listSharedProducts(createRecordIndex(snapshot, portalUrl)),
		deadLinks: toAuditedLinks(deadLinks, index),
		images: toImageSizes(snapshot.images, config.images.widths, index),
		distributions: toDistributions(listOffers(catalogue)),
		history: await readHistoryOf(snapshot, contentDir),
	};
}

/** Fetches record prices; before the second of them, git may know more. */
async function readHistoryOf(snapshot: Snapshot, contentDir: string): Promise<Audit['history']> {
	const offered = toOfferHistory(readHistory(snapshot.history).prices);
	return offered.length > 1 ? { of: 'offers', moments: offered } : { of: 'products', moments: await readCatalogueHistory(contentDir) };
}

async function changesSince(base: Base, snapshot: Snapshot, index: RecordIndex): Promise<readonly ChangeWithPictures[]> {
	return await addPictures(toRecordChanges(base.snapshot, snapshot, index), { base, snapshot, index });
}

/** Judges a whole snapshot as a build would, to its end: a fault in one place keeps nothing else from being looked at. */
interface ContentInspection {
	readonly parsed: ParsedContent;
	readonly catalogue: Catalogue;
	/** By the site's policies, in a build's order. */
	readonly problems: readonly Problem[];
	/** Records with texts that are not translated, by {@link untranslatedKey}; names that need no translation are not among them. */
	readonly untranslated: ReadonlySet<string>;
	/** null: project or company cannot be read, so there are no pages. */
	readonly site: SiteFindings | null;
}

interface InspectionOptions {
	readonly contentDir: string;
	readonly cacheDir: string;
	readonly imageCacheDir?: string | null;
	readonly projectDir: string;
	readonly config: SiteConfig;
	readonly progress: Progress;
}

/** The same code as a build's decides what is remembered of products. */
const readingCode = ['site', 'pipeline', 'shop'];

/** Rendered texts are kept for the next build; renditions of pictures are not made. */
async function inspectContent(snapshot: Snapshot, options: InspectionOptions): Promise<ContentInspection> {
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
		const images = await createPictures({ ...ofPictures, renditions: 'never' });
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
