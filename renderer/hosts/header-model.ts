/** The one model of response headers: the local server sends them, and the files for hosts are written from them. */
import type { HttpsScope, SiteConfig } from '../../site/config.ts';

export interface Header {
	readonly name: string;
	readonly value: string;
}

/** What kind of file an address leads to, as far as headers differ. */
export type FileKind = 'asset' | 'page-data' | 'page';

/** What of the configuration headers depend on. */
export type HeaderConfig = Pick<SiteConfig, 'drafts' | 'hsts'>;

/** Two years. By default a site speaks for its own host only: a subdomain without HTTPS would be cut off, and a preload list is left in months. */
const transportSecurity: Readonly<Record<HttpsScope, string>> = {
	host: 'max-age=63072000',
	subdomains: 'max-age=63072000; includeSubDomains',
	preload: 'max-age=63072000; includeSubDomains; preload',
};

/** What `<meta>` cannot say, besides HTTPS. */
const securityHeaders: readonly Header[] = [
	{ name: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
	{ name: 'X-Content-Type-Options', value: 'nosniff' },
	{ name: 'X-Frame-Options', value: 'DENY' },
	{ name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
	{ name: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()' },
	{ name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
	{ name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Of standalone pages: without it a window that a script of others opens could not report its outcome to the page. */
export const standaloneOpener: Header = { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' };

/** On every answer of a site with drafts: what is no page has no `<meta>` to say so. */
const draftsHeader: Header = { name: 'X-Robots-Tag', value: 'noindex, nofollow' };

/** Assets are named by their content; everything else is asked for again on every visit. */
export const cacheControl: Readonly<Record<FileKind, string>> = {
	asset: 'public, max-age=31536000, immutable',
	'page-data': 'public, max-age=0, must-revalidate',
	page: 'public, max-age=0, must-revalidate',
};

function fileKind(path: string): FileKind {
	if (path.startsWith('/assets/')) {
		return 'asset';
	}
	return path.startsWith('/page-data/') ? 'page-data' : 'page';
}

/** The headers of every answer from the site. */
export function commonHeaders({ drafts, hsts = 'host' }: HeaderConfig = {}): Header[] {
	const strict: Header = { name: 'Strict-Transport-Security', value: transportSecurity[hsts] };
	return [...securityHeaders, strict, ...(drafts ? [draftsHeader] : [])];
}

/** All headers of an answer from the site. `standalone`: it is a standalone page (see `SitePolicies`). */
export function headersFor(
	path: string,
	{ standalone = false, ...config }: HeaderConfig & { readonly standalone?: boolean } = {},
): Header[] {
	const headers = [...commonHeaders(config), { name: 'Cache-Control', value: cacheControl[fileKind(path)] }];
	return standalone && fileKind(path) === 'page'
		? headers.map((header) => (header.name === standaloneOpener.name ? standaloneOpener : header))
		: headers;
}
