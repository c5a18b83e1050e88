/** Decides what a click on a link means: a change of page within the app, or the browser's own business. */
import { isLoginPath, isPaymentPath } from '../../../site/full-load-paths.ts';
import { homePath, type Language, languagePrefix, languages } from '../../../site/languages.ts';
import { pageMarks } from '../page-marks.ts';

export interface LinkFacts {
	/** Absolute. */
	readonly href: string;
	/** `''` where the link has none. */
	readonly target: string;
	readonly download: boolean;
}

interface Place {
	/** Absolute. */
	readonly href: string;
	readonly language: Language;
}

export type Navigation =
	/** Another site, a file, a new tab, another language, to or from the page whose policy lets payment providers in: not ours. */
	| { readonly kind: 'browser' }
	/** A place on the page that is open. */
	| { readonly kind: 'anchor' }
	| { readonly kind: 'page'; readonly path: string; readonly href: string };

const browser: Navigation = { kind: 'browser' };

/** The navigation that following `link` at `place` is. */
export function chooseNavigation(link: LinkFacts, place: Place): Navigation {
	if (!URL.canParse(link.href) || link.download || !['', '_self'].includes(link.target)) return browser;
	const to = new URL(link.href);
	const from = new URL(place.href);
	if (to.origin !== from.origin || isPaymentPath(to.pathname) || isPaymentPath(from.pathname)) return browser;
	const path = toSitePath(to.pathname);
	if (isOutside(path) || pathLanguage(path) !== place.language) return browser;
	if (to.hash !== '' && path === toSitePath(from.pathname) && to.search === from.search) return { kind: 'anchor' };
	return { kind: 'page', path, href: to.href };
}

/** The path as page data knows it: without a trailing slash or `index.html`. */
export function toSitePath(pathname: string): string {
	return pathname.replace(/\/index\.html$/, '/').replace(/(?<=.)\/+$/, '');
}

/** Files, services and the redirect to the content portal are no pages of the app. */
function isOutside(path: string): boolean {
	const lastSegment = path.slice(path.lastIndexOf('/') + 1);
	return lastSegment.includes('.') || isLoginPath(path) || path.startsWith('/ecom/');
}

function pathLanguage(path: string): Language {
	const prefixed = languages.filter((language) => languagePrefix(language) !== '');
	return prefixed.find((language) => path === homePath(language) || path.startsWith(`${homePath(language)}/`)) ?? 'de';
}

/**
 * Keeps the static shell in step with the page: navigation does not render it again. Points the language switcher at this page's
 * counterparts and marks the entries that lead to it.
 */
export function patchShell(document: Document, path: string, languagePaths: Readonly<Record<Language, string>>): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${pageMarks.language}]`)) {
		const target = Object.entries(languagePaths).find(([language]) => language === link.getAttribute(pageMarks.language))?.[1];
		if (target !== undefined) link.setAttribute('href', target);
	}
	keepQuery(document);
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${pageMarks.entry}]`)) {
		const current = link.hash === '' && toSitePath(link.pathname) === path;
		if (current) link.setAttribute('aria-current', 'page');
		else link.removeAttribute('aria-current');
	}
}

/** Lets the language switcher lead to what is chosen here: ids, tokens and sorts of an address mean the same in every language. */
export function keepQuery(document: Document): void {
	const { search } = document.location;
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${pageMarks.language}]`)) {
		if (link.search !== search) link.search = search;
	}
}
