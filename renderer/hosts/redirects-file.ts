/** Writes `_redirects`, which Cloudflare and Netlify read. */
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Redirect } from '../routes/site-plan.ts';
import { hostAddress } from './host-address.ts';

/**
 * The file's text. Cloudflare takes 2,000 rules and ignores the rest, whose pages at the old paths do the same (see redirect-page.ts). It
 * follows a rule whether or not there is a file; Netlify shows the page unless the status says `301!`, which Cloudflare does not understand.
 * `portalUrl`: where `/login` leads, which has no page; null: nowhere.
 */
export function redirectsFile(redirects: readonly Redirect[], portalUrl: string | null): string {
	const logins = portalUrl === null ? [] : spellings(fixedPaths.login.de).map((path) => ({ from: path, to: portalUrl }));
	return [...logins, ...redirects].map(({ from, to }) => `${hostAddress(from)} ${hostAddress(to)} 301\n`).join('');
}

/** A path in all mixtures of small and capital letters: these hosts distinguish them, and have no patterns that do not. */
function spellings(path: string): string[] {
	return [...path].reduce<string[]>(
		(found, character) => found.flatMap((start) => [...new Set([character, character.toUpperCase()])].map((each) => start + each)),
		[''],
	);
}
