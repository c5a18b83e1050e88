/** Replaces the placeholders of rendered rich text by the site's own links and pictures. */
import { externalLinkRel } from '../../site/constants.ts';

export interface RichTextSite {
	/** Resolves a link as the editor wrote it; null where its target does not exist, so that only its text stays. */
	link(href: string): RichTextLink | null;
	/** HTML of a picture; '' where there is none. `reference` is a file id, a file name or a foreign URL (see image-reference.ts). */
	picture(reference: string, alt: string): string;
}

export interface RichTextLink {
	readonly href: string;
	/** Leads to another host: gets the four rel values. */
	readonly external: boolean;
	readonly newTab: boolean;
}

const placeholder = /<a data-link="([^"]*)">|<img data-image="([^"]*)" alt="([^"]*)">/g;

/** The HTML of a page's rich text. `html` comes from renderMarkdown, where no other attribute or text can look like a placeholder. */
export function fillRichText(html: string, site: RichTextSite): string {
	return html.replace(placeholder, (_match, href: string | undefined, image: string | undefined, alt: string | undefined) =>
		href !== undefined ? openingTag(site.link(decode(href))) : site.picture(decode(image ?? ''), decode(alt ?? '')),
	);
}

function openingTag(link: RichTextLink | null): string {
	if (link === null) return '<a>';
	const target = link.newTab || link.external ? ' target="_blank"' : '';
	const rel = link.external ? ` rel="${externalLinkRel}"` : '';
	return `<a href="${encodeAttribute(link.href)}"${target}${rel}>`;
}

/** Escapes a value for a double-quoted attribute. */
function encodeAttribute(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** rehype-stringify writes hexadecimal references only. */
function decode(value: string): string {
	return value.replace(/&#x([0-9A-F]+);/gi, (_match, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
