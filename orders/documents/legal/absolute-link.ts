/** Where a link of a text leads, for readers who do not have the site open. */
import { fixedPaths, linkKeys } from '../../../site/fixed-paths.ts';
import type { Language, PerLanguage } from '../../../site/languages.ts';

const pages: readonly PerLanguage<string>[] = [...Object.values(fixedPaths), ...Object.values(linkKeys)];
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The site's own pages in `language`, where they have one in it. null: it leads nowhere outside of the text. */
export function absoluteLink(href: string, siteUrl: string, language: Language): string | null {
	const written = href.trim();
	if (written === '' || written.startsWith('#') || !URL.canParse(written, `${siteUrl}/`)) return null;
	const url = new URL(written, `${siteUrl}/`);
	if (!schemes.has(url.protocol)) return null;
	if (url.origin !== new URL(siteUrl).origin) return url.href;
	const path = url.pathname.replace(/(?<=.)\/$/, '');
	const page = pages.find((each) => Object.values(each).includes(path));
	return `${siteUrl}${page?.[language] ?? path}${url.search}${page?.[language].includes('#') ? '' : url.hash}`;
}

/** What a link's words do not say of its address; null: they say all. */
export function addressBeside(words: string, url: string): string | null {
	const bare = url.replace(/^(?:mailto|tel):/, '').replace(/^https?:\/\/(?:www\.)?/, '');
	const said = decodeURI(bare).replace(/\/$/, '').replace(/\s/g, '').toLowerCase();
	return words.replace(/\s/g, '').toLowerCase().includes(said) || url.startsWith('tel:') ? null : url.replace(/^mailto:/, '');
}
