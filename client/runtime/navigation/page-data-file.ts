/** Where the data of a page lies. */
import { type Language, languagePrefix } from '../../../site/languages.ts';

/** URL path of a page's data. `path` as in the address, so already percent-encoded. */
export function pageDataFile(path: string): string {
	return `/page-data${path === '/' ? '/index' : path}/page-data.json`;
}

/** Path of the 404 page in a language. */
export function notFoundPath(language: Language): string {
	return `${languagePrefix(language)}/404.html`;
}
