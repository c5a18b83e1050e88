/** The head elements that belong to one page; navigation replaces them by their mark. */
import type { Head } from '../../client/runtime/built-page.ts';
import { marks } from '../../client/runtime/document-marks.ts';
import { escapeHtml } from './escape.ts';
import { socialHtml } from './social-html.ts';

/** Each element carries the `data-head` mark. */
export function headHtml(head: Head): string {
	const { title, description, canonical, noindex, alternates } = head;
	return [
		`<title ${marks.head}>${escapeHtml(title)}</title>`,
		...(description === null ? [] : [`<meta ${marks.head} name="description" content="${escapeHtml(description)}">`]),
		...(noindex ? [`<meta ${marks.head} name="robots" content="noindex">`] : []),
		...(canonical === null ? [] : [`<link ${marks.head} rel="canonical" href="${escapeHtml(canonical)}">`]),
		...alternates.map(
			({ hreflang, href }) => `<link ${marks.head} rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
		),
		...socialHtml(head),
	].join('\n');
}

/** Marks elements that React put into the head. */
export function markHeadElements(elements: string): string {
	return elements.replace(/<(link|meta|title)\b/g, `<$1 ${marks.head}`);
}
