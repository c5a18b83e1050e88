/** Writes `_redirects`, which Cloudflare and Netlify read. */
import type { Redirect } from '../routes/plan-redirects.ts';

/**
 * The file's text. Cloudflare takes 2,000 rules and ignores the rest, whose pages at the old paths do the same (see redirect-page.ts). It
 * follows a rule whether or not there is a file; Netlify shows the page unless the status says `301!`, which Cloudflare does not understand.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
