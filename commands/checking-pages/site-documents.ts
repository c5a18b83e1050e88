/** The documents of a built site, as a static host would answer them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

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
