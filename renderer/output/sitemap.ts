/** `sitemap.xml` and `robots.txt`. No lastmod: the same content gives the same file. */
import type { SiteConfig } from '../../site/config.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { escapeHtml } from '../html/escape.ts';
import type { Route } from '../routes/route.ts';
import { siteFiles, sitemapPart } from './is-wanted.ts';
import type { SiteWriter } from './site-writer.ts';

/** URLs that are put together before they are encoded: all of a large site's at once would be its largest text by far. */
const batchSize = 1000;

/** As many as search engines read of one file. */
const maxUrls = 50_000;

const header = '<?xml version="1.0" encoding="UTF-8"?>';

/** A larger site than ever was here; the parts of the site before are taken away up to this one. */
const mostParts = 40;

export function stageSitemaps(writer: Pick<SiteWriter, 'write' | 'remove'>, routes: Iterable<Route>, config: SiteConfig): void {
	const files = sitemaps(routes, config);
	for (const [name, content] of files) {
		writer.write(name, content);
	}
	for (let part = 1; part <= mostParts; part += 1) {
		if (!files.has(sitemapPart(part))) {
			writer.remove(sitemapPart(part));
		}
	}
}

export interface SitemapOptions {
	/** URLs of one file; the protocol's limit where none is named. */
	readonly perFile?: number;
}

/**
 * Files by name: every page that may be indexed, with its counterparts in other languages; none of a site with drafts. Beyond the limit of one
 * file, `sitemap.xml` names the others. UTF-8.
 */
export function sitemaps(routes: Iterable<Route>, config: SiteConfig, { perFile = maxUrls }: SitemapOptions = {}): Map<string, Uint8Array> {
	const files: Uint8Array[] = [];
	let chunks: Uint8Array[] = [];
	let lines: string[] = [];
	let count = 0;
	const encode = () => {
		chunks.push(Buffer.from(lines.map((line) => `${line}\n`).join('')));
		lines = [];
	};
	const begin = () => {
		lines.push(header, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">');
	};
	const end = () => {
		lines.push('</urlset>');
		encode();
		files.push(Buffer.concat(chunks));
		chunks = [];
		count = 0;
	};
	begin();
	for (const route of routes) {
		if (!route.indexed || config.drafts) {
			continue;
		}
		if (count === perFile) {
			end();
			begin();
		}
		lines.push(urlElement(route, config));
		count += 1;
		if (lines.length >= batchSize) {
			encode();
		}
	}
	end();
	const [only] = files;
	return files.length === 1 && only !== undefined ? new Map([[siteFiles.sitemap, only]]) : withIndex(files, config);
}

function withIndex(files: readonly Uint8Array[], config: SiteConfig): Map<string, Uint8Array> {
	const parts = files.map((file, index): [string, Uint8Array] => [sitemapPart(index + 1), file]);
	const index = [
		header,
		'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...parts.map(([name]) => `<sitemap><loc>${escapeHtml(absoluteUrl(`/${name}`, config))}</loc></sitemap>`),
		'</sitemapindex>',
		'',
	].join('\n');
	return new Map([[siteFiles.sitemap, Buffer.from(index)], ...parts]);
}

function urlElement({ path, alternates }: Route, config: SiteConfig): string {
	const address = (each: string) => escapeHtml(absoluteUrl(each, config));
	const links = alternates.length < 2 ? [] : alternates;
	const counterparts = links.map((each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${address(each.path)}"/>`);
	return `<url><loc>${address(path)}</loc>${counterparts.join('')}</url>`;
}

export function robots(config: SiteConfig): string {
	if (config.drafts) {
		return 'User-agent: *\nDisallow: /\n';
	}
	return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', config)}\n`;
}
