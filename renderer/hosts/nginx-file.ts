/** Writes `_nginx.conf`, which a `server` block of nginx includes beside its own `root` (docs/publishing.md). */
import type { SiteConfig } from '../../site/config.ts';
import { loginPath } from '../../site/full-load-paths.ts';
import { defaultLanguage, languagePrefix } from '../../site/languages.ts';
import type { Redirect } from '../routes/site-plan.ts';
import { fixedFiles, fixedTypes } from './fixed-files.ts';
import { type Header, headersFor } from './header-model.ts';
import { hostAddress, hostPattern } from './host-address.ts';
import { hostFiles } from './host-files.ts';

/** A page that answers for what is not there below a path. Both are site paths without a slash at their end. */
export interface Shell {
	readonly root: string;
	readonly path: string;
}

export interface HostRules {
	readonly redirects: readonly Redirect[];
	/** Left out, none. */
	readonly shells?: readonly Shell[];
	/** Of standalone pages (see `SitePolicies`), one a language; left out, none. */
	readonly standalonePaths?: readonly string[];
	readonly config: Pick<SiteConfig, 'languages' | 'contentPortalUrl' | 'drafts' | 'hsts'>;
}

/**
 * The file's text. Paths are answered with and without a slash at their end, without a redirect; a redirect leads to its end in one step from
 * both, with the query that was asked for. Every answer has the headers of the model, those without a file too.
 */
export function nginxFile({ redirects, shells = [], standalonePaths = [], config }: HostRules): string {
	const moved = redirects.flatMap(({ from, to }) =>
		[from, `${from}/`].map((path) => `location = "${hostAddress(path)}" { return 301 "${hostAddress(to)}$is_args$args"; }`),
	);
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
		...shells.flatMap(({ root, path }) => [
			`location ${root}/ { try_files $uri $uri/index.html ${path}/index.html; }`,
			`location /page-data${root}/ { try_files $uri /page-data${path}/page-data.json; }`,
		]),
		...(standalonePaths.length === 0
			? []
			: [
					`location ~ "^(?:${standalonePaths.map(hostPattern).join('|')})/?$" {`,
					...addHeaders(headersFor('/', { ...config, standalone: true }), 'always'),
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
			: [`location ~* "^${hostPattern(loginPath)}/?$" { return 301 "${hostAddress(config.contentPortalUrl)}"; }`]),
		...moved,
		'',
	].join('\n');
}

const cacheHeader = 'Cache-Control';
const tryPages = 'try_files $uri $uri/index.html =404;';

function addHeaders(headers: readonly Header[], condition: 'always' | ''): string[] {
	return headers.map(({ name, value }) => `add_header ${name} "${value}"${condition && ` ${condition}`};`);
}
