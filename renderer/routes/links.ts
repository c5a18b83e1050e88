/** Where links of the content lead. */
import type { Language } from '../../site/languages.ts';

export interface ResolvedLink {
	readonly kind: 'page' | 'external' | 'address';
	readonly href: string;
	/** False: a path of the own site at which there is no page. */
	readonly planned: boolean;
}

export interface Links {
	/** Resolves any `href` as an editor wrote it, for a page in `language`. */
	resolveLink(href: string, language: Language): ResolvedLink;
	/** True if a site path, without query and fragment, has a page. */
	hasPage(path: string): boolean;
	/** The same for pages that there are whatever records there are: neither those of records nor those of their lists. */
	hasStandingPage(path: string): boolean;
}
