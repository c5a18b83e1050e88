/** `sitemap.xml` and `robots.txt`. No lastmod: the same content gives the same file. */
import type { SiteConfig } from '../../site/config.ts';
import { absoluteUrl } from '../data/head.ts';
import { escapeHtml } from '../html/escape.ts';
import type { Route } from '../routes/route.ts';

/** URLs that are put together before they are encoded: all of a large site's at once would be its largest text by far. */
const batchSize = 1000;

/** Every page that may be indexed, with its counterparts in other languages; none of a site with drafts. UTF-8. */
export function sitemap(routes: Iterable<Route>, config: SiteConfig): Uint8Array {
	const chunks: Uint8Array[] = [];
	let lines = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
	];
	const encode = () => {
		chunks.push(Buffer.from(`${lines.join('\n')}\n`));
		lines = [];
	};
	for (const route of routes) {
		if (route.indexed && !config.drafts) {
			lines.push(urlElement(route, config));
		}
		if (lines.length >= batchSize) {
			encode();
		}
	}
	lines.push('</urlset>');
	encode();
	return Buffer.concat(chunks);
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
