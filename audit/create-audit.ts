/** Audits a snapshot: what is wrong with it, and what changed since another one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHistory } from '../pipeline/history/read-history.ts';
import { openSnapshot, type Snapshot } from '../pipeline/snapshot/open-snapshot.ts';
import type { Audit } from './audit.ts';
import { addPictures, type ChangeWithPictures } from './changes/picture-changes.ts';
import { toRecordChanges } from './changes/record-changes.ts';
import { toAuditedProblem } from './findings/audited-problem.ts';
import { createDeadLinkFinder, toAuditedLinks } from './findings/dead-links.ts';
import { listOffers, toDistributions } from './findings/distributions.ts';
import { toImageSizes } from './findings/image-sizes.ts';
import { toLackingRecords } from './findings/lacking-data.ts';
import { listTextBearers } from './findings/text-bearers.ts';
import { toMissingTexts, toTranslationMatrix } from './findings/translation-matrix.ts';
import { type InspectionOptions, inspectContent } from './inspect-content.ts';
import { createRecordIndex, type RecordIndex } from './records/record-index.ts';
import { readCatalogueHistory } from './snapshots/catalogue-history.ts';
import { toOfferHistory } from './snapshots/offer-history.ts';
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
		if (needsBase && 'reason' in base) {
			throw new BaseMissing(base);
		}
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
