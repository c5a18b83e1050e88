/** Fills a generated text's links. All of them lead to info pages or out of the site, so that this needs no route plan. */
import { documentIds } from '../../client/runtime/document-marks.ts';
import { fillRichText, type RichTextSite } from '../../pipeline/rich-text/fill-rich-text.ts';
import { type Language, languagePrefix } from '../../site/languages.ts';

/** The ids that a page has before its texts; all texts of a page share the set. */
export function createPageIds(): Set<string> {
	return new Set(documentIds);
}

export function fillText(html: string, language: Language, pageIds: Set<string>): string {
	const site: RichTextSite = {
		link: (href) =>
			href.startsWith('/')
				? { href: languagePrefix(language) + href, external: false, newTab: false }
				: { href, external: !href.startsWith('#'), newTab: !href.startsWith('#') },
		picture: () => '',
	};
	return fillRichText(html, site, pageIds);
}
