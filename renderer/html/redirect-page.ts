/** The page at a path that was given up, for hosts that know no redirects: it needs neither a server nor a script. */
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { Redirect } from '../routes/site-plan.ts';
import { escapeHtml } from './escape.ts';

/** Seen only where a browser does not go on by itself. */
const words: Readonly<Record<Language, { readonly title: string; readonly link: string }>> = {
	de: { title: 'Diese Seite ist umgezogen', link: 'Zur neuen Adresse' },
	en: { title: 'This page has moved', link: 'Go to the new address' },
	fr: { title: 'Cette page a changé d’adresse', link: 'Vers la nouvelle adresse' },
};

/** Search engines take a refresh without delay for a permanent redirect, and the canonical address for the page's own. */
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
