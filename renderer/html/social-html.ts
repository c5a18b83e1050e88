/** Open Graph and JSON-LD of a page. Written by the server only: no browser reads either (design §9). */
import { marks } from '../../client/document-marks.ts';
import type { Crumb, Head, HeadImage } from '../../client/pages/page-data.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** Elements with the `data-head` mark: navigation takes them away with the page that they are about. Only pages that may be indexed have any. */
export function socialHtml({ title, description, canonical, image, trail, store }: Head): string[] {
	if (canonical === null) {
		return [];
	}
	const records = [...(store === undefined ? [] : [store]), ...(trail === undefined ? [] : [breadcrumbs(trail)])];
	return [
		...[['og:title', title] as const, ['og:type', 'website'] as const, ['og:url', canonical] as const].map(openGraph),
		...(description === null ? [] : [openGraph(['og:description', description])]),
		...(image === undefined ? [] : imageHtml(image).map((each) => each.replace('<meta', `<meta ${marks.head}`))),
		...records.map((record) => `<script ${marks.head} type="application/ld+json">${escapeJson(JSON.stringify(record))}</script>`),
	];
}

/** A picture of which previews take the first that a document names. */
export function imageHtml({ url, width, height, alt }: HeadImage): string[] {
	return [meta('og:image', url), meta('og:image:width', `${width}`), meta('og:image:height', `${height}`), meta('og:image:alt', alt)];
}

export function siteNameHtml(name: string): string {
	return meta('og:site_name', name);
}

function openGraph([property, content]: readonly [string, string]): string {
	return `<meta ${marks.head} property="${property}" content="${escapeHtml(content)}">`;
}

function meta(property: string, content: string): string {
	return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

function breadcrumbs(trail: readonly Crumb[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
	};
}
