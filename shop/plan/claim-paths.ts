/** Finds the records that cannot both have the path they claim. */
import type { Problem } from '../../pipeline/problem.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { RecordName } from '../../renderer/routes/route.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage } from '../../site/languages.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import { type ClaimedProducts, comparablePath, type ProductPaths } from './product-pages.ts';

export interface Claims<Page extends PlannedPage = PlannedPage> extends ClaimedProducts {
	/** Those whose paths are theirs alone. */
	readonly pages: readonly Page[];
	readonly problems: readonly Problem[];
}

interface Holder {
	readonly record: RecordName;
	readonly path: string;
}

/** The first holder has the path, pages of templates before those of products. One without a path of its own gets none; its problem says why. */
export function claimPaths<Page extends PlannedPage>(
	pages: readonly Page[],
	entries: readonly CatalogueEntry[],
	products: ProductPaths,
	{ languages }: SiteConfig,
): Claims<Page> {
	const problems: Problem[] = [];
	const holders = new Map<string, Holder>();

	const ownPages = pages.filter(({ record, paths }) => {
		const own = languages.flatMap((language) => paths[language] ?? []);
		for (const path of own) {
			assertInsideSite(path, record);
		}
		const holder = own.map((path) => holders.get(comparablePath(path))).find((each) => each !== undefined);
		if (holder !== undefined) {
			problems.push(collision(record, holder));
			return false;
		}
		for (const path of own) {
			holders.set(comparablePath(path), { record, path });
		}
		return true;
	});

	// There may be tens of thousands of products: each is compared by what its paths have in common, below the store root.
	const heldByPages = new Map<string, Holder>();
	for (const holder of holders.values()) {
		const suffix = products.suffixIn(holder.path);
		if (suffix !== null) {
			heldByPages.set(comparablePath(suffix), holder);
		}
	}
	const bySuffix = new Map<string, CatalogueEntry>();
	const ownProducts = entries.filter((entry) => {
		const suffix = products.suffixOf(entry);
		if (suffix === null) return false;
		const key = comparablePath(suffix);
		const other = bySuffix.get(key);
		const holder = heldByPages.get(key) ?? (other && holderOf(other));
		if (holder !== undefined) {
			problems.push(collision(productRecord(entry), holder));
			return false;
		}
		if (!isPlainName(entry.slug)) {
			assertInsideSite(`/${suffix}`, productRecord(entry));
		}
		bySuffix.set(key, entry);
		return true;
	});

	function holderOf(entry: CatalogueEntry): Holder {
		return { record: productRecord(entry), path: products.pathsOf(entry)?.[languages[0] ?? defaultLanguage] ?? '' };
	}
	return { pages: ownPages, products: ownProducts, bySuffix, problems };
}

function productRecord({ id }: CatalogueEntry): RecordName {
	return { collection: 'ecommerce_product', id, field: 'slug' };
}

function isPlainName(slug: string): boolean {
	return /^[a-z0-9-]+$/.test(slug);
}

/** Slugs are judged where content is read; a path that leaves `dist` all the same is our fault and no editor's. */
function assertInsideSite(path: string, record: RecordName): void {
	if (path !== '/' && !/^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/.test(path)) {
		throw new Error(`${record.collection} ${record.id} was given the path ${JSON.stringify(path)}, which is none of this site.`);
	}
}

function collision(record: RecordName, { record: holder, path }: Holder): Problem {
	return {
		...record,
		code: 'path-taken',
		severity: 'error',
		message: `The path ${path} is already that of ${holder.collection} ${holder.id}.`,
		fix: `Give ${record.collection} ${record.id} or ${holder.collection} ${holder.id} another ${record.field}.`,
	};
}
