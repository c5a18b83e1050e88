/** Plans where paths lead that records once had: to where the record is now, in one step, and never over a page that there is. */
import { compareKeys } from '../../pipeline/snapshot/wire-record.ts';
import type { Links } from '../../renderer/routes/links.ts';
import type { Redirect } from '../../renderer/routes/site-plan.ts';
import type { SiteConfig } from '../../site/config.ts';
import { fixedPaths, type LinkKey, linkKeys } from '../../site/fixed-paths.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { listPath, reservedCategorySlugs } from '../../site/store-paths.ts';
import type { Content } from '../content/content.ts';
import type { FormerPath, PathCollection } from '../history/path-history.ts';
import { comparablePath, type ProductPages } from './product-pages.ts';
import type { Shop } from './shop.ts';

export interface RedirectInputs {
	readonly formerPaths: readonly FormerPath[];
	readonly content: Pick<Content, 'brands' | 'brandTypes' | 'pages'>;
	readonly shop: Shop | null;
	readonly products: ProductPages;
	readonly links: Pick<Links, 'hasPage'>;
	readonly config: SiteConfig;
}

/** The path that was given up last comes first: hosts may take a limited number. Records that are gone give none. */
export function planRedirects({ formerPaths, links, config, ...site }: RedirectInputs): readonly Redirect[] {
	const records = createRecordPaths(site);
	const living = formerPaths.filter(({ collection, id }) => records[collection].of(id) !== null);
	return lastOwners(living).flatMap(({ collection, id, path }) => {
		const from = records[collection].at(path);
		const to = records[collection].of(id);
		return from === null || to === null
			? []
			: config.languages
					.map((language) => ({ from: from[language], to: to[language], language }))
					.filter((redirect) => !links.hasPage(comparablePath(redirect.from)) && links.hasPage(redirect.to));
	});
}

/** Several records may have had a path; its visitors want the last one. Latest first. */
function lastOwners(formerPaths: readonly FormerPath[]): readonly FormerPath[] {
	const latestFirst = formerPaths.toSorted(
		(left, right) => compareKeys(right.until, left.until) || compareKeys(nameOf(left), nameOf(right)) || left.id - right.id,
	);
	const taken = new Set<string>();
	return latestFirst.filter((former) => {
		const name = nameOf(former);
		const isFirst = !taken.has(name);
		taken.add(name);
		return isFirst;
	});
}

function nameOf({ collection, path }: FormerPath): string {
	return `${collection} ${path}`;
}

interface RecordPaths {
	/** The site paths of a path that a record once had; null where the site has nothing of its kind any more, or keeps it for itself. */
	at(path: string): PerLanguage<string> | null;
	/** The site paths of a record; null where it has none. */
	of(id: number): PerLanguage<string> | null;
}

function createRecordPaths({
	content,
	shop,
	products,
}: Pick<RedirectInputs, 'content' | 'shop' | 'products'>): Readonly<Record<PathCollection, RecordPaths>> {
	const entries = new Map(products.entries.map((entry) => [entry.id, entry]));
	const types = new Map(content.brandTypes.map(({ id, type }) => [id, type]));
	const brands = new Map(content.brands.map((brand) => [brand.id, brand]));
	const infoSlugs = new Map(content.pages.flatMap(({ id, type, slug }) => (type === 'info' && slug !== null ? [[id, slug]] : [])));
	const below = (path: string) => shop && perLanguage((language) => `${shop.root(language)}/${path}`);
	const listAt = (slug: string) => shop && perLanguage((language) => listPath(shop.root(language), slug, 1));
	// Earlier policies may have let such a category pass; the shop may have no page there today and have one tomorrow.
	const unlessReserved = (at: RecordPaths['at']): RecordPaths['at'] => {
		return (path) => (reservedCategorySlugs.has(comparablePath(path.split('/')[0] ?? '')) ? null : at(path));
	};
	const brandAt = (type: LinkKey, slug: string) => perLanguage((language) => `${linkKeys[type][language]}/${slug}`);
	const infoAt = (slug: string) => perLanguage((language) => `${fixedPaths.info[language]}/${slug}`);
	return {
		ecommerce_product: {
			at: unlessReserved(below),
			of(id) {
				const entry = entries.get(id);
				return entry === undefined ? null : products.pathsOf(entry);
			},
		},
		ecommerce_category: {
			at: unlessReserved(listAt),
			of(id) {
				const category = shop?.category(id);
				return category === undefined ? null : listAt(category.slug);
			},
		},
		brand: {
			at(path) {
				const [type = '', slug = ''] = path.split('/');
				return isLinkKey(type) ? brandAt(type, slug) : null;
			},
			of(id) {
				const brand = brands.get(id);
				const type = brand && types.get(brand.typeId);
				return brand === undefined || type === undefined ? null : brandAt(type, brand.slug);
			},
		},
		page: {
			at: infoAt,
			of(id) {
				const slug = infoSlugs.get(id);
				return slug === undefined ? null : infoAt(slug);
			},
		},
	};
}

function isLinkKey(key: string): key is LinkKey {
	return Object.hasOwn(linkKeys, key);
}
