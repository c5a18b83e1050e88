/** Keywords, Open Graph and JSON-LD of a page. Written by the server only: no browser reads them. */
import type { Crumb, Head, HeadImage } from '../../client/runtime/built-page.ts';
import { marks } from '../../client/runtime/document-marks.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** Elements with the `data-head` mark: navigation takes them away with the page that they are about. Only pages that may be indexed have any. */
export function socialHtml({ title, description, canonical, keywords, image, trail, structuredData = [] }: Head): string[] {
	if (canonical === null) {
		return [];
	}
	const records = [...structuredData, ...(trail === undefined ? [] : [breadcrumbs(trail)])];
	return [
		...(keywords === undefined ? [] : [`<meta ${marks.head} name="keywords" content="${escapeHtml(keywords)}">`]),
		meta('og:title', title, marks.head),
		meta('og:type', 'website', marks.head),
		meta('og:url', canonical, marks.head),
		...(description === null ? [] : [meta('og:description', description, marks.head)]),
		...(image === undefined ? [] : imageHtml(image, marks.head)),
		...records.map((record) => `<script ${marks.head} type="application/ld+json">${escapeJson(JSON.stringify(record))}</script>`),
	];
}

/** A picture of which previews take the first that a document names. `mark`: an attribute of each element. */
export function imageHtml({ url, width, height, alt }: HeadImage, mark?: string): string[] {
	return [
		meta('og:image', url, mark),
		meta('og:image:width', `${width}`, mark),
		meta('og:image:height', `${height}`, mark),
		meta('og:image:alt', alt, mark),
	];
}

export function siteNameHtml(name: string): string {
	return meta('og:site_name', name);
}

function meta(property: string, content: string, mark?: string): string {
	return `<meta ${mark === undefined ? '' : `${mark} `}property="${property}" content="${escapeHtml(content)}">`;
}

function breadcrumbs(trail: readonly Crumb[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
	};
}
