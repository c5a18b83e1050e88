/** Decides by their names which files belong to a site. */
import { fixedFiles } from '../hosts/fixed-files.ts';
import { hostFiles } from '../hosts/host-files.ts';
import type { Links } from '../routes/links.ts';
import { htmlFile, pageDataFile, pageOfFile } from './output-paths.ts';
import { pictureKeyOf } from './stage-pictures.ts';

/** Files that every site has beside its pages. */
export const siteFiles = {
	appData: 'page-data/app-data.json',
	sitemap: 'sitemap.xml',
	robots: 'robots.txt',
	...fixedFiles,
	/** The redirects' where there are any. */
	...hostFiles,
} as const;

/** The name of one of several sitemaps, counted from 1. */
export function sitemapPart(number: number): string {
	return `sitemap-${number}.xml`;
}

export interface Wanted {
	readonly links: Pick<Links, 'hasPage'>;
	/** Paths of scripts, styles and fonts in the site. */
	readonly assets: ReadonlySet<string>;
	/** Keys of pictures. */
	readonly pictures: ReadonlySet<string>;
	/** The site's own files (`Site.files`). */
	readonly queries: ReadonlySet<string>;
	/** Files of pages that lead elsewhere. */
	readonly redirects: ReadonlySet<string>;
}

export function isWanted(file: string, { links, assets, pictures, queries, redirects }: Wanted): boolean {
	if (
		Object.values<string>(siteFiles).includes(file) ||
		assets.has(file) ||
		queries.has(file) ||
		redirects.has(file) ||
		/^sitemap-\d+\.xml$/.test(file)
	) {
		return true;
	}
	const [, picture] = /^assets\/images\/([^/]+)$/.exec(file) ?? [];
	if (picture !== undefined) {
		return pictures.has(pictureKeyOf(picture));
	}
	const path = pageOfFile(file);
	return path !== null && links.hasPage(path) && (file === htmlFile(path) || file === pageDataFile(path));
}
