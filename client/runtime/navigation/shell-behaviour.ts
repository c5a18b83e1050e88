/** Keeps the static shell in step with the page: navigation does not render it again. */
import type { Language } from '../../../site/languages.ts';
import { pageMarks } from '../page-marks.ts';
import { toSitePath } from './choose-navigation.ts';

/** Points the language switcher at this page's counterparts and marks the entries that lead to it. */
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
