/** Makes rendered rich text a part of a page: the site's own links and pictures, and ids that only it has. */
import { externalLinkRel } from '../../site/constants.ts';
import { bindLineEnds } from '../../site/text.ts';

export interface RichTextSite {
	/** Resolves a link as the editor wrote it; null where its target does not exist, so that only its text stays. */
	link(href: string): RichTextLink | null;
	/** HTML of a picture; '' where there is none. `reference` is a file id, a file name or a foreign URL (see image-reference.ts). */
	picture(reference: string, alt: string): string;
}

interface RichTextLink {
	readonly href: string;
	/** Leads to another host: gets the four rel values. */
	readonly external: boolean;
	readonly newTab: boolean;
}

const placeholder =
	/<a data-link="([^"]*)">|<img data-image="([^"]*)" alt="([^"]*)">|(<h[1-6] id="|<a class="heading-anchor" href="#)([^"]*)(?=")/g;

/**
 * The HTML of a page's rich text. `html` comes from renderMarkdown, where no other attribute or text can look like a placeholder.
 * `pageIds` are the ids that the page has so far; a heading whose id is among them gets another one, and all headings' ids are added.
 */
export function fillRichText(html: string, site: RichTextSite, pageIds: Set<string>): string {
	const headingIds = chooseHeadingIds(html, pageIds);
	const fragments = new Map([...headingIds].map(([slug, id]) => [`#${encodeURI(slug)}`, `#${encodeURI(id)}`]));
	let lacksPicture = false;
	const filled = html.replace(placeholder, (_match, link?: string, image?: string, alt?: string, heading?: string, slug?: string) => {
		if (heading !== undefined && slug !== undefined) return heading + (headingIds.get(slug) ?? slug);
		if (image !== undefined) {
			const picture = site.picture(decode(image), decode(alt ?? ''));
			lacksPicture ||= picture === '';
			return picture;
		}
		const href = decode(link ?? '');
		return openingTag(site.link(fragments.get(href) ?? href));
	});
	return bindLineEnds(lacksPicture ? withoutEmpty(filled) : filled);
}

/** What held nothing but a picture that is not there; it may stand in something that is then empty, too. */
const empty = /<(p|a|li|ul|ol|em|strong|del|u|sub|sup|figure|blockquote|h[1-6])(?: [^>]*)?>\s*<\/\1>\n?/g;

function withoutEmpty(html: string): string {
	const rest = html.replace(empty, '');
	return rest === html ? html : withoutEmpty(rest);
}

/** The id of each heading by its slug: the slug itself unless the page has it already, else with the next free number. */
function chooseHeadingIds(html: string, pageIds: Set<string>): ReadonlyMap<string, string> {
	const chosen = new Map<string, string>();
	for (const [, slug = ''] of html.matchAll(/<h[1-6] id="([^"]*)"/g)) {
		let id = slug;
		for (let number = 1; pageIds.has(id); number += 1) id = `${slug}-${number}`;
		pageIds.add(id);
		chosen.set(slug, id);
	}
	return chosen;
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
