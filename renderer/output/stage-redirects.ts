/** Puts redirects and the files for hosts that hold them into a site, and pages for hosts that know none. */
import type { SiteConfig } from '../../site/config.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { apacheFile } from '../hosts/apache-file.ts';
import { hostAddress } from '../hosts/host-address.ts';
import { type HostRules, nginxFile } from '../hosts/nginx-file.ts';
import { escapeHtml } from '../html/escape.ts';
import type { Redirect } from '../routes/site-plan.ts';
import { siteFiles } from './is-wanted.ts';
import { htmlFile } from './output-paths.ts';
import type { SiteWriter } from './site-writer.ts';

export function stageRedirects(writer: SiteWriter, rules: HostRules & { readonly config: SiteConfig }): void {
	const { redirects, config } = rules;
	for (const redirect of redirects) {
		writer.write(htmlFile(redirect.from), redirectPage(redirect, config));
	}
	writer.write(siteFiles.nginx, nginxFile(rules));
	writer.write(siteFiles.apache, apacheFile(rules));
	const lines = redirectsFile(redirects, config.contentPortalUrl);
	if (lines === '') writer.remove(siteFiles.redirects);
	else writer.write(siteFiles.redirects, lines);
}

/**
 * The text of `_redirects`, which Cloudflare and Netlify read. Cloudflare takes 2,000 rules and ignores the rest, whose pages at the old paths
 * do the same (`redirectPage`). It follows a rule whether or not there is a file; Netlify shows the page unless the status says `301!`, which Cloudflare does not understand.
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

/** Seen only where a browser does not go on by itself. */
const words: Readonly<Record<Language, { readonly title: string; readonly link: string }>> = {
	de: { title: 'Diese Seite ist umgezogen', link: 'Zur neuen Adresse' },
	en: { title: 'This page has moved', link: 'Go to the new address' },
	fr: { title: 'Cette page a changé d’adresse', link: 'Vers la nouvelle adresse' },
};

/**
 * The page at a path that was given up, for hosts that know no redirects: it needs neither a server nor a script. Search engines take a refresh
 * without delay for a permanent redirect, and the canonical address for the page's own.
 */
export function redirectPage({ to, language }: Redirect, config: SiteConfig): string {
	const { title, link } = words[language];
	const target = escapeHtml(to);
	return [
		'<!doctype html>',
		`<html lang="${language}">`,
		'<head>',
		'<meta charset="utf-8">',
		`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${title}</title>`,
		'<meta name="robots" content="noindex">',
		`<link rel="canonical" href="${escapeHtml(absoluteUrl(to, config))}">`,
		`<meta http-equiv="refresh" content="0; url=${target}">`,
		'</head>',
		'<body>',
		`<h1>${title}</h1>`,
		`<p><a href="${target}">${link}</a></p>`,
		'</body>',
		'</html>',
		'',
	].join('\n');
}
