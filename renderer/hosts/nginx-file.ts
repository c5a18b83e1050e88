/** Writes `_nginx.conf`, which a `server` block of nginx includes beside its own `root` (README). */
import type { SiteConfig } from '../../site/config.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { defaultLanguage, languagePrefix } from '../../site/languages.ts';
import { shellPath } from '../../site/store-paths.ts';
import type { Redirect } from '../routes/site-plan.ts';
import { fixedFiles, fixedTypes } from './fixed-files.ts';
import { type Header, headersFor } from './header-model.ts';
import { hostAddress, hostPattern } from './host-address.ts';
import { hostFiles } from './host-files.ts';
import { paymentPaths } from './payment-paths.ts';

export interface HostRules {
	readonly redirects: readonly Redirect[];
	/** Paths below which a page of its own answers for what is not there; left out, none. */
	readonly shells?: readonly string[];
	readonly config: Pick<SiteConfig, 'languages' | 'store' | 'contentPortalUrl' | 'drafts' | 'hsts'>;
}

/**
 * The file's text. Paths are answered with and without a slash at their end, without a redirect; a redirect leads to its end in one step from
 * both, with the query that was asked for. Every answer has the headers of the model, those without a file too.
 */
export function nginxFile({ redirects, shells = [], config }: HostRules): string {
	const moved = redirects.flatMap(({ from, to }) =>
		[from, `${from}/`].map((path) => `location = "${hostAddress(path)}" { return 301 "${hostAddress(to)}$is_args$args"; }`),
	);
	const payment = paymentPaths(config);
	return [
		'# Written by the build: include it in a server block that says root and listen.',
		'charset utf-8;',
		'absolute_redirect off;',
		'gzip_static on;',
		'gzip_vary on;',
		...addHeaders(headersFor('/', config), 'always'),
		'error_page 404 /404.html;',
		`location / { ${tryPages} }`,
		...config.languages
			.filter((language) => language !== defaultLanguage)
			.map((language) => `location ${languagePrefix(language)}/ { error_page 404 ${languagePrefix(language)}/404.html; ${tryPages} }`),
		...shells.flatMap((root) => [
			`location ${root}/ { try_files $uri $uri/index.html ${shellPath(root)}/index.html; }`,
			`location /page-data${root}/ { try_files $uri /page-data${shellPath(root)}/page-data.json; }`,
		]),
		...(payment.length === 0
			? []
			: [
					`location ~ "^(?:${payment.map(hostPattern).join('|')})/?$" {`,
					...addHeaders(headersFor(payment[0] ?? '', config), 'always'),
					`${tryPages} }`,
				]),
		// A location's own headers replace the server's. The last one is left out where nothing was found, so that no cache keeps that.
		'location ^~ /assets/ {',
		...addHeaders(
			headersFor('/assets/', config).filter(({ name }) => name !== cacheHeader),
			'always',
		),
		...addHeaders(
			headersFor('/assets/', config).filter(({ name }) => name === cacheHeader),
			'',
		),
		'try_files $uri =404; }',
		`location = /${fixedFiles.manifest} { default_type ${fixedTypes.manifest}; try_files $uri =404; }`,
		...Object.values(hostFiles).map((name) => `location = /${name} { return 404; }`),
		...(config.contentPortalUrl === null
			? []
			: [`location ~* "^${hostPattern(fixedPaths.login.de)}/?$" { return 301 "${hostAddress(config.contentPortalUrl)}"; }`]),
		...moved,
		'',
	].join('\n');
}

const cacheHeader = 'Cache-Control';
const tryPages = 'try_files $uri $uri/index.html =404;';

function addHeaders(headers: readonly Header[], condition: 'always' | ''): string[] {
	return headers.map(({ name, value }) => `add_header ${name} "${value}"${condition && ` ${condition}`};`);
}
