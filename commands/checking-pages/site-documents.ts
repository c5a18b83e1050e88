/** The documents of a built site, and the faults that checks find in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The documents of a built site, as a static host would answer them. */
export interface SiteDocument {
	/** Site path, such as `/en/contact` or `/404.html`. */
	readonly path: string;
	readonly html: string;
}

export interface SiteFiles {
	readonly documents: readonly SiteDocument[];
	/** Site path of every file, documents by the path that leads to them. */
	readonly paths: ReadonlySet<string>;
	/** The text of all XML sitemaps. */
	readonly sitemap: string;
}

/** Reads a site's folder. */
export function readSiteFiles(dir: string): SiteFiles {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(dir.length).split(sep).join('/'))
		.sort();
	const documents = files
		.filter((file) => file.endsWith('.html'))
		.map((file) => ({ path: toSitePath(file), html: readFileSync(join(dir, file), 'utf8') }));
	const sitemaps = files.filter((file) => /^\/sitemap[^/]*\.xml$/.test(file)).map((file) => readFileSync(join(dir, file), 'utf8'));
	return { documents, paths: new Set(files.map(toSitePath)), sitemap: sitemaps.join('') };
}

/** `/en/contact/index.html` answers `/en/contact`. */
export function toSitePath(file: string): string {
	return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) || '/' : file;
}

/** The faults that page checks find, as text: the same fault on every page is one line. */
export interface PageFault {
	/** Name of the check. */
	readonly check: string;
	/** Site path of the page. */
	readonly page: string;
	readonly message: string;
}

const shownPages = 3;

/** Faults by check and message, the most frequent first, each with the first pages that have it. */
export function formatPageFaults(faults: readonly PageFault[]): string {
	const groups = Map.groupBy(faults, ({ check, message }) => `${check}: ${message}`);
	return [...groups]
		.map(([title, found]) => ({ title, pages: [...new Set(found.map(({ page }) => page))] }))
		.sort((a, b) => b.pages.length - a.pages.length || (a.title < b.title ? -1 : 1))
		.map(({ title, pages }) => `${title}\n    on ${describePages(pages)}`)
		.join('\n');
}

function describePages(pages: readonly string[]): string {
	const more = pages.length - shownPages;
	return `${pages.slice(0, shownPages).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
