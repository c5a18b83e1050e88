/** The findings of an audit, as plain data: the report, the text and the JSON all show this. */
import type { LawRegion } from '../site/law.ts';
import type { ChangeWithPictures } from './changes/picture-changes.ts';
import type { AuditedProblem } from './findings/audited-problem.ts';
import type { AuditedLink } from './findings/dead-links.ts';
import type { Distributions } from './findings/distributions.ts';
import type { ImageSizes } from './findings/image-sizes.ts';
import type { LackingRecords } from './findings/lacking-data.ts';
import type { SharedProduct } from './findings/shared-products.ts';
import type { CollectionCoverage } from './findings/translation-matrix.ts';
import type { CatalogueMoment } from './snapshots/catalogue-history.ts';
import type { NoBase } from './snapshots/open-base.ts';

export interface Audit {
	/** Domain of the project. */
	readonly project: string;
	/** The law that the problems and their texts refer to. */
	readonly region: LawRegion;
	/** ISO 8601. */
	readonly fetchedAt: string;
	/** A build refused this snapshot; the site is as it was before. */
	readonly isRejected: boolean;
	/** Pages of the site in all languages; null where there can be none. */
	readonly pageCount: number | null;
	/** By the site's policies, errors first. */
	readonly problems: readonly AuditedProblem[];
	/** The content's base of comparison, or why there is none. */
	readonly base: { readonly name: string; readonly fetchedAt: string } | NoBase;
	readonly changes: readonly ChangeWithPictures[];
	readonly translations: readonly CollectionCoverage[];
	readonly lacking: readonly LackingRecords[];
	/** Products of the shared catalogue that the shop offers; none where it shares none. */
	readonly shared: readonly SharedProduct[];
	readonly deadLinks: readonly AuditedLink[];
	readonly images: ImageSizes;
	readonly distributions: Distributions;
	/** The oldest first. Of all products, or of those that were offered at a price. */
	readonly history: { readonly of: 'products' | 'offers'; readonly moments: readonly CatalogueMoment[] };
}

/** True where content was compared. */
export function hasBase(base: Audit['base']): base is Extract<Audit['base'], { readonly fetchedAt: string }> {
	return 'fetchedAt' in base;
}
